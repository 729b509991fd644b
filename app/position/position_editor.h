#pragma once

#include <optional>
#include <set>
#include <vector>

#include <QObject>
#include <QUndoStack>

#include "app/match/match_words.h"
#include "app/match/table_takeover.h"
#include "core/game/arrangement.h"

namespace engawa {

class MatchSession;
class MatchView;

// Sets up a position of the running match by hand: the table shows everything face up, a click on a piece and then on a
// place or another piece moves or swaps. The match itself stays as it is. It knows no game: what may lie where, the game
// says.
class PositionEditor : public QObject, private TableTakeover
{
    Q_OBJECT

public:
    // Where a piece can be put.
    struct Place
    {
        std::string zone;
        int x = 0;
        int y = 0;
        std::string spot; // its piece in the scene
        QString name; // "in the hand, Anna"
    };

    PositionEditor(MatchSession &session, MatchView &view, QObject *parent = nullptr);
    ~PositionEditor() override;

    void setLanguage(const QString &language);

    bool isEditing() const { return m_game != nullptr; }
    bool canBegin() const;
    // From what the table shows, or from the last decision before it that stands alone; or goes on with what was left.
    bool begin();
    void leave() override; // back to the match; what was set up is kept
    void giveUp(); // … and what was set up is forgotten
    void play(); // asks for a new match from here

    // The position. What is refused leaves it alone; problem() says why.
    const OpenTable &table() const { return m_table; }
    const State &state() const override { return m_state; }
    const Piece *piece(const QString &id) const;
    bool arrange(const Arrangement &arrangement, const QString &name);
    bool setCounter(const QString &id, int value);
    bool setToAct(int seat);
    int toAct() const;
    QString problem() const { return m_problem; }
    QUndoStack &steps() { return m_steps; }

    // The piece that is being moved.
    QString selected() const { return QString::fromStdString(m_selected); }
    const std::vector<Place> &places() const { return m_places; }
    void select(const QString &piece); // nothing: lets it lie
    bool putSelected(const Place &place);
    void removeSelected() { remove(selected()); }
    void turnSelected();

    // Words.
    QString nameOf(const Piece &piece) const;
    QString placeOf(const Piece &piece) const;
    QString nameOf(const Counter &counter) const;
    QStringList seatNames() const;
    QString prompt() const override;

    // Position files, as `engawa-lab` reads and writes them.
    bool save(const QString &path);
    bool open(const QString &path);

signals:
    void editingChanged();
    void canBeginChanged();
    void changed(); // the position, or the words for it
    void selectionChanged();
    void problemChanged();
    // A match of the same game, data, setup and seats that begins with the position.
    void playRequested(const engawa::GamePtr &game, const engawa::Opening &opening);

private:
    const Scene &scene() const override { return m_shown; }
    bool isTarget(const std::string &piece) const override { return m_targets.contains(piece); }
    bool isChosen(const std::string &piece) const override { return !m_selected.empty() && piece == m_selected; }
    bool selecting() const override { return !m_selected.empty(); }
    void click(const QString &piece) override;
    void lift(const QString &piece) override { select(piece); }
    void drop(const QString &piece, const QString &onto) override;
    void remove(const QString &piece) override;
    void cancel() override { select({}); }
    void dismissed() override;

    bool canArrange(const Game &game, const State &state) const;
    void stop();
    void follow(); // the data of the match may be new
    void pushStep(const QString &name, const State &after, const std::string &counter);
    void show(const State &state);
    void findPlaces();
    void findTargets();
    void showScene(); // without the free places that are of no use now
    void say(const QString &problem);
    QString sentenceOf(const Problems &problems) const;
    QString zoneName(const std::string &zone, Seat owner) const;

    MatchSession &m_session;
    MatchView &m_view;
    MatchWords m_words;
    GamePtr m_game; // nothing: not editing
    State m_state;
    OpenTable m_table;
    Scene m_shown;
    std::string m_selected;
    std::vector<Place> m_places;
    std::set<std::string> m_targets; // what the chosen piece can be put on or swapped with
    QString m_problem;
    QUndoStack m_steps;
    GamePtr m_leftGame; // where a position was left and is kept; nothing: none is
    int m_leftAt = -1; // … the node of the match
    QString m_leftIn; // … and its record
    int m_begunAt = -1;
};

} // namespace engawa
