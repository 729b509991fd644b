#pragma once

#include <string>
#include <vector>

#include <QAbstractTableModel>

#include "editor/document/entry_names.h"
#include "editor/document/pack_document.h"
#include "editor/fields/field.h"
#include "editor/places/place_words.h"
#include "editor/tables/row_faults.h"

namespace engawa {

// One file of the document as a table: a row an entry, columns id, name and the fields of the file's schema. It holds no
// data of its own: rows are the document's shared entries.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role {
        SortRole = Qt::UserRole, // a number for a number
        FilterRole, // the text to search in
        ChangedRole, // differs from the base
        FaultRole, // 0: none, 1: a warning, 2: an error
    };
    enum Column { IdColumn, NameColumn, FirstField };

    explicit TableModel(PackDocument &document, QObject *parent = nullptr);

    void setFile(const std::string &file);
    const std::string &file() const { return m_file; }
    const std::vector<EntryPtr> &entries() const { return m_entries; }
    int rowOf(const std::string &id) const; // -1: none
    const Field *field(int column) const; // nothing for id and name
    int columnOf(const std::string &pointer) const; // of the field that holds the place; IdColumn for the whole entry
    const Json *value(int row, int column) const; // nothing: the entry hasn't got it
    const EntryNames &names() const { return m_names; }
    bool named() const { return m_named; } // entries have names
    PackDocument &document() const { return m_document; }
    void retranslate(); // after the language of the window changed

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    // Asks for the edit of one cell; who listens makes the step.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    void entered(const QModelIndex &index, const QString &text);

private:
    void reload(); // everything, as something else was opened
    void follow();
    void followRows(const std::vector<EntryPtr> &entries);
    void followOrder(const std::vector<EntryPtr> &entries);
    void followColumns(const std::vector<EntryPtr> &changed);
    void followNames();
    void followLanguage();
    void followProblems();
    void touch(const std::vector<int> &rows, int firstColumn, int lastColumn);

    QString words(int row, const Field &field, const Json &value) const; // of such a field of that entry
    QString shown(int row, int column) const;
    QString edited(int row, int column) const;
    QString toolTip(int row, int column) const;
    const Json *baseValue(int row, int column, bool &differs) const;
    std::vector<const RowFaults::Fault *> faults(int row, int column) const;

    PackDocument &m_document;
    std::string m_file;
    std::vector<Field> m_fields;
    std::vector<std::string> m_keys; // of the fields; "" for an entry that is itself a value
    std::vector<EntryPtr> m_entries;
    EntryNames m_names;
    bool m_named = true;
    bool m_opened = false; // the next change brings another document
    RowFaults m_faults;
    PlaceWords m_words;
};

} // namespace engawa
