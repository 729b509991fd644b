#pragma once

#include <QComboBox>

#include "editor/field_editors/face_delegate.h"
#include "editor/field_editors/field_editor.h"

namespace engawa {

// A word out of a list: a choice of the schema, an entry of another table by its name, a face by its picture. An optional
// one can be none. Where there are many words, and in a table, typing narrows the list by any part of a word or name; a
// word that the list hasn't is kept.
class ChoiceEditor : public FieldEditor
{
    Q_OBJECT

public:
    ChoiceEditor(const Field &field, PackDocument &document, QWidget *parent);
    ~ChoiceEditor() override;

    void setValue(const Json &value) override;
    QString text() const override;
    void setSeveral() override;
    void setEntry(const EntryPtr &entry) override;
    void setInCell() override;
    QComboBox &box() { return *m_box; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void add(const QString &text, const QString &word);
    void addNamed(const QString &word, const QString &name);
    QString nameOfWord(const std::string &word) const;
    void takeTyping();
    void openList();
    void showWord(const QString &word);
    void showRow(int row);
    void setHint(const QString &hint);
    void typed();

    PackDocument &m_document;
    QComboBox *m_box;
    FaceDelegate *m_faces = nullptr;
    QString m_before;
    bool m_inCell = false;
    bool m_pressed = false; // the line, while its list was closed
};

} // namespace engawa
