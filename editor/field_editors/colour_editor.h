#pragma once

#include <QToolButton>

#include "editor/field_editors/line_editor.h"

namespace engawa {

// A colour as text ("#B23A2E") with a swatch that opens the colour dialogue.
class ColourEditor : public LineEditor
{
    Q_OBJECT

public:
    ColourEditor(const Field &field, QWidget *parent);

    void setValue(const Json &value) override;
    QToolButton &swatch() { return *m_swatch; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void paintSwatch();
    void choose();

    QToolButton *m_swatch;
};

} // namespace engawa
