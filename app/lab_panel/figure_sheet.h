#pragma once

#include <optional>

#include <QList>
#include <QString>
#include <QStringList>

#include "core/lab/game_moment.h"
#include "core/lab/statistics.h"

namespace engawa {

// A cell as people read it, and the number behind it.
struct FigureCell
{
    QString text;
    std::optional<double> number; // by which it is sorted; nothing: by its text
    std::optional<Estimate> estimate; // … with its interval, in the measure that is shown
};

struct FigureRow
{
    QList<FigureCell> cells;
    bool quiet = false; // there is not enough to say anything yet
    bool strong = false; // it stands out, or is what was asked
    QString tip;
    QList<GameMoment> games; // behind it, the most telling first
};

struct FigureMark
{
    QString name;
    double at = 0; // where it stands among the others, of bars and lines
    Estimate value;
    int row = -1; // of the table beside
};

// What is drawn of it.
struct FigureChart
{
    enum class Form { None, Dots, Bars, Line };

    Form form = Form::None;
    QString title;
    QString across; // what the horizontal axis counts
    QString up;
    double barWidth = 1;
    std::optional<double> even; // where nothing favours anybody
    std::optional<double> band; // on both sides of the even line: what does not matter
    QList<FigureMark> marks;
};

// A view of a run: sentences first, then a picture, and all of it as a table.
struct FigureSheet
{
    QStringList sentences;
    FigureChart chart;
    QStringList head;
    QList<FigureRow> rows;
    int sortedBy = -1; // a column, falling; -1: as it stands
};

// For other programs: a cell with an interval is three of them.
QList<QStringList> cellsOf(const FigureSheet &sheet);

} // namespace engawa
