#pragma once

#include <map>
#include <optional>

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/match/advice_thinker.h"
#include "core/bots/advice_words.h"
#include "core/lab/played_moves.h"

namespace engawa {

class MatchSession;
class MatchView;
class TurningPoints;

// A move that somebody is advised, as the card shows it.
struct AdviceLine
{
    Q_GADGET
    QML_VALUE_TYPE(adviceLine)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString move MEMBER move)
    Q_PROPERTY(QString promise MEMBER promise)
    Q_PROPERTY(bool played MEMBER played)

public:
    int number = 0;
    QString move; // in words
    QString promise; // what it is expected to bring
    bool played = false; // it is the move that was made

    bool operator==(const AdviceLine &) const = default;
};

// What the person at the table is told by a search: a hint for their own move, why a bot moved as it did, and what would have
// been better. It tells nothing that the seat which looks may not know.
class MatchAdvice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by MatchController")

    Q_PROPERTY(bool canHint READ canHint NOTIFY changed)
    Q_PROPERTY(bool canAskWhy READ canAskWhy NOTIFY changed)
    Q_PROPERTY(engawa::MatchAdvice::Kind kind READ kind NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QList<engawa::AdviceLine> lines READ lines NOTIFY changed)
    Q_PROPERTY(QString ahead READ ahead NOTIFY changed)
    Q_PROPERTY(QString scale READ scale NOTIFY changed)

public:
    enum class Kind { None, Hint, Why, Missed, TurningPoints };
    Q_ENUM(Kind)

    MatchAdvice(MatchSession &session, MatchView &view, TurningPoints &points, QObject *parent = nullptr);

    // What a bot thought when it chose at a node.
    void remember(int node, const std::shared_ptr<const Thought> &thought);

    bool canHint() const; // who looks is to act
    bool canAskWhy() const; // a bot has made a move up to the moment that is shown
    Q_INVOKABLE bool canAskWhyOf(int seat) const; // … that has this seat
    bool isBotsMove(int node) const;
    Kind kind() const { return m_kind; }
    bool thinking() const { return m_thinker.thinking(); }
    QString title() const;
    QString verdict() const; // what is to be said before the lines
    QList<AdviceLine> lines() const;
    QString ahead() const; // what is likely to follow, or was feared
    QString scale() const; // what the numbers mean

    Q_INVOKABLE void hint();
    Q_INVOKABLE void why(); // the last move of a bot
    Q_INVOKABLE void whySeat(int seat); // … of this seat
    Q_INVOKABLE void whyNode(int node);
    Q_INVOKABLE void choose(int line); // plays the move of a hint
    Q_INVOKABLE void listTurningPoints();
    Q_INVOKABLE void showTurningPoint(int row); // goes to the moment, and says what would have been better
    Q_INVOKABLE void close();

signals:
    void changed();

private:
    void begin(Kind kind);
    void take(Advice advice);
    void follow(); // the match
    void markPieces();
    std::optional<PlayedMove> lastOfBot(int seat) const; // nobody: any
    void why(const PlayedMove &move);
    Advice shown(Advice advice) const;
    bool isOpen(Move move) const;
    AdviceWords words() const;
    const Game &game() const { return *m_game; }

    MatchSession &m_session;
    MatchView &m_view;
    TurningPoints &m_points;
    AdviceThinker m_thinker;
    std::map<int, std::shared_ptr<const Thought>> m_thoughts; // by the node that they are about
    Kind m_kind = Kind::None;
    int m_node = -1; // of the position that is advised about
    Seat m_seat = nobody; // who is advised, or was asked
    int m_viewer = nobody; // who looked then
    GamePtr m_game;
    State m_state;
    Advice m_advice;
    std::optional<PlayedMove> m_move; // that is asked about
    int m_loss = 0;
    bool m_choosing = false;
};

} // namespace engawa
