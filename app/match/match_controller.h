#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QObject>
#include <QSet>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/faces/face_store.h"
#include "app/match/bot_player.h"
#include "app/match/list_models.h"
#include "app/match/match_log.h"
#include "app/match/match_words.h"
#include "app/match/move_chooser.h"
#include "app/match/piece_model.h"
#include "app/match/table_guest.h"
#include "app/match/table_values.h"
#include "app/settings/settings.h"
#include "core/match/journal_file.h"

namespace engawa {

// The match at the table: shows it to the seat that may see it, turns clicks into moves, lets bots play, and keeps the
// record. It holds no rules.
class MatchController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")

    Q_PROPERTY(bool open READ isOpen NOTIFY changed)
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString modeName READ modeName NOTIFY changed)
    Q_PROPERTY(QString variantName READ variantName NOTIFY changed)
    Q_PROPERTY(QString seedText READ seedText NOTIFY changed)
    Q_PROPERTY(int seats READ seats NOTIFY changed)
    Q_PROPERTY(engawa::SeatModel *seatModel READ seatModel CONSTANT)
    Q_PROPERTY(engawa::PieceModel *pieces READ pieces CONSTANT)
    Q_PROPERTY(engawa::MoveModel *choices READ choices CONSTANT)
    Q_PROPERTY(engawa::MoveModel *moves READ moves CONSTANT)
    Q_PROPERTY(engawa::LogModel *log READ log CONSTANT)
    Q_PROPERTY(engawa::LogModel *recap READ recap CONSTANT)
    Q_PROPERTY(engawa::ScoreModel *scores READ scores CONSTANT)
    Q_PROPERTY(QList<engawa::ZoneInfo> zones READ zones NOTIFY changed)
    Q_PROPERTY(QString scenarioName READ scenarioName NOTIFY changed)
    Q_PROPERTY(QList<engawa::Goal> goals READ goals NOTIFY changed)
    Q_PROPERTY(int viewer READ viewer NOTIFY changed)
    Q_PROPERTY(int toAct READ toAct NOTIFY changed)
    Q_PROPERTY(QString toActName READ toActName NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(bool selecting READ selecting NOTIFY changed)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
    Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed)
    Q_PROPERTY(QString pointedComponent READ pointedComponent WRITE setPointedComponent NOTIFY pointedComponentChanged)
    Q_PROPERTY(bool replaying READ replaying NOTIFY changed)
    Q_PROPERTY(bool arranging READ arranging NOTIFY changed)
    Q_PROPERTY(int replayPosition READ replayPosition NOTIFY changed)
    Q_PROPERTY(int replayLength READ replayLength NOTIFY changed)
    Q_PROPERTY(QString trial READ trial NOTIFY changed)
    Q_PROPERTY(bool curtain READ curtain NOTIFY changed)
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY changed)
    Q_PROPERTY(int curtainSeat READ curtainSeat NOTIFY changed)
    Q_PROPERTY(bool botsPlaying READ botsPlaying NOTIFY changed)
    Q_PROPERTY(bool thinking READ thinking NOTIFY changed)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed)
    Q_PROPERTY(QString saveProblem READ saveProblem NOTIFY saveProblemChanged)

public:
    // A file for the record of a new match of this game; empty: it is not kept.
    using RecordPath = std::function<QString(const QString &gameId)>;

    MatchController(std::shared_ptr<FaceStore> faces, Settings &settings, RecordPath recordPath,
                    QObject *parent = nullptr);
    ~MatchController() override;

    // A new match; false, and the problems, for an opening that doesn't fit the game.
    bool begin(GamePtr game, const Opening &opening, Problems &problems);
    // A match that was opened from a record, which goes on in that file.
    void resume(Match match, const QString &path);
    void setLanguage(const QString &language);
    void setSchemas(const Schemas &schemas) { m_words.setSchemas(&schemas); } // what the fields of data are called
    void setEngineTexts(const Texts &engine) { m_words.setEngineTexts(&engine); } // what problems and receipts say
    const Texts *engineTexts() const { return m_words.engineTexts(); }
    // A variant's name in a language, by the one that records have.
    using VariantNames =
        std::function<std::string(const std::string &pack, const std::string &name, const std::string &language)>;
    void setVariantNames(VariantNames names) { m_variantNames = std::move(names); }
    const Match *match() const { return m_match ? &*m_match : nullptr; }
    QString recordPath() const { return m_path; }
    // One that is no event (see core/match/capsule.h), for the record alone.
    void writeBeside(const std::string &line);
    GamePtr game() const { return m_match ? m_match->gamePtr() : nullptr; }

    bool isOpen() const { return m_match.has_value(); }
    QString gameId() const;
    QString gameName() const;
    QString modeName() const;
    QString variantName() const; // "Short autumn"; empty: the game as shipped
    QString seedText() const;
    int seats() const;
    SeatModel *seatModel() { return &m_seatModel; }
    PieceModel *pieces() { return &m_pieces; }
    MoveModel *choices() { return &m_choices; }
    MoveModel *moves() { return &m_moves; }
    LogModel *log() { return &m_log; }
    LogModel *recap() { return &m_recap; }
    ScoreModel *scores() { return &m_scores; }
    const QList<ZoneInfo> &zones() const { return m_zones; }
    QString scenarioName() const; // empty: none
    QList<Goal> goals() const;
    int viewer() const { return m_viewer; }
    int toAct() const;
    QString toActName() const;
    QString prompt() const;
    bool selecting() const { return m_guest ? m_guest->selecting() : !m_chooser.chosen().empty(); }
    bool arranging() const { return m_guest != nullptr; } // a position is being set up on the table
    QString refusal() const { return m_refusal; }
    QString refusalRule() const { return m_refusalRule; }
    bool canUndo() const;
    bool canRedo() const;
    QString undoText() const;
    QString redoText() const;
    bool replaying() const { return m_shown >= 0; }
    int replayPosition() const;
    int replayLength() const;
    bool curtain() const { return m_curtain != nobody; }
    QString curtainName() const { return m_words.seatName(m_curtain); }
    int curtainSeat() const { return m_curtain; }
    bool botsPlaying() const;
    bool thinking() const { return m_bots.thinking(); }
    bool paused() const { return m_paused; }
    void setPaused(bool paused);
    bool over() const;
    QString resultText() const;
    QString saveProblem() const { return m_saveProblem; }

    // A guest has the table until it is set to nothing or another match begins; bots wait meanwhile.
    void setGuest(TableGuest *guest);
    void showGuest(); // what it shows has changed
    void refuseGuest(const QString &piece, const QString &sentence);
    Q_INVOKABLE void remove(const QString &piece); // of the guest's position
    Q_INVOKABLE void stopArranging();              // back to the match

    // Play.
    Q_INVOKABLE void click(const QString &piece);
    Q_INVOKABLE void lift(const QString &piece); // shows where it could go
    Q_INVOKABLE void drop(const QString &piece, const QString &onto);
    Q_INVOKABLE void playMove(int move); // of the scene
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void clearRefusal();
    Q_INVOKABLE engawa::AboutPiece about(const QString &piece) const;
    Q_INVOKABLE engawa::AboutPiece aboutComponent(const QString &component) const;
    QString pointedComponent() const { return m_pointed; } // that the mouse is over
    void setPointedComponent(const QString &component);
    QString kindOf(const QString &component) const; // of a piece on the table that shows its like
    // For a layout that draws them as one picture.
    Q_INVOKABLE QList<engawa::PieceInfo> piecesIn(const QString &zone) const;
    Q_INVOKABLE QString backOf(const QString &kind) const; // address of the back
    Q_INVOKABLE QString faceOf(const QString &kind, const QString &component,
                               const QString &badge = {}) const; // … and of a face that is no piece's
    Q_INVOKABLE QString wordOf(const QString &piece,
                               const QString &field) const; // of what it shows; empty: it has none
    Q_INVOKABLE void mark(const QString &component); // shows where it lies until the next move; empty: nothing
    Q_INVOKABLE void inspect(const QString &piece);  // asks for its data
    Q_INVOKABLE void askMenu(const QString &piece, const QPointF &at); // for what can be done with its data

    // Data. An edit is an event of the match; undoing the moves before it leaves it standing.
    using Fit = Match::Fit;
    Fit setData(const Compiler &compiler, NewData data, Problems &problems);
    void freeData() // from now on every moment has the data of its own time
    {
        m_liveData.reset();
        m_compiler = nullptr;
    }
    QStringList lastReceipt() const; // of the edit at the head, in words; nothing: it is none
    void markComponents(const QStringList &components); // until others are
    void setAltered(const QSet<QString> &components); // they carry a mark on the table

    // How the moves so far go from the opening on under the data of now.
    struct Retold
    {
        int moves = 0;   // of the match
        int fitting = 0; // that can be played anew
        int before = -1; // the node before the first that can't be; -1: all can
        QString move;    // that first one, in words …
        QString rule;    // … and the sentence of the rule that forbids it; empty: it can't even be read
    };
    Retold retold() const;
    void rewindTo(int node); // takes the head there
    void retell();           // as a branch from the opening on, up to the first move that doesn't fit

    // Notes. What they say: core/match/note_content.h.
    int shownId() const { return m_match ? shownNode().id : -1; } // the node on the table: the head, or one looked at
    int note(int node, Json content); // its id; -1 without a match
    const MatchWords &words() const { return m_words; }

    // Time.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE void goTo(int node);
    Q_INVOKABLE void showMove(int position);
    Q_INVOKABLE void leaveReplay();
    Q_INVOKABLE void branchHere();

    // Beside the match: another way that is tried, or a position set up by hand. The match waits meanwhile.
    QString trial() const; // what it is, in words; empty: the match itself is at the table
    bool beginTrial(GamePtr game, const Opening &opening, Problems &problems);
    Q_INVOKABLE void endTrial(); // back to the match as it was played

    // Seats.
    Q_INVOKABLE void liftCurtain();
    Q_INVOKABLE void step();

    // After the end.
    Q_INVOKABLE void rematch();
    Q_INVOKABLE void sameSeed();
    Q_INVOKABLE void close();

signals:
    void changed();
    void refusalChanged();
    void refused(const QString &piece, const QString &sentence, const QString &rule);
    void saveProblemChanged();
    void ended();
    void failed(const QString &sentence);
    void inspected(const QString &component);
    void menuAsked(const QString &piece, const QString &kind, const QPoint &at); // on the screen
    void pointedComponentChanged();
    void restarted(); // another match of the same game and data is at the table: a rematch, or the one that waited
    void notesChanged();

private:
    const Node &shownNode() const;
    std::vector<int> shownLine() const;
    const Game &shownGame() const { return *shownNode().game; }
    const State &shownState() const { return m_guest ? m_guest->state() : shownNode().state; }
    void dismissGuest();
    bool isHuman(int seat) const;
    int humans() const;
    int undoTarget(QString *why) const; // the node to go back to, or -1 and why not
    QString wordsFor(const Node &node) const;

    void keep(Match match, const QString &path);
    void leave(); // a dealt match that nobody played leaves no record behind
    void startOver(std::uint64_t seed);
    void keepLiveData();
    void stopBots();
    struct Retelling;
    Retelling retelling(Match &match) const;
    void refresh();
    void chooseViewer();
    void showScene();
    void showPieces();
    void showChoices();
    void showSeats();
    void showLog();
    void showScores();
    void goOn(); // lets the next bot think
    void playBotMove();
    void play(Move move);
    void refuse(const QString &piece, const QString &sentence, const QString &rule = {});
    void refuseBy(RuleIndex rule, const QString &piece);
    void refuseClick(const QString &piece);
    RuleIndex againstChosen(const QString &onto) const;
    const Piece *scenePiece(const std::string &id) const;
    void checkJournal();
    PieceRow rowFor(const Piece &piece) const;
    QString labelOf(int move) const;
    QString badgeWords(const std::string &kind, const std::string &badge) const; // as the pack says it, else as it is
    QStringList helpOf(int move) const; // which cards of the viewer's hand it would bring on
    AboutPiece aboutThing(const FaceStore::Subject &subject) const;

    std::shared_ptr<FaceStore> m_faces;
    Settings &m_settings;
    RecordPath m_recordPath;
    MatchWords m_words;
    VariantNames m_variantNames;
    MatchLog m_events;

    std::optional<Match> m_match;
    QString m_path;
    bool m_dealt = false; // its record was begun here
    struct LeftMatch
    {
        Match match;
        QString path;
        bool dealt = false;
    };
    std::vector<LeftMatch> m_left; // for a position set up by hand; the last first
    std::unique_ptr<JournalFile> m_journal;
    QTimer m_journalCheck;
    QString m_saveProblem;

    TableGuest *m_guest = nullptr;
    Scene m_scene;
    MoveChooser m_chooser;
    Seat m_viewer = nobody;
    Seat m_curtain = nobody;
    int m_shown = -1; // a node of the past that is looked at; -1: the head
    QStringList m_marked;
    QString m_lookedUp; // in the log
    QString m_pointed;
    QSet<QString> m_altered;
    std::optional<NewData> m_liveData; // what the editor says now
    const Compiler *m_compiler = nullptr;
    QString m_refusal;
    QString m_refusalRule;

    BotPlayer m_bots;
    QTimer m_pace;
    std::optional<Move> m_botMove;
    bool m_paused = false;
    bool m_stepping = false;
    bool m_wasOver = false;

    SeatModel m_seatModel;
    PieceModel m_pieces;
    MoveModel m_choices;
    MoveModel m_moves;
    LogModel m_log;
    LogModel m_recap;
    ScoreModel m_scores;
    QList<ZoneInfo> m_zones;
};

} // namespace engawa
