#pragma once

#include <QTabWidget>
#include <QTableView>

#include "app/lab_panel/chart_view.h"
#include "app/lab_panel/lab_dock.h"
#include "app/lab_panel/lab_panel.h"
#include "app/lab_panel/run_form.h"
#include "app/lab_panel/run_page.h"
#include "app/shell/status_line.h"
#include "tests/app/workbench/workbench_fixture.h"

namespace engawa {

constexpr int patience = 300'000; // milliseconds; other programs may have the processor

// The program with its lab open, and two greedy bots at a short game.
class LabFixture : public WorkbenchFixture
{
public:
    explicit LabFixture(const Program::Places &places, const QSize &size = {1280, 800}) : WorkbenchFixture(places, size)
    {
        open({.mode = "first_game", .players = {"human", "human"}, .seed = 12, .modules = {}, .scenario = {}});
        match().view()->liftCurtain();
        runner().setPriority(LabRun::Priority::Normal); // a test waits for it
        lab().form().followTable();
        settle();
    }

    LabDock &dock() { return *program().lab(); }
    LabPanel &lab() { return dock().panel(); }
    LabRunner &runner() { return dock().runner(); }
    StatusLine &line() { return program().window().statusLine(); }

    void begin(qint64 deals, const QStringList &bots = {"greedy", "greedy"}, const QString &against = {})
    {
        LabChoice choice = lab().form().choice();
        choice.bots = bots;
        choice.deals = deals;
        choice.against = against;
        lab().form().setChoice(choice);
        lab().run();
    }
    void play(qint64 deals, const QStringList &bots = {"greedy", "greedy"}, const QString &against = {})
    {
        begin(deals, bots, against);
        QTRY_VERIFY_WITH_TIMEOUT(runner().isDone(), patience);
        settle();
    }

    FigurePage &shown(const char *name)
    {
        FigurePage &page = *lab().page().page(name);
        lab().page().tabs().setCurrentWidget(&page);
        settle();
        return page;
    }
    QString cell(FigurePage &page, int row, int column) { return page.table().index(row, column).data().toString(); }
};

} // namespace engawa
