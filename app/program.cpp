#include "app/program.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSaveFile>

#include "app/faces/face_provider.h"
#include "app/languages/bundled_fonts.h"
#include "app/panels/log_panel.h"
#include "app/panels/moves_panel.h"
#include "app/panels/piece_menu.h"
#include "app/shell/commands.h"
#include "app/shell/status_line.h"
#include "app/workbench/workbench_commands.h"
#include "core/games/registry.h"
#include "core/match/record.h"
#include "core/pack/read.h"
#include "editor/document/documents_folder.h"

namespace engawa {

namespace {

// The games that have a table, by id, in the order of the registry: those whose layout is built in.
QStringList gamesWithTable()
{
    QStringList found;
    for (const GameType &type : gameTypes()) {
        const QString id = QString::fromUtf8(type.id.data(), static_cast<qsizetype>(type.id.size()));
        const QString name = id.left(1).toUpper() + id.mid(1);
        if (QFile::exists(QStringLiteral(":/qt/qml/Engawa/Games/%1/%1Table.qml").arg(name)))
            found.append(id);
    }
    return found;
}

} // namespace

Program::Program(const StartOptions &options, const Places &places, QObject *parent)
    : QObject(parent), m_options(options), m_settings(places.settings), m_languages(m_settings),
      m_faces(std::make_shared<FaceStore>()), m_tables(gamesWithTable()),
      m_library(std::make_unique<Library>(m_tables, places.library)),
      m_actions(std::make_unique<ActionList>(m_settings)), m_table(new QQuickWidget)
{
    m_settings.apply(options.settings);
    registerBundledFonts(m_library->resources() + QStringLiteral("/fonts"));
    m_look = std::make_unique<PaperLook>(m_settings, m_languages);
    m_match = std::make_unique<MatchController>(m_faces, m_settings,
                                                [this](const QString &game) { return m_library->newRecordPath(game); });
    if (m_library->shelf()) {
        m_match->setSchemas(m_library->shelf()->games().schemas());
        m_match->setVariantNames([this](const std::string &pack, const std::string &name, const std::string &language) {
            return m_library->shelf()->nameOfVariant(pack, name, language);
        });
    }
    speak();

    m_painters.setMaxThreadCount(2);
    m_table->setResizeMode(QQuickWidget::SizeRootObjectToView);
    m_table->setFocusPolicy(Qt::StrongFocus);
    m_table->quickWindow()->setFlags(Qt::Popup); // never shown: assistive tools find it in the widget, not as a window
    m_table->engine()->addImageProvider(QStringLiteral("face"), new FaceProvider(m_faces, m_painters));
    m_languages.follow(*m_table->engine());
    m_table->setInitialProperties({{QStringLiteral("match"), QVariant::fromValue(m_match.get())},
                                   {QStringLiteral("library"), QVariant::fromValue(m_library.get())},
                                   {QStringLiteral("settings"), QVariant::fromValue(&m_settings)},
                                   {QStringLiteral("rulebook"), QVariant::fromValue(&m_rulebook)},
                                   {QStringLiteral("resourceFolder"), QUrl::fromLocalFile(m_library->resources())}});
    m_table->loadFromModule("Engawa.Shell", "Main");
    if (QQuickItem *root = m_table->rootObject()) {
        connect(root, SIGNAL(fileRequested()), this, SLOT(askForFile()));
        connect(root, SIGNAL(workspaceRequested(QString)), this, SLOT(showWorkspace(QString)));
    }

    addCommands(*m_actions);
    addWorkbenchCommands(*m_actions);
    m_window = std::make_unique<MainWindow>(m_settings, m_languages, *m_actions, m_table,
                                            places.layout.isEmpty() ? layoutFileName() : places.layout);
    m_window->addPanel(
        QStringLiteral("log"), [] { return tr("Log"); }, new LogPanel(*m_match), Side::Right,
        QKeySequence(QStringLiteral("Ctrl+L")));
    m_window->addPanel(QStringLiteral("moves"), [] { return tr("Moves"); }, new MovesPanel(*m_match), Side::Right);
    addWorkbench(places.library.settingsFile);
    addPositionEditor();
    addPlaytest();
    connectParts();
    connectCommands();
    showState();
}

Program::~Program()
{
    m_painters.waitForDone(); // every face that QML waits for is answered before its engine goes
    m_noteCard.reset();
    m_questions.reset();
    m_workbenchActions.reset();
    m_workbenchPanels.reset();
    m_window.reset();
    m_workbench.reset();
    m_position.reset();
    m_painters.waitForDone();
}

void Program::open()
{
    m_window->open(m_options.size);
    m_table->setFocus();
    openFirst();
}

// What was asked for, else the match that was left, else a game already dealt.
void Program::openFirst()
{
    if (m_options.opens != StartOptions::Opens::Nothing) {
        if (!m_library->openFile(m_options.path))
            say(m_library->problem());
        if (!m_match->isOpen() || m_library->form())
            page("showHome");
        return;
    }
    Problems problems;
    if (!m_options.newGame.isEmpty() || m_library->unfinishedRecord().isEmpty()) {
        const QString game = m_options.newGame.isEmpty() ? m_tables.front() : m_options.newGame;
        std::optional<Prepared> prepared = m_library->prepared(game, problems);
        if (prepared && m_options.seed)
            prepared->opening.seed = *m_options.seed;
        return start(prepared, problems);
    }
    openRecord(m_library->unfinishedRecord());
}

void Program::connectParts()
{
    const auto nameSeats = [this] { m_library->setSeatNames(m_settings.seatNames()); };
    connect(&m_settings, &Settings::seatNamesChanged, this, nameSeats);
    nameSeats();
    connect(&m_languages, &Languages::changed, this, &Program::speak);
    connect(m_library.get(), &Library::startRequested, this, [this] {
        Problems problems;
        const std::optional<Prepared> prepared =
            m_library->form() ? m_library->form()->prepare(problems) : std::optional<Prepared>();
        start(prepared, problems);
    });
    connect(m_library.get(), &Library::recordRequested, this, [this](const QString &path) { openRecord(path); });
    connect(m_match.get(), &MatchController::changed, this, &Program::showState);
    connect(m_match.get(), &MatchController::failed, this, &Program::say);
    connect(m_match.get(), &MatchController::menuAsked, this,
            [this](const QString &piece, const QString &kind, const QPoint &at) {
                showPieceMenu(*m_match, piece, kind, at, m_table);
            });
    connect(m_match.get(), &MatchController::saveProblemChanged, this,
            [this] { m_window->statusLine().setMatchProblem(m_match->saveProblem()); });
}

void Program::connectCommands()
{
    const auto on = [this](QLatin1StringView id, auto &&function) {
        connect(m_actions->at(id), &QAction::triggered, this, std::forward<decltype(function)>(function));
    };
    on(command::home, [this] { page("showHome"); });
    on(command::newGame, [this] {
        m_library->setUp(m_match->isOpen() ? m_match->gameId() : m_tables.front());
        page("showHome");
    });
    on(command::openRecord, [this] { askFor(tr("Open record"), tr("Records (*.jsonl)")); });
    on(command::openVariant, [this] { askFor(tr("Open variant"), tr("Variants (*.json)")); });
    on(command::saveRecord, [this] { saveRecordAs(); });
    on(command::savePicture, [this] { savePictureAs(); });
    on(command::copySeed, [this] { QGuiApplication::clipboard()->setText(m_match->seedText()); });
    on(command::pauseBots, [this] { m_match->setPaused(!m_match->paused()); });
    on(command::stepBots, [this] { m_match->step(); });
    on(command::undo, [this] { activeUndoStack() ? activeUndoStack()->undo() : m_match->undo(); });
    on(command::redo, [this] { activeUndoStack() ? activeUndoStack()->redo() : m_match->redo(); });
    on(command::moves, [this] { page("showMoves"); });
    on(command::rules, [this] { page("showRules"); });
    on(command::previousMove, [this] { m_match->showMove(m_match->replayPosition() - 1); });
    on(command::nextMove, [this] { m_match->showMove(m_match->replayPosition() + 1); });
}

void Program::start(const std::optional<Prepared> &prepared, const Problems &problems)
{
    if (!mayLeave())
        return;
    Problems faults = problems;
    if (!prepared || !m_match->begin(prepared->game, prepared->opening, faults))
        return say(faults.empty() ? tr("The game can’t be dealt.") : QString::fromStdString(sentence(faults.front())));
    if (m_workbench)
        m_workbench->showMatch(*prepared);
    m_library->closeForm();
    page("showTable");
}

// Those of the pack and the variants on it: a record's data have none.
decltype(Data::faces) Program::facesOf(const KeptVariant &kept) const
{
    const ShelvedPack *pack = m_library->shelf()->pack(kept.variant.base);
    Problems ignored; // told when the variant is opened
    return pack ? withVariant(baseOf(kept, pack->data), kept.variant, ignored).faces : decltype(Data::faces)();
}

void Program::openRecord(const QString &path)
{
    openRecord(path, path);
}

// What happens in the match goes on in the file `record`; empty: it is not kept.
void Program::openRecord(const QString &path, const QString &record)
{
    if (!mayLeave())
        return;
    Problems problems;
    const std::optional<std::string> text = readText(path.toStdString(), problems);
    std::optional<KeptVariant> kept;
    std::optional<Match> match;
    if (text && m_library->shelf()) {
        kept = keptVariantIn(*text, m_library->shelf()->games().schemas());
        const DressedGames games(*m_library->compiler(), kept ? facesOf(*kept) : decltype(Data::faces)());
        match = engawa::openRecord(*text, path.toStdString(), games, problems);
    }
    if (!match)
        return say(tr("%1 can’t be opened. %2")
                       .arg(path, problems.empty() ? QString() : QString::fromStdString(sentence(problems.front()))));
    m_match->resume(std::move(*match), record);
    if (m_workbench)
        m_workbench->showRecord(std::move(kept));
    page("showTable");
    if (!problems.empty())
        say(QString::fromStdString(sentence(problems.front())));
}

void Program::askForFile()
{
    askFor(tr("Open"), tr("Records and variants (*.jsonl *.json)"));
}

void Program::showWorkspace(const QString &name)
{
    m_window->setWorkspace(workspaceFrom(name));
    page("showTable");
}

void Program::askFor(const QString &title, const QString &filter)
{
    const QString path = QFileDialog::getOpenFileName(m_window.get(), title, m_library->recordFolder(), filter);
    if (path.isEmpty())
        return;
    if (m_library->openFile(path))
        page(m_library->form() ? "showHome" : "showTable");
    else
        say(m_library->problem());
}

void Program::saveRecordAs()
{
    if (m_match->recordPath().isEmpty())
        return say(tr("There is no match to save."));
    const QString path =
        QFileDialog::getSaveFileName(m_window.get(), tr("Save record as"),
                                     inDocuments(QFileInfo(m_match->recordPath()).fileName()), tr("Records (*.jsonl)"));
    if (path.isEmpty() || path == m_match->recordPath())
        return;
    QFile record(m_match->recordPath());
    QSaveFile copy(path); // what was there stays until the copy is whole
    const bool read = record.open(QIODevice::ReadOnly);
    if (!read || !copy.open(QIODevice::WriteOnly) || copy.write(record.readAll()) < 0 || !copy.commit())
        say(tr("The record can’t be written to %1: %2.").arg(path, read ? copy.errorString() : record.errorString()));
}

void Program::speak()
{
    m_library->setLanguage(m_languages.current());
    m_match->setLanguage(m_languages.current());
    if (m_workbench)
        m_workbench->document().setLanguage(m_languages.current());
    if (m_position)
        m_position->setLanguage(m_languages.current());
    if (m_capsules)
        m_capsules->setLanguage(m_languages.current());
    showState();
}

void Program::showState()
{
    if (!m_window)
        return;
    const bool open = m_match->isOpen();
    const QUndoStack *steps = activeUndoStack();
    m_actions->setSubject(command::undo, steps ? steps->undoText() : m_match->undoText());
    m_actions->setSubject(command::redo, steps ? steps->redoText() : m_match->redoText());
    m_actions->at(command::undo)->setEnabled(steps ? steps->canUndo() : m_match->canUndo() || m_match->selecting());
    m_actions->at(command::redo)->setEnabled(steps ? steps->canRedo() : m_match->canRedo());
    m_actions->at(command::pauseBots)->setChecked(m_match->paused());
    for (const auto id :
         {command::pauseBots, command::stepBots, command::saveRecord, command::savePicture, command::copySeed,
          command::moves, command::rules, command::previousMove, command::nextMove, command::note, command::report})
        m_actions->at(id)->setEnabled(open);
    const QString name = m_match->variantName().isEmpty()
                             ? tr("%1, %2").arg(m_match->gameName(), m_match->modeName())
                             : tr("%1, %2, %3").arg(m_match->gameName(), m_match->modeName(), m_match->variantName());
    m_window->statusLine().setMatch(open ? name : QString(), m_match->seedText());
    const PackDocument *document = m_workbench && m_workbench->isOpen() ? &m_workbench->document() : nullptr;
    const QString variant =
        document && !document->frame().id.empty()
            ? QString::fromStdString(document->frame().wordsIn(m_languages.current().toStdString()).name)
            : m_match->variantName();
    const QString title = variant.isEmpty() ? m_match->gameName() : tr("%1, %2").arg(m_match->gameName(), variant);
    m_window->setWindowTitle(open ? tr("%1[*] – Engawa").arg(title) : tr("Engawa"));
    m_window->setWindowModified(open && document && document->modified());
    if (open)
        m_rulebook.setGame(m_match->game(), QString::fromStdString(m_match->match()->opening().setup.mode),
                           m_languages.current());
}

void Program::say(const QString &sentence)
{
    if (QQuickItem *root = m_table->rootObject())
        QMetaObject::invokeMethod(root, "say", Q_ARG(QString, sentence));
}

void Program::page(const char *function)
{
    if (QQuickItem *root = m_table->rootObject())
        QMetaObject::invokeMethod(root, function);
    m_table->setFocus();
}

} // namespace engawa
