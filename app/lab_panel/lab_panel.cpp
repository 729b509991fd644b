#include "app/lab_panel/lab_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "app/lab_panel/lab_runner.h"
#include "app/lab_panel/run_form.h"
#include "app/lab_panel/run_page.h"
#include "app/lab_panel/wrapped_text.h"

using namespace Qt::StringLiterals;

namespace engawa {

LabPanel::LabPanel(LabRunner &runner, LabData &sources, QWidget *parent)
    : QWidget(parent), m_runner(runner), m_data(sources), m_runs(runner, sources), m_pages(new QStackedWidget),
      m_start(new QWidget), m_run(new QPushButton), m_try(new QPushButton), m_form(new RunForm(sources)),
      m_listTitle(new QLabel), m_none(new WrappedText), m_list(new QTableView), m_page(new RunPage(runner, sources))
{
    m_listTitle->setObjectName(u"cardtitle"_s);
    m_none->setObjectName(u"hint"_s);
    m_list->setModel(&m_runs);
    m_list->setSelectionBehavior(QTableView::SelectRows);
    m_list->setSelectionMode(QTableView::SingleSelection);
    m_list->setEditTriggers(QTableView::NoEditTriggers);
    m_list->setHorizontalScrollMode(QTableView::ScrollPerPixel);
    m_list->setTabKeyNavigation(false);
    m_list->setShowGrid(false);
    m_list->verticalHeader()->hide();
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setStretchLastSection(true);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_try);
    buttons->addStretch(1);
    buttons->addWidget(m_run);
    auto *start = new QVBoxLayout(m_start);
    start->setContentsMargins(0, 0, 0, 0);
    start->addWidget(m_form);
    start->addLayout(buttons);
    start->addWidget(m_listTitle);
    start->addWidget(m_none);
    start->addWidget(m_list, 1);
    start->addStretch(0);
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_page);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_pages);

    connect(m_run, &QPushButton::clicked, this, &LabPanel::run);
    connect(m_try, &QPushButton::clicked, this, &LabPanel::tryChange);
    const auto open = [this](const QModelIndex &row) { openRun(row.data(KeptRuns::PathRole).toString()); };
    connect(m_list, &QTableView::activated, this, open);
    connect(m_page, &RunPage::left, this, &LabPanel::showList);
    connect(m_page, &RunPage::said, this, &LabPanel::said);
    connect(m_page, &RunPage::gameReady, this, &LabPanel::gameReady);
    connect(&runner, &LabRunner::opened, this, [this] {
        m_page->showRun();
        if (!m_runner.isOpen())
            showList();
    });
    connect(&runner, &LabRunner::kept, this, [this] {
        readRuns();
        showMovedOn();
    });
    retranslate();
    if (m_runner.isOpen())
        m_pages->setCurrentWidget(m_page);
}

bool LabPanel::showsRun() const
{
    return m_pages->currentWidget() == m_page;
}

void LabPanel::run()
{
    begin(m_form->choice());
}

void LabPanel::tryChange()
{
    m_form->followTable();
    LabChoice choice = m_form->choice();
    choice.source = u"table"_s;
    choice.against = u"base"_s;
    m_form->setChoice(choice); // another game may have been chosen
    begin(m_form->choice());
}

void LabPanel::begin(const LabChoice &choice)
{
    Problems problems;
    auto plan = m_data.plan(choice, problems);
    if (!plan)
        return emit said(m_data.sentence(problems));
    const QString name = m_data.nameOf(*plan);
    m_runner.begin(std::move(*plan), name);
    m_page->setMovedOn({});
    m_pages->setCurrentWidget(m_page);
    m_page->showRun();
}

void LabPanel::openRun(const QString &path)
{
    if (path.isEmpty())
        return;
    if (path != m_runner.path()) {
        m_runner.waitUntilKept(); // the run may be one that was just left
        Problems problems;
        auto run = openKeptRun(path.toStdString(), m_data.compiler(), m_data.levels(), problems);
        if (!run)
            return emit said(m_data.sentence(problems));
        m_runner.open(std::move(*run), path);
    }
    m_pages->setCurrentWidget(m_page);
    m_page->showRun();
    showMovedOn();
}

void LabPanel::showMovedOn()
{
    const int row = m_runs.rowOf(m_runner.path());
    m_page->setMovedOn(row < 0 ? QString() : m_runs.index(row, 0).data(KeptRuns::MovedOnRole).toString());
}

void LabPanel::showList()
{
    m_pages->setCurrentWidget(m_start);
    followTable();
}

void LabPanel::followTable()
{
    if (!isVisible())
        return;
    if (m_pages->currentWidget() == m_start)
        m_form->followTable();
    m_try->setEnabled(m_data.isChanged());
    m_try->setToolTip(m_data.isChanged()
                          ? tr("Plays the data as they are now against those without your changes, on the same deals")
                          : tr("Change something first: a component, a rule, a number"));
    readRuns();
    showMovedOn();
}

void LabPanel::readRuns()
{
    if (!isVisible())
        return;
    const QString chosen = m_list->currentIndex().data(KeptRuns::PathRole).toString();
    m_runs.read();
    const int row = m_runs.rowOf(chosen);
    if (row >= 0)
        m_list->setCurrentIndex(m_runs.index(row, 0));
    const bool any = m_runs.rowCount() > 0;
    m_list->setVisible(any);
    m_none->setVisible(!any);
    const int line = fontMetrics().height();
    m_list->resizeColumnsToContents();
    m_list->setColumnWidth(0, std::min(m_list->columnWidth(0), 22 * line));
    m_list->verticalHeader()->setDefaultSectionSize(line * 8 / 5);
    m_list->setMinimumHeight(7 * line);
}

void LabPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    followTable();
}

void LabPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        readRuns();
    QWidget::changeEvent(event);
}

void LabPanel::retranslate()
{
    setAccessibleName(tr("Lab"));
    m_run->setText(tr("Run"));
    m_run->setToolTip(tr("Plays the games in the background; the table goes first"));
    m_try->setText(tr("Is my change good?"));
    m_listTitle->setText(tr("Runs that are kept"));
    m_none->say(tr("None yet. A run plays thousands of games with bots and says who wins, what components are worth, "
                   "and how long games are; every figure leads to a game behind it."));
    m_list->setAccessibleName(tr("Runs that are kept"));
    m_runs.retranslate();
    followTable();
}

} // namespace engawa
