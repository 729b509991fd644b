#pragma once

#include <QCheckBox>

#include "editor/field_editors/field_editor.h"

namespace engawa {

// Yes or no, by a click, by Space, or by typing the first letter. An optional truth that is absent shows as no and is
// absent again when it is taken back.
class TruthEditor : public FieldEditor
{
    Q_OBJECT

public:
    TruthEditor(const Field &field, QWidget *parent);

    void setValue(const Json &value) override;
    QString text() const override { return textOf(m_value, field()); }
    Json value() const override { return m_value; }
    void setSeveral() override;
    QCheckBox &box() { return *m_box; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void take(bool yes);
    void showWord();

    Json m_before;
    Json m_value;
    QCheckBox *m_box;
};

} // namespace engawa
