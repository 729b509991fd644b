#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/match/match_words.h"
#include "app/match/table_values.h"
#include "core/match/journal_file.h"

namespace engawa {

// The match at the table and its record: what is played, the data that it is played with, and its time, from the opening
// over the moment on the table to the branches beside it. It holds no rules.
class MatchSession : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by MatchController")

    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged)
    Q_PROPERTY(QString gameId READ gameId NOTIFY gameIdChanged)
    Q_PROPERTY(QString gameName READ gameName NOTIFY gameNameChanged)
    Q_PROPERTY(QString modeName READ modeName NOTIFY modeNameChanged)
    Q_PROPERTY(QString variantName READ variantName NOTIFY variantNameChanged)
    Q_PROPERTY(QString scenarioName READ scenarioName NOTIFY scenarioNameChanged)
    Q_PROPERTY(QString seedText READ seedText NOTIFY seedTextChanged)
    Q_PROPERTY(int seats READ seats NOTIFY seatsChanged)
    Q_PROPERTY(QStringList seatNames READ seatNames NOTIFY seatNamesChanged)
    Q_PROPERTY(QStringList seatBots READ seatBots NOTIFY seatBotsChanged)
    Q_PROPERTY(int toAct READ toAct NOTIFY toActChanged)
    Q_PROPERTY(QString toActName READ toActName NOTIFY toActNameChanged)
    Q_PROPERTY(bool over READ over NOTIFY overChanged)
    Q_PROPERTY(QString resultText READ resultText NOTIFY resultTextChanged)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY canUndoChanged)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY canRedoChanged)
    Q_PROPERTY(QString undoText READ undoText NOTIFY undoTextChanged)
    Q_PROPERTY(QString redoText READ redoText NOTIFY redoTextChanged)
    Q_PROPERTY(bool replaying READ replaying NOTIFY replayingChanged)
    Q_PROPERTY(int replayPosition READ replayPosition NOTIFY replayPositionChanged)
    Q_PROPERTY(int replayLength READ replayLength NOTIFY replayLengthChanged)
    Q_PROPERTY(QString trial READ trial NOTIFY trialChanged)
    Q_PROPERTY(QString saveProblem READ saveProblem NOTIFY saveProblemChanged)

public:
    // A file for the record of a new match of this game; empty: it is not kept.
    using RecordPath = std::function<QString(const QString &gameId)>;
    // A variant's name in a language, by the one that records have.
    using VariantNames =
        std::function<std::string(const std::string &pack, const std::string &name, const std::string &language)>;

    explicit MatchSession(RecordPath recordPath, QObject *parent = nullptr);
    ~MatchSession() override;

    // A new match; false, and the problems, for an opening that doesn't fit the game.
    bool begin(GamePtr game, const Opening &opening, Problems &problems);
    // A match that was opened from a record, which goes on in that file.
    void resume(Match match, const QString &path);
    Q_INVOKABLE void rematch();
    Q_INVOKABLE void sameSeed();
    Q_INVOKABLE void close();
    const Match *match() const { return m_match ? &*m_match : nullptr; }
    GamePtr game() const { return m_match ? m_match->gamePtr() : nullptr; }
    RuleIndex play(Move move); // the rule that forbids it, which is told too; or it is played

    // What is played, by whom, and how it ended.
    bool isOpen() const { return m_match.has_value(); }
    QString gameId() const;
    QString gameName() const;
    QString modeName() const;
    QString variantName() const; // "Short autumn"; empty: the game as shipped
    QString scenarioName() const; // empty: none
    QString seedText() const;
    int seats() const;
    QStringList seatNames() const;
    QStringList seatBots() const; // what plays each seat, to be said after its name; "": a person
    QString playersText() const; // "Haruka, Kenji (strong bot)"
    int toAct() const;
    QString toActName() const;
    QString playerOf(int seat) const; // "human", or a bot's name; empty: nobody knows
    bool isHuman(int seat) const { return playerOf(seat) == person; }
    int humans() const;
    Q_INVOKABLE QList<engawa::PlayerChoice> playersFor(int seat) const; // who may play it
    Q_INVOKABLE void setPlayer(int seat, const QString &player); // from now on
    bool over() const;
    QString resultText() const;

    // Words.
    const MatchWords &words() const { return m_words; }
    void setLanguage(const QString &language);
    void setSchemas(const Schemas &schemas) { m_words.setSchemas(&schemas); } // what the fields of data are called
    void setEngineTexts(const Texts &engine) { m_words.setEngineTexts(&engine); } // what problems and receipts say
    const Texts *engineTexts() const { return m_words.engineTexts(); }
    void setLevels(const Levels &levels) { m_words.setLevels(&levels); } // of the bots
    const Levels &levels() const { return m_words.levels(); }
    void setVariantNames(VariantNames names) { m_variantNames = std::move(names); }

    // The record.
    QString recordPath() const { return m_path; }
    QString saveProblem() const { return m_saveProblem; }
    void writeBeside(const std::string &line); // one that is no event (see core/match/capsule.h)
    int note(int node, Json content); // its id (core/match/note_content.h says what it holds); -1 without a match

    // Data. An edit is an event of the match; undoing the moves before it leaves it standing.
    using Fit = Match::Fit;
    Fit setData(const Compiler &compiler, NewData data, Problems &problems);
    QStringList lastReceipt() const; // of the edit at the head, in words; nothing: it is none

    // How the moves so far go from the opening on under the data of now.
    struct ReplayUnderData
    {
        int moves = 0; // of the match
        int fitting = 0; // that can be played anew
        int before = -1; // the node before the first that can't be; -1: all can
        QString move; // that first one, in words …
        QString rule; // … and the sentence of the rule that forbids it; empty: it can't even be read
    };
    ReplayUnderData replayUnderData() const;
    void rewindTo(int node); // takes the head there
    void branchUnderData(); // plays them from the opening on, up to the first move that doesn't fit

    // Time. The moment on the table is the head, or one that is looked at.
    const Node &shownNode() const;
    int shownId() const { return m_match ? shownNode().id : -1; }
    std::vector<int> shownLine() const; // the moves to the head; while another way is looked at, that way to its end
    bool canUndo() const;
    bool canRedo() const;
    QString undoText() const;
    QString redoText() const;
    void undo(); // alone or against bots to one's own last decision
    Q_INVOKABLE void redo();
    bool replaying() const { return m_shown >= 0; }
    int replayPosition() const;
    int replayLength() const;
    Q_INVOKABLE void goTo(int node);
    Q_INVOKABLE void showMove(int position);
    Q_INVOKABLE void leaveReplay();
    Q_INVOKABLE void branchHere();

    // Who looks at the table: among several people nobody takes back what another has seen. Nobody behind a curtain can.
    struct Viewer
    {
        Seat seat = nobody;
        bool curtain = false;
        bool operator==(const Viewer &) const = default;
    };
    int viewer() const { return m_viewer.seat; }
    void setViewer(Viewer viewer) { m_viewer = viewer; }
    void show(); // anew, to whoever looks now

    // Beside the match: another way that is tried, or a position set up by hand. The match waits meanwhile.
    QString trial() const; // what it is, in words; empty: the match itself is at the table
    bool beginTrial(GamePtr game, const Opening &opening, Problems &problems);
    void lookAt(Match match, int node); // a game that somebody else played, at a moment of it
    Q_INVOKABLE void endTrial(); // back to the match as it was played

signals:
    void openChanged();
    void gameIdChanged();
    void gameNameChanged();
    void modeNameChanged();
    void variantNameChanged();
    void scenarioNameChanged();
    void seedTextChanged();
    void seatsChanged();
    void seatNamesChanged();
    void seatBotsChanged();
    void toActChanged();
    void toActNameChanged();
    void overChanged();
    void resultTextChanged();
    void canUndoChanged();
    void canRedoChanged();
    void undoTextChanged();
    void redoTextChanged();
    void replayingChanged();
    void replayPositionChanged();
    void replayLengthChanged();
    void trialChanged();
    void saveProblemChanged();
    void notesChanged();

    void leaving(); // another match comes to the table, or none
    void moved(); // the match, its data, its words or the moment on the table are others
    void settled(); // … and every property tells so
    void readyForMove(); // whoever is to act may
    void steppedBack(); // by hand, to where a bot may be to act
    void branched(); // another way begins here
    void ended();
    void restarted(); // another match of the same game and data is at the table: a rematch, or the one that waited
    void refused(const QString &sentence);
    void failed(const QString &sentence);

private:
    struct Told;
    Told told() const;
    void tell(); // by the signal of each property that is another now

    void attachRecord(Match match, const QString &path);
    void detachRecord(); // a dealt match that nobody played leaves none behind
    void checkJournal();
    void startOver(std::uint64_t seed);
    int undoTarget(QString *why) const; // the node to go back to, or -1 and why not
    QString wordsFor(const Node &node) const;
    void keepLiveData();
    struct Replayed;
    Replayed replayed(Match &match) const;

    RecordPath m_recordPath;
    VariantNames m_variantNames;
    MatchWords m_words;
    std::optional<Match> m_match;
    QString m_path;
    bool m_dealt = false; // its record was begun here
    struct LeftMatch
    {
        Match match;
        QString path;
        bool dealt = false;
        bool looking = false; // for a game that is looked at, not for a position
    };
    std::vector<LeftMatch> m_left; // for what lies over them; the last one is under the table's
    std::unique_ptr<JournalFile> m_journal;
    QTimer m_journalCheck;
    QString m_saveProblem;
    std::optional<NewData> m_liveData; // what the editor says now
    const Compiler *m_compiler = nullptr;
    int m_shown = -1; // a node of the past that is looked at; -1: the head
    Viewer m_viewer;
    bool m_wasOver = false;
    std::unique_ptr<Told> m_told;
};

} // namespace engawa
