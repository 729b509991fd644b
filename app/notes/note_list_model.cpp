#include "app/notes/note_list_model.h"

#include "app/notes/note_words.h"
#include "app/notes/rating_mark.h"

namespace engawa {

QVariant NoteRow::value(int role) const
{
    switch (role) {
    case NoteListModel::TextRole:
        return text;
    case NoteListModel::IdRole:
        return note.id;
    case NoteListModel::NodeRole:
        return note.node;
    case NoteListModel::MomentRole:
        return moment;
    case NoteListModel::SeatRole:
        return seat;
    case NoteListModel::ComponentRole:
        return component;
    case NoteListModel::RatingRole:
        return note.content.rating;
    case NoteListModel::ByRole:
        return QString::fromStdString(note.content.by);
    case NoteListModel::CurrentRole:
        return current;
    case NoteListModel::SearchRole:
        return QStringList{text, component, moment, seat}.join(u'\n');
    case Qt::AccessibleTextRole: {
        QStringList words{ratingWord(note.content.rating), text, component, moment, seat};
        words.removeAll(QString());
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

NoteListModel::NoteListModel(MatchSession &session, QObject *parent)
    : RowsModel(*this, parent), Rows(this), m_session(session)
{
    connect(&session, &MatchSession::settled, this, &NoteListModel::read);
    connect(&session, &MatchSession::notesChanged, this, &NoteListModel::read);
    read();
}

QList<int> NoteListModel::tellingRoles() const
{
    return {TextRole,
            IdRole,
            NodeRole,
            MomentRole,
            SeatRole,
            ComponentRole,
            RatingRole,
            ByRole,
            CurrentRole,
            SearchRole,
            Qt::AccessibleTextRole};
}

void NoteListModel::read()
{
    const Match *match = m_session.match();
    if (!match)
        return show({});
    Problems problems; // told when the record was opened
    std::vector<NoteRow> rows;
    for (StandingNote &note : standingNotes(*match, problems)) {
        NoteRow row;
        const Game &game = *match->node(note.node).game;
        row.moment = momentText(*match, note.node, m_session.words());
        row.seat = m_session.words().seatName(note.content.seat);
        row.component = componentText(game, note.content.component, m_session.words());
        const QString text = QString::fromStdString(note.content.text), answers = answersText(note.content);
        row.text = text.isEmpty() || answers.isEmpty() ? text + answers : answers + u'\n' + text;
        row.current = note.node == m_session.shownId();
        row.note = std::move(note);
        rows.push_back(std::move(row));
    }
    show(std::move(rows));
}

} // namespace engawa
