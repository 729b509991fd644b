#pragma once

#include <QLineEdit>

#include "editor/field_editors/field_editor.h"

namespace engawa {

// Text, numbers, and lists as words. The arrow keys count a number up and down within its range.
class LineEditor : public FieldEditor
{
    Q_OBJECT

public:
    LineEditor(const Field &field, QWidget *parent);
    ~LineEditor() override;

    void setValue(const Json &value) override;
    QString text() const override { return m_line->text(); }
    void setSeveral() override;
    void setInCell() override;
    QLineEdit &line() { return *m_line; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void commit();
    void count(int by);

    QLineEdit *m_line;
    QString m_before;
    bool m_several = false;
};

} // namespace engawa
