#include "app/program.h"

#include <QDir>

#include "app/faces/face_provider.h"
#include "app/files/file_dialogs.h"
#include "app/files/match_opener.h"
#include "app/lab_panel/lab_dock.h"
#include "app/languages/bundled_fonts.h"
#include "app/match_commands.h"
#include "app/notes/playtest.h"
#include "app/pages/pages_view.h"
#include "app/pages/table_picture.h"
#include "app/panels/log_panel.h"
#include "app/panels/moves_panel.h"
#include "app/panels/piece_menu.h"
#include "app/position/position_editor.h"
#include "app/position/position_panel.h"
#include "app/shell/commands.h"
#include "app/shell/lazy_panel.h"
#include "app/shell/paper_look.h"
#include "app/undo_commands.h"
#include "app/window_caption.h"
#include "app/workbench/workbench_actions.h"
#include "app/workbench/workbench_commands.h"
#include "core/games/registry.h"

namespace engawa {

namespace {

// Every game of the registry can be shown: on a table of its own, or on the plain one.
QStringList knownGames()
{
    QStringList ids;
    for (const GameType &type : gameTypes())
        ids.append(QString::fromUtf8(type.id.data(), static_cast<qsizetype>(type.id.size())));
    return ids;
}

} // namespace

Program::Program(const StartOptions &options, const Places &places, QObject *parent)
    : QObject(parent), m_options(options), m_settings(places.settings), m_languages(m_settings),
      m_faces(std::make_shared<FaceStore>()), m_games(knownGames()),
      m_library(std::make_unique<Library>(m_games, places.library)), m_actions(std::make_unique<ActionList>(m_settings))
{
    m_settings.apply(options.settings);
    registerBundledFonts(m_library->resources() + QStringLiteral("/fonts"));
    m_look = std::make_unique<PaperLook>(m_settings, m_languages);
    m_languages.applyTo(*m_library);
    addMatch();
    m_view = std::make_unique<PagesView>(*m_match, *m_library, m_settings, m_languages, m_faces);
    addWindow(places.layout.isEmpty() ? layoutFileName() : places.layout);
    addWorkbench(places.library.settingsFile);
    addLab();
    addPositionEditor();
    m_opener = std::make_unique<MatchOpener>(*m_library, *m_match->session(), m_workbench.get(), pages());
    m_files = std::make_unique<FileDialogs>(*m_window, *m_library, *m_match->session(), pages());
    m_picture = std::make_unique<TablePicture>(pages(), *m_match->session(), *m_match->view());
    addPlaytest();
    addCommands();
    connectParts();
    m_caption = std::make_unique<WindowCaption>(*m_window, *m_match->session(), m_languages, m_workbench.get());
}

Program::~Program()
{
    m_view->finishPainting();
}

void Program::open()
{
    m_window->open(m_options.size);
    table().setFocus();
    m_opener->openFirst(m_options, m_games.value(0));
}

Pages &Program::pages()
{
    return m_view->pages();
}

QQuickWidget &Program::table()
{
    return *m_view->widget();
}

void Program::addMatch()
{
    m_match = std::make_unique<MatchController>(m_faces, m_settings,
                                                [this](const QString &game) { return m_library->newRecordPath(game); });
    if (m_library->shelf()) {
        m_match->session()->setSchemas(m_library->compiler()->schemas());
        m_match->session()->setEngineTexts(m_library->engine());
        m_match->session()->setLevels(m_library->levels());
        m_match->session()->setVariantNames(
            [this](const std::string &pack, const std::string &name, const std::string &language) {
                return m_library->shelf()->nameOfVariant(pack, name, language);
            });
    }
    m_languages.applyTo(*m_match->session());
}

void Program::addWindow(const QString &layoutFile)
{
    engawa::addCommands(*m_actions);
    addWorkbenchCommands(*m_actions);
    m_window = std::make_unique<MainWindow>(m_settings, m_languages, *m_actions, &table(), layoutFile);
    m_window->setMayClose([this] { return mayLeave(); });
    m_window->addPanel(
        QStringLiteral("log"), [] { return tr("Log"); },
        new LogPanel(*m_match->session(), *m_match->view(), *m_match->advice()), Side::Right,
        QKeySequence(QStringLiteral("Ctrl+L")));
    m_window->addPanel(
        QStringLiteral("moves"), [] { return tr("Moves"); }, new MovesPanel(*m_match->view()), Side::Right);
}

void Program::addWorkbench(const QString &settingsFile)
{
    if (!m_library->shelf())
        return;
    m_workbench = std::make_unique<Workbench>(*m_library, *m_match->session(), *m_match->view());
    m_languages.applyTo(m_workbench->document());
    const auto paint = [this](const Game &game, const QString &component, QSize size) {
        const FaceStore::Subject subject{
            m_match->facts()->kindOf(component).toStdString(), component.toStdString(), true, {}, nobody};
        return paintSubject(*m_faces, game, subject, m_languages.current().toStdString(), size.width());
    };
    m_workbenchPanels = std::make_unique<WorkbenchPanels>(*m_workbench, *m_window, paint, settingsFile);
    m_workbenchActions = std::make_unique<WorkbenchActions>(*m_workbench, *m_workbenchPanels, *m_match->session(),
                                                            m_settings, *m_actions, *m_window, settingsFile);
    connect(m_workbenchActions.get(), &WorkbenchActions::said, &pages(), &Pages::say);
}

void Program::addLab()
{
    if (!m_workbench)
        return;
    const QString folder = QDir::cleanPath(m_library->recordFolder() + QStringLiteral("/../lab"));
    m_lab = std::make_unique<LabDock>(*m_library, *m_match->session(), *m_workbench, *m_window, *m_actions, folder);
    connect(m_lab.get(), &LabDock::said, &pages(), &Pages::say);
    connect(m_lab.get(), &LabDock::gameReady, this, [this](const std::shared_ptr<Match> &match, int node) {
        m_match->session()->lookAt(*match, node);
        pages().showTable();
    });
}

void Program::addPositionEditor()
{
    m_position = std::make_unique<PositionEditor>(*m_match->session(), *m_match->view());
    m_languages.applyTo(*m_position);
    m_window->addPanel(
        QStringLiteral("position"), [] { return tr("Position"); },
        new LazyPanel([this] { return new PositionPanel(*m_position); }), Side::Right);
}

void Program::addPlaytest()
{
    m_playtest =
        std::make_unique<Playtest>(*m_match->session(), *m_match->view(), *m_library, m_languages, *m_window,
                                   [this] { return m_workbench ? m_workbench->variantFiles() : QStringList(); });
    connect(m_playtest.get(), &Playtest::said, &pages(), &Pages::say);
    connect(m_playtest.get(), &Playtest::openRequested, this, [this](const QString &path, int node) {
        m_opener->openRecord(path, {});
        if (node >= 0)
            m_match->session()->goTo(node);
    });
}

void Program::addCommands()
{
    m_matchCommands = std::make_unique<MatchCommands>(*m_actions, *m_match->session(), *m_match->bots(),
                                                      *m_match->advice(), *m_library, pages(), m_games.value(0));
    m_undoCommands = std::make_unique<UndoCommands>(*m_actions, *m_match->session(), *m_match->view(), *m_position);
    if (m_workbench)
        m_undoCommands->addWorkbench(*m_workbench, *m_workbenchPanels);
    connect(&m_languages, &Languages::changed, m_undoCommands.get(), &UndoCommands::showState);

    const auto on = [this](QLatin1StringView id, auto &&function) {
        connect(m_actions->at(id), &QAction::triggered, this, std::forward<decltype(function)>(function));
    };
    on(command::openRecord, [this] { m_files->openRecord(); });
    on(command::openVariant, [this] { m_files->openVariant(); });
    on(command::saveRecord, [this] { m_files->saveRecordAs(); });
    on(command::savePicture, [this] { m_picture->saveAs(m_window.get()); });
    on(command::note, [this] { m_playtest->note(); });
    on(command::report, [this] { m_playtest->report(); });
    on(command::openReports, [this] { m_playtest->openReports(); });
    on(command::editPosition, [this] {
        pages().showTable();
        m_window->panels().open(QStringLiteral("position"));
        m_position->begin();
    });
}

void Program::connectParts()
{
    const auto nameSeats = [this] { m_library->setSeatNames(m_settings.seatNames()); };
    connect(&m_settings, &Settings::seatNamesChanged, this, nameSeats);
    nameSeats();
    m_opener->setMayLeave([this] { return mayLeave(); });
    connect(m_library.get(), &Library::startRequested, this, [this] {
        Problems problems;
        const std::optional<Prepared> prepared =
            m_library->form() ? m_library->form()->prepare(problems) : std::optional<Prepared>();
        m_opener->deal(prepared, problems);
    });
    connect(m_library.get(), &Library::recordRequested, this,
            [this](const QString &path) { m_opener->openRecord(path); });
    connect(m_position.get(), &PositionEditor::playRequested, m_opener.get(), &MatchOpener::dealTrial);
    connect(m_match->session(), &MatchSession::failed, &pages(), &Pages::say);
    connect(m_match->view(), &MatchView::menuAsked, this,
            [this](const QString &piece, const QString &kind, const QPoint &at) {
                showPieceMenu(*m_match->view(), piece, kind, at, &table());
            });
    connect(&pages(), &Pages::fileRequested, m_files.get(), &FileDialogs::open);
    connect(&pages(), &Pages::workspaceRequested, this, [this](const QString &name) {
        m_window->setWorkspace(workspaceFrom(name));
        pages().showTable();
    });
}

bool Program::mayLeave()
{
    m_playtest->saveDraft();
    if (m_workbenchActions && !m_workbenchActions->mayLeave())
        return false;
    if (m_workbench)
        m_workbench->keep();
    return true;
}

} // namespace engawa
