#include "editor/changes/changes_panel.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

#include "core/pack/pointer.h"
#include "editor/changes/change_delegate.h"
#include "editor/changes/reverted.h"
#include "editor/changes/variant_frame_form.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

QString packVersion(const PackDocument &document)
{
    const Json *version = document.base().value("pack", "version");
    return version && version->is_string() ? QString::fromStdString(version->get<std::string>()) : QString();
}

} // namespace

ChangesPanel::ChangesPanel(PackDocument &document, Selection &selection, QWidget *parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_model(document)
{
    m_heading = new QLabel;
    m_heading->setObjectName(u"hint"_s);
    m_heading->setWordWrap(true);
    m_form = new VariantFrameForm(document);
    m_version = notice(m_versionText, m_adopt, m_unused);
    m_note = notice(m_noteText, m_below, m_mine);
    m_unused->hide();

    m_list = new QTreeView;
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new ChangeDelegate(m_list));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->header()->setStretchLastSection(true);
    m_list->header()->setMinimumSectionSize(1);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    const auto go = [this](const QModelIndex &index) {
        const ChangesModel::Row &row = m_model.rows()[static_cast<std::size_t>(index.row())];
        if (!row.kept)
            m_selection.goTo(QString::fromStdString(row.difference.file),
                             QString::fromStdString(row.difference.pointer));
    };
    connect(m_list, &QTreeView::clicked, this, go);
    connect(m_list, &QTreeView::activated, this, go);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &ChangesPanel::showNotes);
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ChangesPanel::showNotes);
    m_nothing = new QLabel;
    m_nothing->setObjectName(u"hint"_s);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);

    m_revert = new QPushButton;
    m_revertAll = new QPushButton;
    connect(m_revert, &QPushButton::clicked, this, &ChangesPanel::revertSelected);
    connect(m_revertAll, &QPushButton::clicked, this, &ChangesPanel::revertAll);
    connect(m_adopt, &QPushButton::clicked, this, &ChangesPanel::adopt);
    connect(m_below, &QPushButton::clicked, this, [this] {
        if (const ChangesModel::Row *row = current())
            revert(ChangesModel::Row(*row));
    });
    connect(m_mine, &QPushButton::clicked, this, [this] {
        if (const ChangesModel::Row *row = current())
            m_model.settle(ChangesModel::Row(*row));
    });
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_revert);
    buttons->addWidget(m_revertAll);
    buttons->addStretch(1);

    auto *column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addWidget(m_form);
    column->addWidget(m_version);
    column->addWidget(m_list, 1);
    column->addWidget(m_nothing, 1);
    column->addWidget(m_note);
    column->addLayout(buttons);
    setFocusProxy(m_list);
    connect(&m_model, &ChangesModel::shown, this, &ChangesPanel::follow);
    connect(&m_model, &ChangesModel::settled, this, &ChangesPanel::settled);
    connect(&document, &PackDocument::stateChanged, this, &ChangesPanel::follow);
    retranslate();
}

QFrame *ChangesPanel::notice(QLabel *&text, QPushButton *&one, QPushButton *&other)
{
    auto *frame = new QFrame;
    frame->setObjectName(u"sample"_s);
    text = new QLabel;
    text->setWordWrap(true);
    one = new QPushButton;
    other = new QPushButton;
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(one);
    buttons->addWidget(other);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(frame);
    column->addWidget(text);
    column->addLayout(buttons);
    return frame;
}

const ChangesModel::Row *ChangesPanel::current() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? &m_model.rows()[static_cast<std::size_t>(index.row())] : nullptr;
}

void ChangesPanel::revert(const ChangesModel::Row &row)
{
    if (row.kept) {
        Variant frame = m_document.frame();
        Json &patch = frame.changes[row.difference.file];
        patch.erase(pointerParts(row.difference.pointer).value().front());
        if (patch.empty())
            frame.changes.erase(row.difference.file);
        m_document.setFrame(tr("Drop the change of %1").arg(row.place), std::move(frame));
        return;
    }
    m_document.replace(tr("Revert %1: %2 → %3").arg(row.place, row.now, row.before),
                       reverted(m_document.data(), m_document.base(), row.difference));
}

void ChangesPanel::revertSelected()
{
    const QModelIndexList chosen = m_list->selectionModel()->selectedRows();
    std::vector<ChangesModel::Row> rows;
    for (const QModelIndex &index : chosen)
        rows.push_back(m_model.rows()[static_cast<std::size_t>(index.row())]);
    for (const ChangesModel::Row &row : rows)
        revert(row);
}

void ChangesPanel::revertAll()
{
    if (m_document.target() != PackDocument::Target::Variant) {
        m_document.replace(tr("Revert all changes"), m_document.base());
        return;
    }
    Variant frame = m_document.frame();
    frame.changes.clear();
    m_document.takeOver(tr("Revert all changes"), m_document.contentOf(frame));
}

void ChangesPanel::adopt()
{
    Variant frame = m_document.frame();
    frame.baseVersion = packVersion(m_document).toStdString();
    m_document.setFrame(tr("Adopt to version %1").arg(packVersion(m_document)), std::move(frame));
}

void ChangesPanel::showPlace(const QString &file, const QString &id, const QString &field)
{
    const std::string pointer = id.isEmpty() ? std::string() : pointerPart(id.toStdString()) + field.toStdString();
    const auto &rows = m_model.rows();
    const auto found = std::ranges::find_if(rows, [&](const ChangesModel::Row &row) {
        return row.difference.file == file.toStdString() && row.difference.pointer.starts_with(pointer);
    });
    if (found == rows.end())
        return;
    const QModelIndex index = m_model.index(static_cast<int>(found - rows.begin()), 0);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

bool ChangesPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list->viewport() && event->type() == QEvent::Resize) {
        const int width = m_list->viewport()->width();
        m_list->header()->resizeSection(ChangesModel::PlaceColumn, width * 55 / 100);
        m_list->header()->resizeSection(ChangesModel::BeforeColumn, width * 20 / 100);
    }
    if (watched == m_list && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Delete)) {
        revertSelected();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ChangesPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace engawa
