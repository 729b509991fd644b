#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "app/library/compiler_cache.h"
#include "app/library/option_model.h"
#include "app/library/seat_form_model.h"
#include "app/library/setup_choice.h"
#include "app/players/player_words.h"
#include "core/match/match.h"
#include "core/pack/pack_shelf.h"
#include "core/pack/sentences.h"

namespace engawa {

// All that a match needs to begin.
struct Prepared
{
    GamePtr game;
    Opening opening;
    QString title;       // "Momiji – First game"
    QString pack;        // its id
    QStringList variants; // keys of those on top, in the order of the shelf
};

// The form in which a game is set up. Wishes that the present mode can't grant are kept and come back with the mode
// that can.
class SetupForm : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by Library")
    Q_PROPERTY(QString gameId READ gameId CONSTANT)
    Q_PROPERTY(QUrl boxSource READ boxSource CONSTANT)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(QString playersText READ playersText NOTIFY changed)
    Q_PROPERTY(engawa::OptionModel *modes READ modes CONSTANT)
    Q_PROPERTY(engawa::OptionModel *modules READ modules CONSTANT)
    Q_PROPERTY(engawa::OptionModel *scenarios READ scenarios CONSTANT)
    Q_PROPERTY(engawa::OptionModel *variants READ variants CONSTANT)
    Q_PROPERTY(QString variantTitle READ variantTitle NOTIFY changed)
    Q_PROPERTY(QString variantAbout READ variantAbout NOTIFY changed)
    Q_PROPERTY(QStringList changes READ changes NOTIFY changed)
    Q_PROPERTY(engawa::OptionModel *levels READ levels CONSTANT)
    Q_PROPERTY(engawa::OptionModel *botLevels READ botLevels CONSTANT)
    Q_PROPERTY(engawa::OptionModel *starters READ starters CONSTANT)
    Q_PROPERTY(engawa::SeatFormModel *seats READ seats CONSTANT)
    Q_PROPERTY(QString mode READ mode WRITE setMode NOTIFY changed)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    Q_PROPERTY(int minPlayers READ minPlayers NOTIFY changed)
    Q_PROPERTY(int maxPlayers READ maxPlayers NOTIFY changed)
    Q_PROPERTY(QString scenario READ scenario WRITE setScenario NOTIFY changed)
    Q_PROPERTY(int starter READ starter WRITE setStarter NOTIFY changed)
    Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY changed)
    Q_PROPERTY(QString seedProblem READ seedProblem NOTIFY changed)
    Q_PROPERTY(QStringList seatNames READ seatNames WRITE setSeatNames NOTIFY seatNamesChanged)
    Q_PROPERTY(bool valid READ valid NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)

public:
    SetupForm(const PackShelf &shelf, const CompilerCache &compiler, const Texts &engine, const Levels &bots,
              const ShelvedPack &pack, QUrl boxSource, const QString &language, SetupChoice choice);
    ~SetupForm() override;

    QString gameId() const { return QString::fromStdString(m_packId); }
    QUrl boxSource() const { return m_boxSource; }
    QString name() const;
    QString about() const;
    QString playersText() const;

    OptionModel *modes() { return &m_modes; }
    OptionModel *modules() { return &m_modules; }
    OptionModel *scenarios() { return &m_scenarios; }
    OptionModel *variants() { return &m_variants; }
    QString variantTitle() const; // "Momiji + Short autumn (7 changes)"; empty: none is chosen
    QString variantAbout() const; // what their authors say
    QStringList changes() const { return m_changes; } // in plain words
    OptionModel *levels() { return &m_levels; }       // who may sit down: a person, a bot of some level, a persona
    OptionModel *botLevels() { return &m_botLevels; } // at which a persona may play
    OptionModel *starters() { return &m_starters; } // first row: chance; then the seats
    SeatFormModel *seats() { return &m_seats; }

    QString mode() const { return QString::fromStdString(m_setup.mode); }
    void setMode(const QString &id);
    int players() const { return m_setup.players; }
    void setPlayers(int players);
    int minPlayers() const { return m_minPlayers; }
    int maxPlayers() const { return m_maxPlayers; }
    QString scenario() const { return QString::fromStdString(m_setup.scenario); }
    void setScenario(const QString &id);
    int starter() const { return m_setup.starter; } // -1: by chance
    void setStarter(int seat);
    QString seed() const { return m_seed; } // as typed; empty: any
    void setSeed(const QString &text);
    QString seedProblem() const;
    QStringList seatNames() const { return m_choice.seatNames; } // as typed, from seat 0 on
    void setSeatNames(const QStringList &names);

    bool valid() const { return problem().isEmpty(); }
    QString problem() const; // why the game can't be dealt, as a sentence
    QString note() const { return m_note; } // something to know about the chosen variants

    Q_INVOKABLE void chooseModule(const QString &id, bool chosen);
    Q_INVOKABLE void chooseVariant(const QString &key, bool chosen);
    Q_INVOKABLE void setSeatName(int seat, const QString &name);
    Q_INVOKABLE void setSeatPlayer(int seat, const QString &player);
    Q_INVOKABLE void setSeatLevel(int seat, const QString &level); // of the persona that sits there
    Q_INVOKABLE void newSeed();
    Q_INVOKABLE void copySeed() const;

    void setLanguage(const QString &language);
    const SetupChoice &choice() const { return m_choice; }
    void setChoice(SetupChoice choice);

    // Nothing, and the problems, where the form is not valid.
    std::optional<Prepared> prepare(Problems &problems) const;

signals:
    void changed();
    void seatNamesChanged();

private:
    Sentences sentences() const;
    PlayerWords playerWords() const { return PlayerWords(m_bots, m_engine, m_language, m_data, m_texts); }
    void readShelf(); // the pack with the chosen variants, and all that follows
    void refresh(); // everything that follows from m_choice
    QString aboutOf(const std::string &table, const std::string &id) const;
    QList<Option> optionsFrom(const std::string &table, const std::vector<std::string> &ids,
                              const std::vector<std::string> &chosen) const;
    void showModes();
    void showVariants();
    void showSeats();
    QString nameOfSeat(int seat) const;
    QString title() const;

    const PackShelf &m_shelf;
    const CompilerCache &m_compiler;
    const Texts &m_engine;
    const Levels &m_bots;
    std::string m_packId;
    QUrl m_boxSource;
    std::string m_language;
    SetupChoice m_choice;
    QString m_seed;
    Data m_data;     // the pack with the chosen variants
    Texts m_texts;
    GamePtr m_game;  // … compiled
    QString m_fault; // … or why it can't be
    QString m_note;
    Setup m_setup;   // what m_choice comes to in the present mode
    int m_minPlayers = 1, m_maxPlayers = 1;
    QStringList m_changes;
    OptionModel m_modes, m_modules, m_scenarios, m_variants, m_levels, m_botLevels, m_starters;
    SeatFormModel m_seats;
};

} // namespace engawa
