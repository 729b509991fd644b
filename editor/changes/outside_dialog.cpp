#include "editor/changes/outside_dialog.h"

#include <QDir>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace engawa {

OutsideDialog::OutsideDialog(const PackDocument &document, DocumentFile &file, QWidget *parent)
    : QDialog(parent), m_file(file), m_clashes(document, file.merge())
{
    setWindowTitle(tr("Changed outside"));
    auto *heading = new QLabel(tr("Changed outside"));
    heading->setObjectName(u"heading"_s);
    const int clashes = m_clashes.rowCount();
    auto *text =
        new QLabel(tr("Another program changed “%1” while there are unsaved changes here.")
                       .arg(QDir::toNativeSeparators(document.path()))
                   + u' '
                   + (clashes == 0 ? tr("Both touched different places, so they fit together.")
                                   : tr("%n field(s) were changed by both. Choose for each:", nullptr, clashes)));
    text->setObjectName(u"hint"_s);
    text->setWordWrap(true);

    auto *list = new QTreeView;
    list->setModel(&m_clashes);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAccessibleName(tr("Fields changed by both"));
    list->header()->setSectionResizeMode(QHeaderView::Stretch);
    list->setVisible(clashes > 0);
    connect(list, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() != ClashModel::PlaceColumn)
            m_clashes.setData(index, Qt::Checked, Qt::CheckStateRole);
    });

    const auto button = [this](const QString &title, const QString &hint, auto act) {
        auto *made = new QPushButton(title);
        made->setToolTip(hint);
        connect(made, &QPushButton::clicked, this, [this, act] {
            act();
            accept();
        });
        return made;
    };
    auto *both = button(clashes == 0 ? tr("Take &both") : tr("Take &both, as chosen"),
                        tr("One undo step; save afterwards"), [this] { m_file.takeBoth(m_clashes.merge()); });
    both->setDefault(true);
    auto *theirs = button(tr("Take the &outside one"), tr("Your unsaved changes go; undo brings them back"),
                          [this] { m_file.takeTheirs(); });
    auto *mine =
        button(tr("Keep &mine"), tr("The next save overwrites what is on the disk"), [this] { m_file.keepMine(); });
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(both);
    buttons->addWidget(theirs);
    buttons->addWidget(mine);
    buttons->addStretch(1);

    auto *column = new QVBoxLayout(this);
    column->addWidget(heading);
    column->addWidget(text);
    column->addWidget(list, 1);
    column->addLayout(buttons);
    resize(fontMetrics().height() * 36, fontMetrics().height() * (clashes > 0 ? 20 : 9));
}

} // namespace engawa
