#include "core/pack/schema_sentence.h"

#include <algorithm>

#include "core/pack/pointer.h"
#include "core/pack/words.h"

namespace engawa {
namespace {

using Nodes = SchemaTree::Nodes;

Argument kindName(const std::string &type)
{
    if (type == "integer")
        return inWords("kind.whole_number");
    if (type == "number")
        return inWords("kind.number");
    if (type == "boolean")
        return inWords("kind.truth");
    if (type == "string")
        return inWords("kind.text");
    if (type == "array")
        return inWords("kind.list");
    return type == "object" ? inWords("kind.object") : Argument(type);
}

std::vector<std::string> stringsOf(const Json *list)
{
    std::vector<std::string> strings;
    if (list && list->is_string())
        strings.push_back(list->get<std::string>());
    if (list && list->is_array())
        for (const Json &one : *list)
            strings.push_back(one.is_string() ? one.get<std::string>() : one.dump());
    return strings;
}

Argument expectedKinds(const Nodes &nodes)
{
    std::vector<Argument> kinds;
    for (const std::string &kind : stringsOf(keyword(nodes, "type")))
        kinds.push_back(kindName(kind));
    return kinds.empty() ? inWords("expected.something_else") : oneOf(kinds);
}

std::string bound(const Nodes &nodes, const char *name, const char *exclusive, const char *none)
{
    const Json *limit = keyword(nodes, name);
    if (!limit && exclusive)
        limit = keyword(nodes, exclusive);
    return limit ? limit->dump() : none;
}

std::vector<std::string> propertyNames(const Nodes &nodes)
{
    std::vector<std::string> names;
    for (const Json *node : nodes)
        if (const auto properties = node->find("properties"); properties != node->end())
            for (const auto &[name, schema] : properties->items())
                if (name != "$schema")
                    names.push_back(name);
    return names;
}

// A schema's own description, in English and in the languages of its x-text.
Argument description(const Json &node)
{
    Argument all{Argument::Sort::Translated, {}, {{"en", node.at("description").get<std::string>()}}};
    if (const auto texts = node.find("x-text"); texts != node.end())
        for (const auto &[language, text] : texts->items())
            if (text.contains("description"))
                all.parts.emplace_back(language, text.at("description").get<std::string>());
    return all;
}

// What an entry's name must look like: in the words of the schema's propertyNames, where it has them.
Argument expectedName(const Nodes &nodes, const Json &patterns)
{
    if (const Json *names = keyword(nodes, "propertyNames"); names && names->contains("description"))
        return description(*names);
    if (patterns.contains("^[a-z][a-z0-9_]*$"))
        return inWords("expected.name");
    std::vector<Argument> forms;
    for (const auto &[pattern, schema] : patterns.items())
        forms.push_back(inWords("expected.form", {{"form", pattern}}));
    return oneOf(forms);
}

// Takes `start` and `end` off; nothing if the text has them not.
std::optional<std::string> between(std::string_view text, std::string_view start, std::string_view end)
{
    if (text.size() < start.size() + end.size() || !text.starts_with(start) || !text.ends_with(end))
        return std::nullopt;
    return std::string(text.substr(start.size(), text.size() - start.size() - end.size()));
}

// "[combination: allOf / case#0] " in front of a fault; everything in an allOf must hold, so that the fault is real.
// The faults of anyOf and oneOf only say why one of the choices is out.
bool unframe(std::string &sentence)
{
    constexpr std::string_view frame = "[combination: ";
    while (sentence.starts_with(frame)) {
        const std::size_t end = sentence.find("] ");
        if (!sentence.substr(frame.size()).starts_with("allOf") || end == std::string::npos)
            return false;
        sentence.erase(0, end + 2);
    }
    return !sentence.starts_with("at least one subschema has failed");
}

Problem unknownName(const SchemaFault &fault, const std::string &name, const Nodes &nodes)
{
    Problem problem;
    problem.pointer = fault.pointer + pointerPart(name);
    if (const Json *patterns = keyword(nodes, "patternProperties")) {
        problem.code = "bad-id";
        problem.arguments = {{"id", name}, {"expected", expectedName(nodes, *patterns)}};
    } else {
        problem.code = "unknown-field";
        problem.arguments = {{"field", name}, {"suggestion", nearest(name, propertyNames(nodes))}};
    }
    return problem;
}

Problem notAChoice(const SchemaFault &fault, const Nodes &nodes)
{
    const std::vector<std::string> choices = stringsOf(keyword(nodes, "enum"));
    const std::string word = fault.value.is_string() ? fault.value.get<std::string>() : "";
    std::vector<std::string> shown(choices.begin(),
                                   choices.begin() + std::min<std::ptrdiff_t>(12, std::ssize(choices)));
    if (shown.size() < choices.size())
        shown.push_back("…");
    return {Problem::Level::Error,
            "enum",
            "",
            0,
            fault.pointer,
            {{"value", inShort(fault.value)}, {"expected", oneOf(shown)}, {"suggestion", nearest(word, choices)}}};
}

Argument expectedForm(const Nodes &nodes)
{
    const Json *examples = keyword(nodes, "examples");
    if (examples && examples->is_array() && !examples->empty())
        return inWords("expected.like", {{"example", inShort(examples->front())}});
    const Json *pattern = keyword(nodes, "pattern");
    return pattern ? inWords("expected.form", {{"form", inShort(*pattern)}}) : inWords("expected.another_form");
}

} // namespace

std::optional<Problem> understood(SchemaFault fault, const Entry &entry, const SchemaTree &schema)
{
    if (!unframe(fault.sentence))
        return std::nullopt;
    const std::string &sentence = fault.sentence;
    const Nodes nodes = schema.at(entry, *pointerParts(fault.pointer));
    const auto problem = [&](std::string code, Problem::Arguments arguments) {
        return Problem{Problem::Level::Error, std::move(code), "", 0, fault.pointer, std::move(arguments)};
    };

    if (sentence == "unexpected instance type")
        return problem("type", {{"found", fault.value.is_number() ? inShort(fault.value) : kindOf(fault.value)},
                                {"expected", expectedKinds(nodes)}});
    if (const auto name =
            between(sentence, "validation failed for additional property '", "': instance invalid as per false-schema"))
        return unknownName(fault, *name, nodes);
    if (const auto name = between(sentence, "required property '", "' not found in object"))
        return problem("missing-field", {{"field", *name}});
    if (sentence.starts_with("instance exceeds") || sentence.starts_with("instance is below"))
        return problem("range", {{"value", inShort(fault.value)},
                                 {"minimum", bound(nodes, "minimum", "exclusiveMinimum", "−∞")},
                                 {"maximum", bound(nodes, "maximum", "exclusiveMaximum", "∞")}});
    if (sentence.starts_with("instance is not a multiple of"))
        return problem("multiple",
                       {{"value", inShort(fault.value)}, {"step", bound(nodes, "multipleOf", nullptr, "1")}});
    if (sentence == "instance not found in required enum")
        return notAChoice(fault, nodes);
    if (sentence == "instance not const")
        return problem(
            "enum",
            {{"value", inShort(fault.value)}, {"expected", bound(nodes, "const", nullptr, "…")}, {"suggestion", ""}});
    if (sentence.starts_with("instance does not match regex pattern"))
        return problem("pattern", {{"value", inShort(fault.value)}, {"expected", expectedForm(nodes)}});
    if (sentence.starts_with("instance is too short") || sentence.starts_with("instance is too long"))
        return problem("length", {{"length", std::to_string(fault.size)},
                                  {"minimum", bound(nodes, "minLength", nullptr, "0")},
                                  {"maximum", bound(nodes, "maxLength", nullptr, "∞")}});
    if (sentence.starts_with("array has too"))
        return problem("items", {{"count", std::to_string(fault.size)},
                                 {"minimum", bound(nodes, "minItems", nullptr, "0")},
                                 {"maximum", bound(nodes, "maxItems", nullptr, "∞")}});
    if (sentence == "too many properties" || sentence == "too few properties")
        return problem("items", {{"count", std::to_string(fault.size)},
                                 {"minimum", bound(nodes, "minProperties", nullptr, "0")},
                                 {"maximum", bound(nodes, "maxProperties", nullptr, "∞")}});
    if (sentence.starts_with("items have to be unique"))
        return problem("unique", {});
    return problem("schema", {{"reason", sentence}});
}

} // namespace engawa
