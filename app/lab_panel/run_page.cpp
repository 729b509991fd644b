#include "app/lab_panel/run_page.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLocale>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/lab_panel/lab_data.h"
#include "app/lab_panel/lab_runner.h"
#include "app/lab_panel/lab_sheets.h"
#include "app/lab_panel/wrapped_text.h"
#include "core/lab/tidy_csv.h"
#include "editor/document/documents_folder.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(engawa::RunPage)

public:
    static QString timeLeft(double seconds)
    {
        if (seconds < 90)
            return tr("about %n s left", nullptr, std::max(1, qRound(seconds)));
        if (seconds < 90 * 60)
            return tr("about %n min left", nullptr, qRound(seconds / 60));
        return tr("about %n h left", nullptr, qRound(seconds / 3600));
    }

    static QString progress(const LabRunner &runner)
    {
        const LabProgress progress = runner.progress();
        const QLocale locale;
        const QString deals = locale.toString(qlonglong(progress.deals)), of = locale.toString(qlonglong(progress.of));
        if (runner.isDone())
            return runner.isSettled() ? tr("Done: there was an answer after %1 deals.").arg(deals)
                                      : tr("Done: %1 deals.").arg(deals);
        const QString done = tr("%1 of %2 deals").arg(deals, of);
        if (!runner.isRunning())
            return tr("Paused at %1.").arg(done);
        QStringList words{done};
        if (progress.gamesASecond > 0)
            words.append(tr("%1 games a second")
                             .arg(locale.toString(progress.gamesASecond, 'f', progress.gamesASecond < 10 ? 1 : 0)));
        if (progress.secondsLeft)
            words.append(timeLeft(*progress.secondsLeft));
        return words.join(u" · "_s);
    }
};

constexpr const char *pageNames[]{"overview", "comparison", "seats", "components", "length", "lead"};

} // namespace

QString progressWords(const LabRunner &runner)
{
    return Words::progress(runner);
}

RunPage::RunPage(LabRunner &runner, const LabData &sources, QWidget *parent)
    : QWidget(parent), m_runner(runner), m_data(sources), m_back(new QToolButton), m_name(new WrappedText),
      m_movedOn(new WrappedText), m_bar(new QProgressBar), m_state(new WrappedText), m_pause(new QPushButton),
      m_tables(new QToolButton), m_remove(new QToolButton), m_tabs(new QTabWidget)
{
    m_name->setObjectName(u"cardtitle"_s);
    m_movedOn->setObjectName(u"conflict"_s);
    m_movedOn->hide();
    m_state->setObjectName(u"hint"_s);
    m_bar->setTextVisible(false);
    m_bar->setMaximumHeight(8);
    auto *head = new QHBoxLayout;
    head->addWidget(m_back, 0, Qt::AlignTop);
    head->addWidget(m_name, 1);
    auto *line = new QHBoxLayout;
    line->addWidget(m_pause);
    line->addStretch(1);
    line->addWidget(m_tables);
    line->addWidget(m_remove);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(head);
    column->addWidget(m_movedOn);
    column->addWidget(m_bar);
    column->addWidget(m_state);
    column->addLayout(line);
    column->addWidget(m_tabs, 1);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setDocumentMode(true);
    for (const char *name : pageNames)
        m_pages.append(addPage(name));

    connect(m_back, &QToolButton::clicked, this, &RunPage::left);
    connect(m_pause, &QPushButton::clicked, this,
            [this] { m_runner.isRunning() ? m_runner.pause() : m_runner.start(); });
    connect(m_remove, &QToolButton::clicked, this, &RunPage::remove);
    connect(m_tables, &QToolButton::clicked, this, &RunPage::saveTables);
    connect(m_tabs, &QTabWidget::currentChanged, this, &RunPage::showFigures);
    connect(&runner, &LabRunner::changed, this, &RunPage::follow);
    connect(&m_again, &GameAgain::ready, this, &RunPage::gameReady);
    connect(&m_again, &GameAgain::failed, this, [this](const Problems &problems) {
        emit said(m_data.sentence(problems, m_runner.isOpen() ? m_runner.plan().side.game.get() : nullptr));
    });
    connect(&m_again, &GameAgain::busyChanged, this, [this] {
        for (FigurePage *page : m_pages)
            page->setBusy(m_again.isBusy());
        if (m_again.isBusy())
            m_state->say(tr("The game is being played again…"));
        else
            follow();
    });
    retranslate();
}

FigurePage *RunPage::addPage(const char *name)
{
    auto *page = new FigurePage;
    page->setObjectName(QString::fromLatin1(name));
    m_tabs->addTab(page, QString());
    connect(page, &FigurePage::said, this, &RunPage::said);
    connect(page, &FigurePage::gameWanted, this, [this](const GameMoment &moment) {
        if (m_runner.isOpen())
            m_again.ask(m_runner.plan(), moment);
    });
    return page;
}

FigurePage *RunPage::page(const char *name) const
{
    for (FigurePage *page : m_pages)
        if (page->objectName() == QLatin1StringView(name))
            return page;
    return nullptr;
}

void RunPage::showRun()
{
    m_shown = -1;
    if (!m_runner.isOpen())
        return;
    const bool compares = m_runner.plan().against.has_value();
    m_tabs->setTabVisible(m_tabs->indexOf(page("comparison")), compares);
    m_tabs->setCurrentWidget(page(compares ? "comparison" : "overview"));
    follow();
}

void RunPage::setMovedOn(const QString &why)
{
    m_movedOn->say(why);
    m_movedOn->setVisible(!why.isEmpty());
}

void RunPage::follow()
{
    if (!m_runner.isOpen() || !isVisible())
        return;
    const LabProgress progress = m_runner.progress();
    m_name->say(m_runner.name());
    m_bar->setRange(0, 1000);
    m_bar->setValue(
        m_runner.isDone() ? 1000 : static_cast<int>(1000 * progress.deals / std::max<std::int64_t>(progress.of, 1)));
    if (!m_again.isBusy())
        m_state->say(progressWords(m_runner));
    m_pause->setText(m_runner.isRunning() ? tr("Pause") : tr("Go on"));
    m_pause->setEnabled(!m_runner.isDone());
    m_remove->setText(m_runner.isDone() ? tr("Remove…") : tr("Cancel…"));
    showFigures();
}

// Only those that are seen, and only when there are others.
void RunPage::showFigures()
{
    auto *page = qobject_cast<FigurePage *>(m_tabs->currentWidget());
    if (!m_runner.isOpen() || !page || !isVisible())
        return;
    const auto results = m_runner.results();
    if (results->deals == m_shown && page == m_shownPage)
        return;
    m_shown = results->deals;
    m_shownPage = page;
    const LabSheets sheets(m_data, m_runner.plan(), *results);
    const QString name = page->objectName();
    page->show(name == "overview"_L1     ? sheets.overview()
               : name == "comparison"_L1 ? sheets.comparison()
               : name == "seats"_L1      ? sheets.seats()
               : name == "components"_L1 ? sheets.components()
               : name == "length"_L1     ? sheets.length()
                                         : sheets.lead());
}

void RunPage::remove()
{
    const QString question =
        tr("“%1” and all that it found will be gone. To stop it for now, pause it.").arg(m_runner.name());
    QMessageBox box(QMessageBox::Question, tr("Remove this run?"), question, QMessageBox::NoButton, this);
    const QPushButton *yes = box.addButton(tr("Remove it"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(tr("Keep it"), QMessageBox::RejectRole));
    box.exec();
    if (box.clickedButton() != yes)
        return;
    m_runner.remove();
    emit left();
}

void RunPage::saveTables()
{
    if (!m_runner.isOpen())
        return;
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("A folder for all tables of the run"), inDocuments(QString()));
    if (folder.isEmpty())
        return;
    Problems problems;
    const bool written = writeTidy(m_runner.plan(), *m_runner.results(), folder.toStdString(), {}, problems);
    emit said(written ? tr("All tables are in %1.").arg(folder) : m_data.sentence(problems));
}

void RunPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    follow();
}

void RunPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_shown = -1;
        follow();
    }
    QWidget::changeEvent(event);
}

void RunPage::retranslate()
{
    m_back->setText(tr("‹ Runs"));
    m_back->setToolTip(tr("To the list of runs; this one goes on"));
    m_bar->setAccessibleName(tr("Progress"));
    m_tables->setText(tr("All tables…"));
    m_tables->setToolTip(tr("Writes every table of the run into a folder, as CSV"));
    m_remove->setToolTip(tr("Stops the run and throws it away"));
    m_remove->setText(tr("Cancel…"));
    const QStringList titles{tr("Overview"), tr("Comparison"), tr("Seats"), tr("Components"), tr("Length"), tr("Lead")};
    for (qsizetype i = 0; i < titles.size(); ++i)
        m_tabs->setTabText(static_cast<int>(i), titles[i]);
    follow();
}

} // namespace engawa
