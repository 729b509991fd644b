#include "editor/csv/csv_preview.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace engawa {

CsvPreview::CsvPreview(const CsvImport &import, const QString &table, QWidget *parent)
    : QDialog(parent), m_import(import), m_summary(new QLabel), m_changes(new QTreeWidget),
      m_remove(
          new QCheckBox(tr("&Remove rows that the file lacks (%n)", nullptr, static_cast<int>(import.lacking.size()))))
{
    setWindowTitle(tr("Import into %1").arg(table));
    m_summary->setWordWrap(true);
    m_changes->setHeaderLabels({tr("Change"), tr("Id"), tr("Field"), tr("Before"), tr("After")});
    m_changes->setRootIsDecorated(false);
    m_changes->setUniformRowHeights(true);
    m_changes->setAlternatingRowColors(true);
    m_changes->setAccessibleName(tr("What the import changes"));
    m_remove->setEnabled(!import.lacking.empty());

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_go = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_go->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_remove, &QCheckBox::toggled, this, &CsvPreview::fill);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_changes, 1);
    if (!import.unknownColumns.isEmpty()) {
        auto *unknown =
            new QLabel(tr("The table has no place for these columns: %1. They stay in your file, also when the "
                          "table is exported over it.")
                           .arg(import.unknownColumns.join(QStringLiteral(", "))));
        unknown->setObjectName(QStringLiteral("hint"));
        unknown->setWordWrap(true);
        layout->addWidget(unknown);
    }
    layout->addWidget(m_remove);
    layout->addWidget(buttons);
    fill();
    for (int column = 0; column < 3; ++column)
        m_changes->resizeColumnToContents(column);
    const int unit = fontMetrics().height();
    m_changes->setColumnWidth(3, unit * 14);
    resize(unit * 48, unit * 28);
}

bool CsvPreview::removeLacking() const
{
    return m_remove->isChecked();
}

void CsvPreview::fill()
{
    const int removed = removeLacking() ? static_cast<int>(m_import.lacking.size()) : 0;
    m_summary->setText(
        m_import.changesAnything(removed > 0)
            ? tr("%n rows added, %1 changed, %2 removed.", nullptr, m_import.added).arg(m_import.changed).arg(removed)
            : tr("The file says the same as the table: nothing would change."));
    m_go->setEnabled(m_import.changesAnything(removed > 0));
    QList<QTreeWidgetItem *> items;
    const auto add = [&items](const QList<CsvImport::Change> &changes, const QString &word) {
        for (const CsvImport::Change &change : changes)
            items += new QTreeWidgetItem({word, change.id, change.field, change.before, change.after});
    };
    QList<CsvImport::Change> added, changed;
    for (const CsvImport::Change &change : m_import.changes)
        (change.sort == CsvImport::Change::Sort::Added ? added : changed) += change;
    add(added, tr("Added"));
    add(changed, tr("Changed"));
    if (removed > 0)
        add(m_import.removals, tr("Removed"));
    m_changes->clear();
    m_changes->addTopLevelItems(items);
}

} // namespace engawa
