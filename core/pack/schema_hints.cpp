#include "core/pack/schema_hints.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "core/pack/pointer.h"

namespace engawa {
namespace {

constexpr int deepestReference = 32; // a schema that refers to itself in a circle ends here

const Json *member(const Json &object, const char *name)
{
    if (!object.is_object())
        return nullptr;
    const auto found = object.find(name);
    return found == object.end() ? nullptr : &*found;
}

// "if" in the one form that our schemas use: properties with a const or an enum. A field that is left out fits.
bool holds(const Json &condition, const Json &value)
{
    const Json *properties = member(condition, "properties");
    if (!properties || !value.is_object())
        return true;
    return std::ranges::all_of(properties->items(), [&](const auto &property) {
        const Json *field = member(value, property.key.c_str());
        const Json *constant = member(property.value, "const");
        const Json *choices = member(property.value, "enum");
        return !field || ((!constant || *constant == *field) && (!choices || std::ranges::contains(*choices, *field)));
    });
}

std::size_t toIndex(const std::string &part)
{
    std::size_t index = 0;
    std::from_chars(part.data(), part.data() + part.size(), index);
    return index;
}

std::unique_ptr<icu::RegexPattern> compiled(const std::string &pattern)
{
    UErrorCode error = U_ZERO_ERROR;
    UParseError place{};
    std::unique_ptr<icu::RegexPattern> result(
        icu::RegexPattern::compile(icu::UnicodeString::fromUTF8(pattern), 0, place, error));
    if (U_FAILURE(error))
        throw std::invalid_argument("“" + pattern + "” is not a regular expression");
    return result;
}

const Json *childOf(const Json *value, const std::string &part)
{
    if (!value)
        return nullptr;
    if (value->is_array())
        return toIndex(part) < value->size() ? &(*value)[toIndex(part)] : nullptr;
    return member(*value, part.c_str());
}

} // namespace

SchemaTree::SchemaTree(Json root) : m_root(std::move(root))
{
    learn(m_root);
}

void SchemaTree::learn(const Json &node)
{
    if (const Json *patterns = member(node, "patternProperties"))
        for (const auto &[pattern, schema] : patterns->items())
            m_patterns.try_emplace(pattern, compiled(pattern));
    if (!node.is_structured())
        return;
    for (const auto &[name, child] : node.items())
        if (name.starts_with("x-"))
            m_hints.insert(name);
    for (const Json &child : node)
        learn(child);
}

bool SchemaTree::matches(const std::string &key, const std::string &pattern) const
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::UnicodeString text = icu::UnicodeString::fromUTF8(key);
    const std::unique_ptr<icu::RegexMatcher> matcher(m_patterns.at(pattern)->matcher(text, error));
    return U_SUCCESS(error) && matcher->find();
}

void SchemaTree::expand(const Json &node, const Json *value, Nodes &nodes, int depth) const
{
    if (!node.is_object() || depth > deepestReference)
        return;
    if (const Json *reference = member(node, "$ref"); reference && reference->is_string()) {
        const std::string &target = reference->get_ref<const std::string &>();
        const std::string prefix = "#/definitions/";
        const Json *definitions = member(m_root, "definitions");
        if (target.starts_with(prefix) && definitions)
            if (const Json *definition = member(*definitions, target.c_str() + prefix.size()))
                expand(*definition, value, nodes, depth + 1);
    }
    nodes.push_back(&node);
    for (const char *each : {"allOf", "anyOf", "oneOf"})
        if (const Json *branches = member(node, each))
            for (const Json &branch : *branches)
                expand(branch, value, nodes, depth + 1);
    if (const Json *condition = member(node, "if"); condition && value)
        if (const Json *branch = member(node, holds(*condition, *value) ? "then" : "else"))
            expand(*branch, value, nodes, depth + 1);
}

SchemaTree::Nodes SchemaTree::membersOf(const Nodes &nodes, const std::string &key, const Json *value) const
{
    Nodes members;
    for (const Json *node : nodes) {
        if (const Json *properties = member(*node, "properties"))
            if (const Json *property = member(*properties, key.c_str()))
                expand(*property, value, members, 0);
        if (const Json *patterns = member(*node, "patternProperties"))
            for (const auto &[pattern, schema] : patterns->get_ref<const Json::object_t &>())
                if (patterns->size() == 1
                    || matches(key, pattern)) // a misfit to the only pattern is a fault of its own
                    expand(schema, value, members, 0);
    }
    return members;
}

SchemaTree::Nodes SchemaTree::itemsOf(const Nodes &nodes, const Json *value) const
{
    Nodes items;
    for (const Json *node : nodes)
        if (const Json *item = member(*node, "items"))
            expand(*item, value, items, 0);
    return items;
}

SchemaTree::Nodes SchemaTree::at(const Entry &entry, std::span<const std::string> parts) const
{
    Nodes nodes;
    expand(m_root, nullptr, nodes, 0);
    const Json *value = nullptr;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool inArray = value && value->is_array();
        value = i == 0 ? &entry.value : childOf(value, parts[i]);
        nodes = inArray ? itemsOf(nodes, value) : membersOf(nodes, parts[i], value);
    }
    return nodes;
}

void SchemaTree::findHints(const Entry &entry, const std::string &hint, const Schema::Found &found) const
{
    if (!m_hints.contains(hint))
        return;
    std::string pointer = pointerPart(entry.id);
    visit(entry.value, at(entry, std::span(&entry.id, 1)), pointer, hint, found);
}

// `pointer` grows and shrinks on the way: a string of its own for every field would take most of the time.
void SchemaTree::visit(const Json &value, const Nodes &nodes, std::string &pointer, const std::string &hint,
                       const Schema::Found &found) const
{
    if (nodes.empty())
        return;
    if (value.is_string()) {
        if (const Json *carried = keyword(nodes, hint.c_str()))
            found(value.get_ref<const std::string &>(), pointer, *carried);
        return;
    }
    const std::size_t size = pointer.size();
    if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i) {
            pointer += '/' + std::to_string(i);
            visit(value[i], itemsOf(nodes, &value[i]), pointer, hint, found);
            pointer.resize(size);
        }
    } else if (value.is_object()) {
        const Json *names = keyword(nodes, "propertyNames");
        const Json *ofNames = names ? member(*names, hint.c_str()) : nullptr;
        for (const auto &[key, child] : value.get_ref<const Json::object_t &>()) {
            pointer += pointerPart(key);
            if (ofNames)
                found(key, pointer, *ofNames);
            if (child.is_string() || child.is_structured())
                visit(child, membersOf(nodes, key, &child), pointer, hint, found);
            pointer.resize(size);
        }
    }
}

const Json *keyword(const SchemaTree::Nodes &nodes, const char *name)
{
    for (const Json *node : nodes)
        if (const Json *found = member(*node, name))
            return found;
    return nullptr;
}

} // namespace engawa
