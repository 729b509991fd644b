#pragma once

#include <memory>

#include <QHash>
#include <QObject>
#include <QPointF>
#include <QSet>
#include <QtQml/qqmlregistration.h>

#include "app/match/list_models.h"
#include "app/match/match_log.h"
#include "app/match/move_chooser.h"
#include "app/match/piece_model.h"
#include "app/match/table_takeover.h"
#include "app/match/table_values.h"

namespace engawa {

class FaceAddresses;
class MatchSession;
class Settings;

// The table as the seat sees it that may: the moment on it as rows, what a click leads on to, what is refused and why, and
// who has to look away. Something else can take the table over, with a position of its own.
class MatchView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by MatchController")

    Q_PROPERTY(engawa::SeatModel *seatModel READ seatModel CONSTANT)
    Q_PROPERTY(engawa::PieceModel *pieces READ pieces CONSTANT)
    Q_PROPERTY(engawa::MoveModel *choices READ choices CONSTANT)
    Q_PROPERTY(engawa::MoveModel *moves READ moves CONSTANT)
    Q_PROPERTY(engawa::LogModel *log READ log CONSTANT)
    Q_PROPERTY(engawa::LogModel *recap READ recap CONSTANT)
    Q_PROPERTY(engawa::ScoreModel *scores READ scores CONSTANT)
    Q_PROPERTY(int sceneNumber READ sceneNumber NOTIFY sceneNumberChanged)
    Q_PROPERTY(QList<engawa::ZoneInfo> zones READ zones NOTIFY zonesChanged)
    Q_PROPERTY(QList<engawa::Goal> goals READ goals NOTIFY goalsChanged)
    Q_PROPERTY(QString prompt READ prompt NOTIFY promptChanged)
    Q_PROPERTY(int viewer READ viewer NOTIFY viewerChanged)
    Q_PROPERTY(bool curtain READ curtain NOTIFY curtainChanged)
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY curtainNameChanged)
    Q_PROPERTY(int curtainSeat READ curtainSeat NOTIFY curtainSeatChanged)
    Q_PROPERTY(bool selecting READ selecting NOTIFY selectingChanged)
    Q_PROPERTY(bool arranging READ arranging NOTIFY arrangingChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
    Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalRuleChanged)
    Q_PROPERTY(QString pointedComponent READ pointedComponent WRITE setPointedComponent NOTIFY pointedComponentChanged)

public:
    MatchView(MatchSession &session, std::shared_ptr<FaceAddresses> faces, const Settings &settings,
              QObject *parent = nullptr);

    // Rows.
    SeatModel *seatModel() { return &m_seatModel; }
    PieceModel *pieces() { return &m_pieces; }
    const PieceModel *pieces() const { return &m_pieces; }
    MoveModel *choices() { return &m_choices; }
    MoveModel *moves() { return &m_moves; }
    LogModel *log() { return &m_log; }
    LogModel *recap() { return &m_recap; }
    ScoreModel *scores() { return &m_scores; }

    // The scene.
    const Scene &scene() const { return m_scene; }
    const State &state() const; // that it shows
    int sceneNumber() const { return m_sceneNumber; } // another scene has another one
    const QList<ZoneInfo> &zones() const { return m_zones; }
    QList<Goal> goals() const;
    QString prompt() const;
    // For a layout that draws them as one picture.
    Q_INVOKABLE QList<engawa::PieceInfo> piecesIn(const QString &zone) const;

    // Who looks.
    int viewer() const { return m_viewer; }
    bool curtain() const { return m_curtain != nobody; }
    QString curtainName() const;
    int curtainSeat() const { return m_curtain; }
    Q_INVOKABLE void liftCurtain();

    // Play.
    Q_INVOKABLE void click(const QString &piece);
    Q_INVOKABLE void lift(const QString &piece); // shows where it could go
    Q_INVOKABLE void drop(const QString &piece, const QString &onto);
    Q_INVOKABLE void playMove(int move); // of the scene
    Q_INVOKABLE void cancel();
    void undo(); // what was chosen on the table, else the last decision
    bool selecting() const { return m_takeover ? m_takeover->selecting() : !m_chooser.chosen().empty(); }
    const std::vector<int> &openMoves() const { return m_chooser.open(); } // of the scene
    QString moveText(int move) const { return m_moveTexts[move]; } // of the scene

    // What can't be done, and the rule that says so.
    QString refusal() const { return m_refusal; }
    QString refusalRule() const { return m_refusalRule; }
    void refuse(const QString &piece, const QString &sentence, const QString &rule = {});
    Q_INVOKABLE void clearRefusal();

    // What takes the table over has it until it is set to nothing or another match begins; bots wait meanwhile.
    void setTakeover(TableTakeover *takeover);
    void showTakeover(); // what it shows has changed
    bool arranging() const { return m_takeover != nullptr; } // a position is being set up on the table
    Q_INVOKABLE void remove(const QString &piece); // of that position
    Q_INVOKABLE void stopArranging(); // back to the match

    // Marks.
    Q_INVOKABLE void mark(const QString &component); // shows where it lies until the next move; empty: nothing
    void markComponents(const QStringList &components); // until others are
    void setHints(const QHash<QString, QString> &hints); // by the piece: numbers that it carries until others are set
    void setAltered(const QSet<QString> &components); // they carry a mark on the table

    // What is pointed at.
    QString pointedComponent() const { return m_pointed; } // that the mouse is over
    void setPointedComponent(const QString &component);
    Q_INVOKABLE void inspect(const QString &piece); // asks for its data
    Q_INVOKABLE void askMenu(const QString &piece, const QPointF &at); // for what can be done with its data

signals:
    void sceneNumberChanged();
    void zonesChanged();
    void goalsChanged();
    void promptChanged();
    void viewerChanged();
    void curtainChanged();
    void curtainNameChanged();
    void curtainSeatChanged();
    void selectingChanged();
    void arrangingChanged();
    void refusalChanged();
    void refusalRuleChanged();
    void pointedComponentChanged();

    void refreshed(); // another scene is shown, or what was chosen on it
    void refused(const QString &piece, const QString &sentence, const QString &rule);
    void inspected(const QString &component);
    void menuAsked(const QString &piece, const QString &kind, const QPoint &at); // on the screen

private:
    struct Told;
    Told told() const;
    void tell(); // by the signal of each property that is another now

    void clear(); // before another match
    void refresh();
    void chooseViewer();
    void showScene();
    void showZones();
    void showMoves();
    void showPieces();
    void showChoices();
    void showChosen(); // what a click has narrowed
    void showMarks();
    void showSeats();
    void showLog();
    void showScores();
    PieceRow rowFor(const Piece &piece) const;
    PieceChoice choiceOf(const Piece &piece) const;
    bool isMarked(const QString &component) const;
    bool isAltered(const QString &component) const;
    const Piece *scenePiece(const QString &id) const;
    RuleIndex againstChosen(const QString &onto) const;
    void refuseBy(RuleIndex rule, const QString &piece);
    void refuseClick(const QString &piece);
    void setRefusal(const QString &sentence, const QString &rule);

    MatchSession &m_session;
    std::shared_ptr<FaceAddresses> m_faces;
    const Settings &m_settings;
    MatchLog m_events;

    TableTakeover *m_takeover = nullptr;
    Scene m_scene;
    int m_sceneNumber = 0;
    int m_head = -1; // of the match, when the scene was made
    MoveChooser m_chooser;
    QStringList m_moveTexts;
    QList<ZoneInfo> m_zones;
    Seat m_viewer = nobody;
    Seat m_curtain = nobody;
    QStringList m_marked;
    QString m_lookedUp; // in the log
    QSet<QString> m_altered;
    QHash<QString, QString> m_hints;
    QString m_pointed;
    QString m_refusal;
    QString m_refusalRule;

    SeatModel m_seatModel;
    PieceModel m_pieces;
    MoveModel m_choices;
    MoveModel m_moves;
    LogModel m_log;
    LogModel m_recap;
    ScoreModel m_scores;
    std::shared_ptr<Told> m_told;
};

} // namespace engawa
