#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "app/library/compiler_cache.h"
#include "app/library/game_box_model.h"
#include "app/library/record_model.h"
#include "app/library/setup_form.h"
#include "core/pack/pack_shelf.h"

namespace engawa {

// Where a library looks. What is empty is found or is the user's own.
struct LibraryPlaces
{
    QString resources;
    QString records;
    QString settingsFile;
};

// The games at hand, the form of the one being set up, and the records.
class Library : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(engawa::GameBoxModel *games READ games CONSTANT)
    Q_PROPERTY(engawa::RecordModel *records READ records CONSTANT)
    Q_PROPERTY(engawa::SetupForm *form READ form NOTIFY formChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    // `tables`: the ids of the games that the window can show.
    explicit Library(const QStringList &tables, const LibraryPlaces &places = {}, QObject *parent = nullptr);
    ~Library() override;

    GameBoxModel *games() { return &m_games; }
    RecordModel *records() { return &m_records; }
    SetupForm *form() const { return m_form.get(); } // nothing while no game is being set up
    QString problem() const { return m_problem; } // "" or a sentence: what was opened can't be used

    // Opens the form of a game with what was chosen last time; false if there is no such game.
    Q_INVOKABLE bool setUp(const QString &gameId);
    Q_INVOKABLE void closeForm();
    // Asks the program to deal what the form says, and remembers it; false, with the form's problem, if it can't be.
    Q_INVOKABLE bool start();
    // A record, a variant or the folder of a pack. A variant or a pack opens its form; a record is asked of the program.
    Q_INVOKABLE bool openFile(const QString &path);
    Q_INVOKABLE bool openUrl(const QUrl &url);
    Q_INVOKABLE void clearProblem();

    // A variant's file or a pack's folder that was just written: it is at hand from now on, as it is now.
    void shelve(const QString &path);

    // What the form of a game says as it is remembered, without opening it, and without variants: nobody sees them there.
    std::optional<Prepared> prepared(const QString &gameId, Problems &problems);

    void setSeatNames(const QStringList &names) { m_seatNames = names; } // of the people who play here, by seat
    void setLanguage(const QString &code); // after the translators of that language are in
    const PackShelf *shelf() const { return m_shelf.get(); } // nothing without resources
    // Of every record and pack here, and its schemas; nothing without resources.
    const CompilerCache *compiler() const { return m_compiler.get(); }
    const Levels &levels() const { return m_levels; } // of the bots
    const Texts &engine() const { return m_engine; } // what the engine itself says; nothing without resources
    // What is said of problems, in the reader's language; with a pack's texts, its game's own words too.
    Sentences sentences(const Texts *pack = nullptr) const { return Sentences(m_engine, m_language, pack); }
    QString resources() const;
    QString recordFolder() const { return m_recordFolder; }
    QString newRecordPath(const QString &gameId); // a file that isn't there yet
    QString unfinishedRecord() const; // the last written match that is not over, read now

signals:
    void formChanged();
    void problemChanged();
    void startRequested();
    void recordRequested(const QString &path);

private:
    std::unique_ptr<SetupForm> makeForm(const QString &gameId);
    void showForm(std::unique_ptr<SetupForm> form);
    void showGames();
    void openShelf(const std::filesystem::path &resources, Problems &problems);
    void openRemembered();
    const ShelvedPack *addPack(const QString &path, Problems &problems);
    bool openVariant(const QString &path);
    bool openPack(const QString &path);
    QUrl boxSource(const ShelvedPack &pack) const;
    void setProblem(const QString &problem);

    std::unique_ptr<CompilerCache> m_compiler; // nothing without resources
    Texts m_engine;
    Levels m_levels;
    std::unique_ptr<PackShelf> m_shelf; // nothing without resources
    std::unique_ptr<QSettings> m_settings;
    QStringList m_tables;
    QStringList m_seatNames;
    QString m_recordFolder;
    std::string m_language = "en";
    GameBoxModel m_games;
    RecordModel m_records; // after the compiler, which its reader uses
    std::unique_ptr<SetupForm> m_form;
    QString m_problem;
};

} // namespace engawa
