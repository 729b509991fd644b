#pragma once

#include <memory>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include <unicode/regex.h>

#include "core/pack/schema.h"

namespace engawa {

// A schema as a tree beside the value it describes: which parts of it speak about which place of an entry.
class SchemaTree
{
public:
    explicit SchemaTree(Json root); // throws std::invalid_argument for a pattern that is none

    const Json &json() const { return m_root; }

    // The parts of the schema that hold for a place, references followed. `parts` are those of the pointer from the
    // file's root; the first is the entry's id.
    using Nodes = std::vector<const Json *>;
    Nodes at(const Entry &entry, std::span<const std::string> parts) const;

    void findHints(const Entry &entry, const std::string &hint, const Schema::Found &found) const;

private:
    void learn(const Json &node);
    bool matches(const std::string &key, const std::string &pattern) const;
    void expand(const Json &node, const Json *value, Nodes &nodes, int depth) const;
    Nodes membersOf(const Nodes &nodes, const std::string &key, const Json *value) const;
    Nodes itemsOf(const Nodes &nodes, const Json *value) const;
    void visit(const Json &value, const Nodes &nodes, std::string &pointer, const std::string &hint,
               const Schema::Found &found) const;

    Json m_root;
    std::unordered_map<std::string, std::unique_ptr<icu::RegexPattern>> m_patterns; // of patternProperties
    std::set<std::string, std::less<>> m_hints; // every x- keyword anywhere in the schema
};

// The first of the nodes' keywords of that name; null when none has it.
const Json *keyword(const SchemaTree::Nodes &nodes, const char *name);

} // namespace engawa
