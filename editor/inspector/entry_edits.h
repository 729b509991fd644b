#pragma once

#include <vector>

#include <QCoreApplication>

#include "editor/document/pack_document.h"
#include "editor/places/field_schemas.h"

namespace engawa {

// The steps that a form can make in entries of one file. Each is one step of the document with a name that people read.
class EntryEdits
{
    Q_DECLARE_TR_FUNCTIONS(engawa::EntryEdits)

public:
    EntryEdits(PackDocument &document, const FieldSchemas &schemas) : m_document(document), m_schemas(schemas) {}

    void setEntries(const std::string &file, std::vector<std::string> ids);
    const std::string &file() const { return m_file; }
    const std::vector<std::string> &ids() const { return m_ids; }
    std::vector<EntryPtr> entries() const;
    std::vector<EntryPtr> baseEntries() const; // nothing at its place for an entry that the base has not

    // Sets a field. A choice that asks for other members gets them, and loses those that only the old one asked for.
    bool set(const Field &field, const Json &value);
    bool reset(const Field &field); // to the base's value
    bool addItem(const Field &list);
    bool removeItem(const Field &list, int item);
    bool moveItem(const Field &list, int item, int by);
    bool add(const Field &field); // what was left out, as small as the schema allows
    bool remove(const Field &field);
    bool addKey(const Field &object, const QString &key);

    QString nameOfEntries() const; // "Red 3", "3 entries"

private:
    Json withMembers(const Entry &entry, const std::string &pointer, const Json &value) const;
    bool change(const QString &name, const std::function<Json(const Entry &)> &wholeValue);
    bool changeList(const QString &name, const Field &list, const std::function<void(Json &)> &change);

    PackDocument &m_document;
    const FieldSchemas &m_schemas;
    std::string m_file;
    std::vector<std::string> m_ids;
};

} // namespace engawa
