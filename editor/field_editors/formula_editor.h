#pragma once

#include <QVBoxLayout>

#include "editor/field_editors/field_editor.h"
#include "editor/formulas/formula_edit.h"

namespace engawa {

// A formula as the value of a field.
class FormulaEditor : public FieldEditor
{
    Q_OBJECT

public:
    FormulaEditor(const Field &field, PackDocument &document, LiveGame *live, QWidget *parent)
        : FieldEditor(field, parent), m_formula(new FormulaEdit(document, live, this))
    {
        m_wide = true;
        m_grows = true;
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins({});
        column->addWidget(m_formula);
        setFocusProxy(&m_formula->field());
        m_formula->setScope(field.scope, field.truth);
        m_formula->setRows(1);
        m_formula->field().setAccessibleName(field.title);
        connect(m_formula, &FormulaEdit::committed, this, &FieldEditor::committed);
        connect(m_formula, &FormulaEdit::edited, this, &FieldEditor::changed);
    }

    void setValue(const Json &value) override
    {
        m_formula->field().setPlaceholderText({});
        m_formula->setText(textOf(value, field()));
        if (m_inCell)
            m_formula->field().selectAll();
    }
    QString text() const override { return m_formula->text(); }
    void setSeveral() override
    {
        m_formula->setText({});
        m_formula->field().setPlaceholderText(tr("several values"));
    }
    void setInCell() override { m_inCell = true; }
    FormulaEdit &formula() { return *m_formula; }

private:
    FormulaEdit *m_formula;
    bool m_inCell = false;
};

} // namespace engawa
