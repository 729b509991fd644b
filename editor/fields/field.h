#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/pack/schema_hints.h"

namespace engawa {

// A place of an entry as its schema describes it: a column of a table, a row of a form. Names and descriptions are the
// schema's own, so that a new field of a game needs no code.
struct Field
{
    enum class Type { Integer, Truth, Text, Choice, Reference, Formula, Face, List, Object };

    std::string pointer; // from the entry: "/value", "/effects/0/do"; "" for an entry that is itself a value
    Type type = Type::Text;
    QString title;
    QString description;
    QString unit;                     // x-unit
    QString picker;                   // x-picker: "colour", "hexes" …
    std::optional<qint64> minimum;    // of a number, or of the length of a list or text
    std::optional<qint64> maximum;
    QStringList choices;              // of a choice
    QStringList choiceNames;          // … as the reader calls them
    QStringList references;           // the tables whose ids it takes
    std::string names;                // x-names: the words of moves that it takes, as in core/game/words_of_moves.h
    std::string scope;                // of a formula: which names it may use …
    bool truth = false;               // … and whether its value is a truth
    bool required = false;
    bool declared = true;             // false: the data have it, the schema does not
    QStringList examples;
    Json preset;                      // default: what something new begins with; null: nothing is said

    bool operator==(const Field &) const = default;

    QString nameOfChoice(const QString &choice) const; // the word itself where the schema has no name for it
};

// The schema of one file, asked for fields.
class FieldSchema
{
public:
    // Titles and descriptions are in that language where the schema has it (x-text), else as they stand.
    FieldSchema(const Schema &schema, const QString &language);

    QString title() const;       // "Leaf cards"
    QString description() const;

    // The columns of a table: every field that an entry of the file may have, in the schema's order, then those that
    // only the data have.
    std::vector<Field> columns(const Table &table) const;
    // The fields of an object inside an entry ("" for the entry itself), there or not; the items of a list.
    std::vector<Field> members(const Entry &entry, const std::string &pointer) const;
    // One place; what stands there need not fit.
    Field field(const Entry &entry, const std::string &pointer) const;
    // The ids that the file itself names (the parameters of a rulebook); empty where ids are the designer's own.
    std::vector<std::string> namedEntries() const;
    bool takesNewEntries() const; // ids are the designer's own
    bool takesId(const QString &id) const; // named by the file, or fitting one of its patterns

    // Of an object whose keys are the designer's own: the tables whose ids they are, none for any word. Nothing for an
    // object that names its members itself.
    std::optional<QStringList> freeKeys(const Entry &entry, const std::string &pointer) const;

    // What something new begins with at a place: the schema's default, else the plainest value that it allows.
    Json smallest(const Entry &entry, const std::string &pointer) const;

private:
    Field describe(const SchemaTree::Nodes &nodes, std::string pointer) const;
    SchemaTree::Nodes nodesAt(const Entry &entry, const std::string &pointer) const;
    Json smallestFor(const Field &field, const Entry &entry, int depth) const;

    QString words(const SchemaTree::Nodes &nodes, const char *keyword) const;
    QString choiceName(const SchemaTree::Nodes &nodes, const QString &choice) const;

    SchemaTree m_tree;
    std::string m_language;
};

} // namespace engawa
