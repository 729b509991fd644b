#include "app/library/library.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QStandardPaths>

#include "app/library/pack_words.h"
#include "core/pack/resources.h"

namespace engawa {

namespace {

const QString openedVariants = QStringLiteral("opened/variants");
const QString openedPacks = QStringLiteral("opened/packs");

std::filesystem::path toPath(const QString &path)
{
    return QFileInfo(path).filesystemFilePath();
}

std::unique_ptr<QSettings> settingsIn(const QString &file)
{
    return file.isEmpty() ? std::make_unique<QSettings>() : std::make_unique<QSettings>(file, QSettings::IniFormat);
}

void addTo(QSettings &settings, const QString &key, const QString &path)
{
    QStringList list = settings.value(key).toStringList();
    if (list.contains(path))
        return;
    list.append(path);
    settings.setValue(key, list);
}

} // namespace

Library::Library(const QStringList &tables, const LibraryPlaces &places, QObject *parent)
    : QObject(parent), m_settings(settingsIn(places.settingsFile)), m_tables(tables), m_recordFolder(places.records)
{
    if (m_recordFolder.isEmpty())
        m_recordFolder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/records");
    Problems problems;
    const std::filesystem::path named = places.resources.isEmpty() ? std::filesystem::path() : toPath(places.resources);
    const auto folder = findResources(named, toPath(QCoreApplication::applicationDirPath()), problems);
    if (folder)
        openShelf(*folder, problems);
    if (!m_shelf) {
        m_problem = folder ? firstSentence(problems, sentences())
                           : tr("The games are missing: there are no packs in %1.")
                                 .arg(QString::fromStdString(problems.front().file));
        return;
    }
    openRemembered();
    showGames();
    m_records.show(m_recordFolder, *m_compiler, m_engine, m_levels, tables);
}

Library::~Library() = default;

void Library::openShelf(const std::filesystem::path &resources, Problems &problems)
{
    auto schemas = Schemas::load(resources / "schema", problems);
    if (!schemas)
        return;
    m_compiler = std::make_unique<CompilerCache>(std::move(*schemas));
    m_engine = engineTexts(resources, problems);
    m_levels = readLevels(resources, problems);
    std::vector<std::string> games;
    for (const QString &table : m_tables)
        games.push_back(table.toStdString());
    m_shelf =
        std::make_unique<PackShelf>(resources, std::move(games), [this](Problems &) { return &m_compiler->schemas(); });
    for (const ShelvedPack &pack : m_shelf->packs())
        m_compiler->keepFaces(pack.id, pack.data);
}

const ShelvedPack *Library::addPack(const QString &path, Problems &problems)
{
    const ShelvedPack *pack = m_shelf->addPack(toPath(path), problems);
    if (pack)
        m_compiler->keepFaces(pack->id, pack->data);
    return pack;
}

// What the user opened before; a file that is gone or broken now stays away without a word.
void Library::openRemembered()
{
    Problems ignored;
    const QStringList packs = m_settings->value(openedPacks).toStringList();
    for (const QString &path : packs)
        addPack(path, ignored);
    const QStringList variants = m_settings->value(openedVariants).toStringList();
    for (const QString &path : variants)
        m_shelf->addVariant(toPath(path), ignored);
}

QUrl Library::boxSource(const ShelvedPack &pack) const
{
    const QString file = resources() + QStringLiteral("/art/%1/box.svg").arg(QString::fromStdString(pack.game));
    return QFileInfo::exists(file) ? QUrl::fromLocalFile(file) : QUrl();
}

void Library::showGames()
{
    QList<GameBox> boxes;
    for (const ShelvedPack &pack : m_shelf->packs())
        boxes.append({QString::fromStdString(pack.id), nameIn(pack.texts, pack.id, m_language),
                      textIn(pack.texts, "about." + pack.id, m_language), playersOf(pack.data), boxSource(pack)});
    m_games.show(std::move(boxes));
}

std::unique_ptr<SetupForm> Library::makeForm(const QString &gameId)
{
    const ShelvedPack *pack = m_shelf ? m_shelf->pack(gameId.toStdString()) : nullptr;
    if (!pack)
        return nullptr;
    SetupChoice choice = readChoice(*m_settings, gameId);
    choice.seatNames = m_seatNames;
    return std::make_unique<SetupForm>(*m_shelf, *m_compiler, m_engine, m_levels, *pack, boxSource(*pack),
                                       QString::fromStdString(m_language), std::move(choice));
}

bool Library::setUp(const QString &gameId)
{
    auto form = makeForm(gameId);
    if (!form)
        return false;
    showForm(std::move(form));
    return true;
}

void Library::closeForm()
{
    if (m_form)
        showForm(nullptr);
}

void Library::showForm(std::unique_ptr<SetupForm> form)
{
    // Views look at the old form until they have heard of the new one.
    std::unique_ptr<SetupForm> old = std::exchange(m_form, std::move(form));
    emit formChanged();
    if (SetupForm *leaving = old.release()) {
        leaving->setParent(this);
        leaving->deleteLater();
    }
}

bool Library::start()
{
    if (!m_form || !m_form->valid())
        return false;
    writeChoice(*m_settings, m_form->gameId(), m_form->choice());
    emit startRequested();
    return true;
}

std::optional<Prepared> Library::prepared(const QString &gameId, Problems &problems)
{
    const auto form = makeForm(gameId);
    if (!form)
        return std::nullopt;
    SetupChoice choice = form->choice();
    choice.variants.clear();
    form->setChoice(std::move(choice));
    return form->prepare(problems);
}

bool Library::openUrl(const QUrl &url)
{
    return openFile(url.toLocalFile());
}

bool Library::openFile(const QString &path)
{
    const QFileInfo file(path);
    clearProblem();
    if (!m_shelf)
        return false;
    if (!file.exists()) {
        setProblem(tr("There is no file %1.").arg(QDir::toNativeSeparators(path)));
        return false;
    }
    if (file.isDir())
        return openPack(file.absoluteFilePath());
    if (file.fileName() == QLatin1StringView("pack.json"))
        return openPack(file.absolutePath());
    if (file.suffix() == QLatin1StringView("json"))
        return openVariant(file.absoluteFilePath());
    emit recordRequested(file.absoluteFilePath());
    return true;
}

bool Library::openVariant(const QString &path)
{
    Problems problems;
    const ShelvedVariant *shelved = m_shelf->addVariant(toPath(path), problems);
    if (!shelved) {
        setProblem(firstSentence(problems, sentences()));
        return false;
    }
    addTo(*m_settings, openedVariants, path);
    const QString key = QString::fromStdString(shelved->key);
    const QString game = QString::fromStdString(shelved->variant.base);
    if (m_form && m_form->gameId() == game) { // one more of those that are being chosen
        m_form->chooseVariant(key, true);
        return true;
    }
    if (!setUp(game))
        return false;
    SetupChoice choice = m_form->choice();
    choice.variants = {key};
    m_form->setChoice(std::move(choice));
    return true;
}

void Library::shelve(const QString &path)
{
    if (!m_shelf)
        return;
    Problems ignored; // the editor tells them
    const bool pack = QFileInfo(path).isDir();
    const bool taken = pack ? addPack(path, ignored) != nullptr : m_shelf->addVariant(toPath(path), ignored) != nullptr;
    if (!taken)
        return;
    addTo(*m_settings, pack ? openedPacks : openedVariants, path);
    if (pack)
        showGames();
    if (m_form)
        m_form->setChoice(SetupChoice(m_form->choice()));
}

bool Library::openPack(const QString &path)
{
    Problems problems;
    const ShelvedPack *pack = addPack(path, problems);
    if (!pack) {
        setProblem(firstSentence(problems, sentences()));
        return false;
    }
    addTo(*m_settings, openedPacks, path);
    const QString id = QString::fromStdString(pack->id);
    showGames();
    return setUp(id);
}

void Library::setProblem(const QString &problem)
{
    if (problem == m_problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

void Library::clearProblem()
{
    if (m_shelf)
        setProblem({});
}

void Library::setLanguage(const QString &code)
{
    m_language = code.toStdString();
    if (!m_shelf)
        return;
    showGames();
    m_records.setLanguage(code);
    if (m_form)
        m_form->setLanguage(code);
}

QString Library::resources() const
{
    return m_shelf ? QFileInfo(m_shelf->resources()).absoluteFilePath() : QString();
}

QString Library::newRecordPath(const QString &gameId)
{
    QDir().mkpath(m_recordFolder);
    const QString stem = m_recordFolder + u'/'
                         + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss")) + u'-' + gameId;
    QString path = stem + QStringLiteral(".jsonl");
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1-%2.jsonl").arg(stem).arg(number);
    return path;
}

QString Library::unfinishedRecord() const
{
    if (!m_shelf)
        return {};
    for (const RecordSummary &file : recordsIn(m_recordFolder)) {
        const RecordSummary record = readRecordSummary(file.path, *m_compiler, m_tables);
        if (record.playable && !record.finished)
            return record.path;
    }
    return {};
}

} // namespace engawa
