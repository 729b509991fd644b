#pragma once

#include <QLabel>
#include <QToolButton>

#include "editor/field_editors/field_editor.h"
#include "editor/inspector/form_rows.h"

namespace engawa {

// One row of a form: title, editor, what the field is for, what is wrong with it, and the buttons that fit it.
class FieldRow : public QWidget
{
    Q_OBJECT

public:
    FieldRow(FormRow row, PackDocument &document, LiveGame *live, QWidget *parent);

    const FormRow &row() const { return m_row; }
    FieldEditor *editor() { return m_editor; } // nothing: a heading
    void setValue(const Json &value);
    void setSeveral();
    void setEntry(const EntryPtr &entry); // whose field it is
    void setProblem(const QString &sentence);
    void setChanged(bool changed, const QString &before); // from the base, where it was `before`
    QString problem() const { return m_problem->text(); }
    bool isChangedFromBase() const { return m_reset->isVisibleTo(this); }
    QToolButton &resetButton() { return *m_reset; }
    QToolButton *addButton() { return m_add; } // of a heading

signals:
    void edited(const Json &value);
    void resetWanted();
    void addWanted();                    // the object or list itself, or an item of the list
    void memberWanted(const Field &member);
    void keyWanted(const QString &key);
    void removeWanted();
    void moveWanted(int by);

private:
    void makeHeading(PackDocument &document);
    QToolButton *button(const QString &sign, const QString &name);
    void fillKeys(QMenu &menu, PackDocument &document);

    FormRow m_row;
    FieldEditor *m_editor = nullptr;
    QLabel *m_title;
    QLabel *m_mark;
    QLabel *m_problem;
    QToolButton *m_reset;
    QToolButton *m_add = nullptr;
};

} // namespace engawa
