#pragma once

#include <QWidget>

#include "app/lab_panel/figure_page.h"
#include "app/lab_panel/game_again.h"

class QProgressBar;
class QPushButton;
class QTabWidget;
class QToolButton;

namespace engawa {

class LabData;
class LabRunner;
class WrappedText;

// The run that is looked at: how far it is, and what it found.
class RunPage : public QWidget
{
    Q_OBJECT

public:
    RunPage(LabRunner &runner, const LabData &sources, QWidget *parent = nullptr);

    void showRun(); // another one than before
    void setMovedOn(const QString &why);
    QTabWidget &tabs() { return *m_tabs; }
    FigurePage *page(const char *name) const; // "overview", "comparison", "seats", "components", "length", "lead"

signals:
    void left(); // back to the list
    void said(const QString &sentence);
    void gameReady(const std::shared_ptr<engawa::Match> &match, int node);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    FigurePage *addPage(const char *name);
    void follow();
    void showFigures();
    void remove();
    void saveTables();
    void retranslate();

    LabRunner &m_runner;
    const LabData &m_data;
    GameAgain m_again;
    QToolButton *m_back;
    WrappedText *m_name;
    WrappedText *m_movedOn;
    QProgressBar *m_bar;
    WrappedText *m_state;
    QPushButton *m_pause;
    QToolButton *m_tables;
    QToolButton *m_remove;
    QTabWidget *m_tabs;
    QList<FigurePage *> m_pages;
    qint64 m_shown = -1; // the deals whose figures are shown
    QWidget *m_shownPage = nullptr;
};

// "1,280 of 5,000 deals · 940 games a second · 12 s left"
QString progressWords(const LabRunner &runner);

} // namespace engawa
