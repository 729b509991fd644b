#include "app/notes/notes_panel.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSaveFile>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/notes/note_delegate.h"
#include "app/notes/notes_csv.h"
#include "editor/document/documents_folder.h"

namespace engawa {

NotesPanel::NotesPanel(MatchSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_notes(session), m_filter(new QLineEdit), m_list(new QListView),
      m_empty(new QLabel), m_said(new QLabel), m_bringBack(new QPushButton), m_new(new QToolButton),
      m_edit(new QToolButton), m_remove(new QToolButton), m_export(new QToolButton), m_report(new QToolButton)
{
    m_found.setSourceModel(&m_notes);
    m_found.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found.setFilterRole(NoteListModel::SearchRole);
    m_filter->setClearButtonEnabled(true);
    m_list->setModel(&m_found);
    m_list->setItemDelegate(new NoteDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QListView::NoEditTriggers);
    m_list->installEventFilter(this);
    m_empty->setObjectName(QStringLiteral("hint"));
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(12);
    m_said->setObjectName(QStringLiteral("hint"));
    m_said->setWordWrap(true);

    auto *said = new QHBoxLayout;
    said->setContentsMargins(8, 0, 8, 0);
    said->addWidget(m_said, 1);
    said->addWidget(m_bringBack);
    auto *tools = new QHBoxLayout;
    tools->setContentsMargins(4, 0, 4, 4);
    tools->setSpacing(2);
    for (QToolButton *tool : {m_new, m_edit, m_remove, m_export, m_report}) {
        tool->setFocusPolicy(Qt::StrongFocus);
        tools->addWidget(tool);
    }
    tools->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_filter);
    column->addWidget(m_empty, 1);
    column->addWidget(m_list, 1);
    column->addLayout(said);
    column->addLayout(tools);
    setFocusProxy(m_list);

    connect(m_filter, &QLineEdit::textChanged, &m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_filter, &QLineEdit::textChanged, this, &NotesPanel::showState);
    connect(m_list, &QListView::clicked, this,
            [this](const QModelIndex &row) { m_session.goTo(row.data(NoteListModel::NodeRole).toInt()); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &NotesPanel::showState);
    connect(m_new, &QToolButton::clicked, this, &NotesPanel::noteRequested);
    connect(m_edit, &QToolButton::clicked, this, [this] {
        if (const NoteRow *row = current())
            emit editRequested(row->note.id);
    });
    connect(m_remove, &QToolButton::clicked, this, &NotesPanel::remove);
    connect(m_bringBack, &QPushButton::clicked, this, &NotesPanel::bringBack);
    connect(m_export, &QToolButton::clicked, this, &NotesPanel::askWhereToExport);
    connect(m_report, &QToolButton::clicked, this,
            [this] { emit reportRequested(current() ? current()->note.id : -1); });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_found, signal, this, &NotesPanel::showState);
    connect(&session, &MatchSession::settled, this, &NotesPanel::showState);
    say({});
    retranslate();
    showState();
}

const NoteRow *NotesPanel::current() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? m_notes.find(index.data(NoteListModel::IdRole).toInt()) : nullptr;
}

void NotesPanel::remove()
{
    const NoteRow *row = current();
    if (!row)
        return;
    const StandingNote note = row->note;
    NoteContent gone;
    gone.of = note.id;
    gone.deleted = true;
    m_session.note(note.node, toJson(gone));
    m_removed = note;
    say(tr("The note is taken away."));
}

void NotesPanel::bringBack()
{
    if (!m_removed)
        return;
    NoteContent content = m_removed->content;
    content.of = m_removed->id;
    m_session.note(m_removed->node, toJson(content));
    say({});
    m_list->setFocus();
}

void NotesPanel::say(const QString &sentence)
{
    m_said->setText(sentence);
    m_said->setVisible(!sentence.isEmpty());
    m_bringBack->setVisible(!sentence.isEmpty() && m_removed.has_value());
    if (sentence.isEmpty())
        m_removed.reset();
}

void NotesPanel::showState()
{
    const bool open = m_session.isOpen(), any = m_notes.rowCount() > 0, found = m_found.rowCount() > 0;
    if (m_removed && (!open || m_notes.find(m_removed->id)))
        say({});
    m_empty->setText(any ? tr("No note has these words.") : tr("No notes yet. N pins one to the present move."));
    m_empty->setVisible(!found);
    m_list->setVisible(found);
    m_filter->setVisible(any);
    m_new->setEnabled(open);
    m_report->setEnabled(open);
    m_edit->setEnabled(current() != nullptr);
    m_remove->setEnabled(current() != nullptr);
    m_export->setEnabled(found);
}

bool NotesPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && m_session.replaying()
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        m_session.leaveReplay();
        return true;
    }
    if (event->type() == QEvent::KeyPress && current()) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            remove();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_F2:
            emit editRequested(current()->note.id);
            return true;
        case Qt::Key_Space:
            m_session.goTo(current()->note.node);
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void NotesPanel::askWhereToExport()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export notes"), inDocuments(QStringLiteral("%1-notes.csv").arg(m_session.gameId())),
        tr("Tables (*.csv)"));
    if (!path.isEmpty())
        exportTo(path);
}

bool NotesPanel::exportTo(const QString &path)
{
    std::vector<NoteRow> rows;
    for (int row = 0; row < m_found.rowCount(); ++row)
        if (const NoteRow *note = m_notes.find(m_found.index(row, 0).data(NoteListModel::IdRole).toInt()))
            rows.push_back(*note);
    m_removed.reset();
    QSaveFile file(path);
    const QByteArray csv = notesCsv(rows);
    if (file.open(QIODevice::WriteOnly) && file.write(csv) == csv.size() && file.commit()) {
        say(tr("%n note(s) written to %1.", nullptr, static_cast<int>(rows.size())).arg(path));
        return true;
    }
    say(tr("The notes can’t be written to %1: %2.").arg(path, file.errorString()));
    return false;
}

void NotesPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_list->doItemsLayout(); // text wraps anew
}

void NotesPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showState();
    }
    QWidget::changeEvent(event);
}

void NotesPanel::retranslate()
{
    m_filter->setPlaceholderText(tr("Find a note"));
    m_filter->setAccessibleName(tr("Find a note"));
    m_list->setAccessibleName(tr("Notes"));
    m_new->setText(tr("New"));
    m_new->setToolTip(tr("Pin a note to the present move"));
    m_edit->setText(tr("Change"));
    m_edit->setToolTip(tr("Change this note (Enter)"));
    m_remove->setText(tr("Delete"));
    m_remove->setToolTip(tr("Take this note away (Del)"));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Save the notes as a table"));
    m_report->setText(tr("Report…"));
    m_report->setToolTip(tr("Save record, variant, position and notes in one file"));
    m_bringBack->setText(tr("Bring back"));
}

} // namespace engawa
