#pragma once

#include <QWidget>

#include "app/lab_panel/kept_runs.h"
#include "app/lab_panel/lab_data.h"

class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;

namespace engawa {

class LabRunner;
class Match;
class RunForm;
class RunPage;
class WrappedText;

// Playing thousands of games: what to run and the runs that are kept, then what one of them found.
class LabPanel : public QWidget
{
    Q_OBJECT

public:
    LabPanel(LabRunner &runner, LabData &sources, QWidget *parent = nullptr);

    RunForm &form() { return *m_form; }
    RunPage &page() { return *m_page; }
    QTableView &list() { return *m_list; }
    const KeptRuns &runs() const { return m_runs; }
    bool showsRun() const;

    void run();
    void tryChange(); // the data as edited against those without the changes, on the same deals
    void openRun(const QString &path);
    void followTable(); // other data are on the table

signals:
    void said(const QString &sentence);
    void gameReady(const std::shared_ptr<engawa::Match> &match, int node);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void begin(const LabChoice &choice);
    void readRuns();
    void showList();
    void showMovedOn();
    void retranslate();

    LabRunner &m_runner;
    LabData &m_data;
    KeptRuns m_runs;
    QStackedWidget *m_pages;
    QWidget *m_start;
    QPushButton *m_run;
    QPushButton *m_try;
    RunForm *m_form;
    QLabel *m_listTitle;
    WrappedText *m_none;
    QTableView *m_list;
    RunPage *m_page;
};

} // namespace engawa
