#pragma once

#include <QWidget>

#include "editor/document/selection.h"
#include "editor/sheet/sheet_mark.h"

namespace engawa {

// The sheet that a pack prints, laid out by its data: every entry with a place is a mark that can be dragged or moved with
// the arrow keys, every join a line between two. Each move is one step of the document.
class SheetCanvas : public QWidget
{
    Q_OBJECT

public:
    SheetCanvas(PackDocument &document, Selection &selection, QWidget *parent = nullptr);

    // Shows the sheet if entries of this file lie on it; else it hides.
    void show(const QString &file, const QStringList &ids);
    void refresh(); // after the data changed

    SheetMark *mark(const SheetEntry &entry) const; // nothing: it has none
    const SheetContent &content() const { return m_content; }
    QPointF onWidget(QPointF sheet) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool isChosen(const SheetEntry &entry) const;
    void makeMarks();
    void layOut();
    void place(const SheetMark &mark, QPoint to);
    void step(const SheetMark &from, QPoint direction);
    int joinAt(QPointF at) const; // -1: none
    QPointF pointOf(int point) const;
    QRectF paper() const; // in units
    double scaleFor(int width) const;
    int legendHeight(int width) const;
    void paintLegend(QPainter &painter) const;
    void retranslate();

    PackDocument &m_document;
    Selection &m_selection;
    FieldSchemas m_schemas;
    SheetContent m_content;
    std::vector<SheetMark *> m_marks; // one for each point
    std::string m_file;
    QStringList m_ids;
};

} // namespace engawa
