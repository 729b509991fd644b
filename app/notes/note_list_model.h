#pragma once

#include "app/match/match_session.h"
#include "app/match/rows_model.h"
#include "core/match/note_content.h"

namespace engawa {

// A note as a list shows it.
struct NoteRow
{
    StandingNote note;
    QString moment;    // "Move 12: …"
    QString seat;      // name of who was to act
    QString component; // name of what it is about
    QString text;      // also the answers of a form
    bool current = false; // the table shows that moment

    int key() const { return note.id; }
    QVariant value(int role) const;
    bool operator==(const NoteRow &) const = default;
};

// The notes of the match at the table, by the order of their making.
class NoteListModel : public RowsModel, public Rows<NoteRow>
{
    Q_OBJECT

public:
    enum Role {
        TextRole = Qt::UserRole,
        IdRole,
        NodeRole,
        MomentRole,
        SeatRole,
        ComponentRole,
        RatingRole,
        ByRole,
        CurrentRole,
        SearchRole
    };

    explicit NoteListModel(MatchSession &session, QObject *parent = nullptr);

private:
    QList<int> tellingRoles() const override;
    void read();

    MatchSession &m_session;
};

} // namespace engawa
