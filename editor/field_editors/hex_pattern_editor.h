#pragma once

#include <vector>

#include <QButtonGroup>
#include <QLabel>

#include "editor/field_editors/field_editor.h"
#include "editor/field_editors/hex_canvas.h"

namespace engawa {

// A pattern of hexagons, painted: a list of {"q", "r", "colour"}, where the colours are the entries of the table that the
// list's items refer to. A value that is no pattern is kept, and told, until something is painted.
class HexPatternEditor : public FieldEditor
{
    Q_OBJECT

public:
    HexPatternEditor(const Field &field, PackDocument &document, QWidget *parent);

    void setValue(const Json &value) override;
    QString text() const override { return textOf(m_value, field()); }
    Json value() const override { return m_value; }
    void setSeveral() override;
    void setInCell() override { m_inCell = true; }

    HexCanvas &canvas() { return *m_canvas; }
    static constexpr int eraser = -2; // Qt keeps -1 for itself
    QAbstractButton *paintButton(int paint) const { return m_buttons->button(paint); }
    QString sentence() const { return m_sentence->text(); }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    std::vector<EntryPtr> colours() const;
    void fillPaints();
    void addButton(const QString &name, const QIcon &icon, int id);
    void say(const QString &sentence);

    PackDocument &m_document;
    QWidget *m_palette;
    QButtonGroup *m_buttons;
    HexCanvas *m_canvas;
    QLabel *m_sentence;
    std::vector<EntryPtr> m_colours; // that have a button
    Json m_value;
    bool m_inCell = false;
};

} // namespace engawa
