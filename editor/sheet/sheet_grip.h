#pragma once

#include <QWidget>

#include "editor/sheet/sheet_content.h"

namespace engawa {

// One end of the line that is chosen, for the keyboard: the arrow keys look for another point, Enter hangs the line there,
// Escape leaves it. The mouse takes hold of the line itself.
class SheetGrip : public QWidget
{
    Q_OBJECT

public:
    SheetGrip(JoinEnd end, QWidget *parent);

    JoinEnd end() const { return m_end; }
    void setHeld(bool yes) { m_held = yes; } // it has something to take back
    // What it belongs to, and the point where it hangs.
    void name(const QString &join, const QString &point);

signals:
    void stepWanted(QPoint direction);
    void putWanted();
    void backWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    JoinEnd m_end;
    bool m_held = false;
};

} // namespace engawa
