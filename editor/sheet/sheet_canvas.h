#pragma once

#include <functional>
#include <map>

#include <QWidget>

#include "editor/document/paint_face.h"
#include "editor/document/selection.h"
#include "editor/sheet/sheet_mark.h"

class QLabel;

namespace engawa {

class SheetGrip;

// The sheet that a pack prints, laid out by its data: every entry with a place is a mark that can be dragged or moved with
// the arrow keys, every join a line between two whose ends can be hung to others. Each of this is one step of the document.
class SheetCanvas : public QWidget
{
    Q_OBJECT

public:
    SheetCanvas(PackDocument &document, Selection &selection, PaintFace paint, QWidget *parent = nullptr);

    // Shows the sheet if entries of this file lie on it; else it hides.
    void show(const QString &file, const QStringList &ids);
    void refresh(); // after the data changed

    SheetMark *mark(const SheetEntry &entry) const; // nothing: it has none
    SheetGrip *grip(JoinEnd end) const; // of the line that is chosen
    QString word() const; // why a line can't be hung where it was meant to; empty: nothing is said
    const SheetContent &content() const { return m_content; }
    QPointF onWidget(QPointF sheet) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    // A line that is held by one of its ends.
    struct Pull
    {
        int join = 0; // of SheetContent::joins
        JoinEnd end = JoinEnd::To;
        QPointF from; // where it was taken hold of
        QPointF at; // where it is held
        bool moved = false;
        int onto = -1; // the point where it would hang
        std::optional<JoinFault> fault = {}; // … but may not
    };

    bool isChosen(const SheetEntry &entry) const;
    void makeMarks();
    void layOut();
    void place(const SheetMark &mark, QPoint to);
    void step(const SheetMark &from, QPoint direction);
    // The nearest of the points that are meant, seen in this direction; -1: none.
    int next(int from, QPoint direction, const std::function<bool(int)> &isMeant) const;

    void makeGrips();
    int chosenJoin() const; // -1: none
    int joinAt(QPointF at) const; // -1: none
    void choose(int join);
    void hold(const Pull &pull);
    int pointNear(QPointF at) const; // where the held end would hang; -1: nowhere
    void aim(int point);
    void send(const SheetGrip &grip, QPoint direction);
    void leave(); // the line stays where it was
    void letGo();
    QString sentenceOf(const JoinFault &fault, const Pull &pull) const;
    void announce(const QString &words);
    void say(const QString &sentence, QPointF at);
    void placeWord();
    void layGrips();
    void paintFaces(QPainter &painter);
    void paintJoin(QPainter &painter, int index) const;
    void paintAim(QPainter &painter) const;

    QPointF pointOf(int point) const;
    QPointF endOf(int join, JoinEnd end) const; // where it is drawn
    int markSide() const;
    QRectF paper() const; // in units
    double scaleFor(int width) const;
    int legendHeight(int width) const;
    void paintLegend(QPainter &painter) const;
    void retranslate();

    PackDocument &m_document;
    Selection &m_selection;
    FieldSchemas m_schemas;
    PaintFace m_paint;
    SheetContent m_content;
    std::map<int, QImage> m_faces; // by their points, as wide as they are shown
    std::vector<SheetMark *> m_marks; // one for each point
    std::string m_file;
    QStringList m_ids;
    std::vector<SheetGrip *> m_grips; // one for each end
    std::optional<Pull> m_pull;
    QLabel *m_word; // why a line can't be hung there
    QPointF m_wordAt; // on the sheet
};

} // namespace engawa
