#pragma once

#include <vector>

#include <QVBoxLayout>

#include "editor/inspector/entry_edits.h"
#include "editor/inspector/field_row.h"

namespace engawa {

// The form of the chosen entries, made from their schema. It is laid out anew only when it has other rows.
class EntryForm : public QWidget
{
    Q_OBJECT

public:
    EntryForm(PackDocument &document, LiveGame *live, QWidget *parent = nullptr);

    void show(const QString &file, const QStringList &ids);
    void refresh(); // after the data or their problems changed
    void rebuild(); // also when no row changed: after a change of language
    bool focus(const QString &field);
    FieldRow *row(const std::string &pointer);
    const std::vector<FieldRow *> &rows() const { return m_rows; }
    const EntryEdits &entries() const { return m_edits; }

private:
    void layOut(std::vector<FormRow> rows);
    void connectRow(FieldRow &row);
    void fill(FieldRow &row, const std::vector<EntryPtr> &entries, const std::vector<EntryPtr> &base);

    PackDocument &m_document;
    LiveGame *m_live;
    FieldSchemas m_schemas;
    EntryEdits m_edits;
    QWidget *m_content = nullptr;
    std::vector<FieldRow *> m_rows;
    std::vector<FormRow> m_shape;
    std::vector<std::vector<Json>> m_shown; // per row, the value of each entry
};

} // namespace engawa
