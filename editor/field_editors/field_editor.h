#pragma once

#include <QWidget>

#include "core/pack/data.h"
#include "editor/document/live_game.h"
#include "editor/document/pack_document.h"
#include "editor/fields/field_text.h"

namespace engawa {

// The editor of one value, whatever its place: a row of a form or a cell of a table. It writes nothing itself.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    FieldEditor(const Field &field, QWidget *parent) : QWidget(parent), m_field(field) {}

    virtual void setValue(const Json &value) = 0; // null: absent
    virtual QString text() const = 0;             // as it is written: "+1" may be a calculation
    // What the person means by the text: bad text stays text, null takes the value away.
    virtual Json value() const { return valueOf(text(), m_field); }
    virtual void setSeveral() = 0; // the value of several entries that differ

    // Whose value it is: choosers paint their pictures with it.
    virtual void setEntry(const EntryPtr &) {}
    // It stands in a cell of a table: any text can be typed, over the old one, and there is no room for a frame.
    virtual void setInCell() {}

    const Field &field() const { return m_field; }
    bool wide() const { return m_wide; }   // wants a line of its own in a form
    bool grows() const { return m_grows; } // may need more height than a row of a table

signals:
    void committed(); // Enter, leaving after a change, choosing: one step
    void changed();   // while typing

protected:
    bool m_wide = false;
    bool m_grows = false;

private:
    Field m_field;
};

// The editor that a field's type and picker ask for. Without a live game formulas show no values.
FieldEditor *makeFieldEditor(const Field &field, PackDocument &document, LiveGame *live, QWidget *parent);

} // namespace engawa
