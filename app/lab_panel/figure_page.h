#pragma once

#include <QWidget>

#include "app/lab_panel/figure_table.h"
#include "core/lab/game_moment.h"

class QPushButton;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;

namespace engawa {

class ChartView;
class WrappedText;

// A view of a run: what it says, the picture, and the table of all of it. Each row opens a game behind it.
class FigurePage : public QWidget
{
    Q_OBJECT

public:
    explicit FigurePage(QWidget *parent = nullptr);

    void show(const FigureSheet &sheet);
    void setBusy(bool busy); // a game is being played again
    void watch(int row); // another game behind it each time

    FigureTable &table() { return m_table; }
    QTableView &view() { return *m_view; }
    ChartView &chart() { return *m_chart; }
    QString text() const; // the sentences

signals:
    void gameWanted(const engawa::GameMoment &moment);
    void said(const QString &sentence); // of a file that was written, or could not be

protected:
    void changeEvent(QEvent *event) override;

private:
    int currentRow() const; // of the table
    void showCurrent();
    void saveAs();
    void copy();
    void fitColumns();
    void retranslate();

    FigureSheet m_sheet;
    FigureTable m_table;
    QSortFilterProxyModel *m_sorted;
    WrappedText *m_sentences;
    ChartView *m_chart;
    QTableView *m_view;
    QPushButton *m_watch;
    QToolButton *m_copy;
    QToolButton *m_save;
    bool m_busy = false;
    int m_watched = -1; // the row whose game was asked for last …
    int m_next = 0; // … and which of its games comes next
};

} // namespace engawa
