#include "core/pack/schema_file.h"

#include <algorithm>

#include <nlohmann/json-schema.hpp> // slow to compile: here and nowhere else

#include "core/pack/limits.h"
#include "core/pack/pointer.h"
#include "core/pack/schema_hints.h"
#include "core/pack/schema_sentence.h"

namespace engawa {
namespace {

using Plain = nlohmann::json; // the only kind that the validator takes

Plain plain(const Json &value)
{
    switch (value.type()) {
    case Json::value_t::null:
        return nullptr;
    case Json::value_t::boolean:
        return value.get<bool>();
    case Json::value_t::number_integer:
        return value.get<std::int64_t>();
    case Json::value_t::number_unsigned:
        return value.get<std::uint64_t>();
    case Json::value_t::number_float:
        return value.get<double>();
    case Json::value_t::string:
        return value.get_ref<const std::string &>();
    case Json::value_t::array:
        break;
    case Json::value_t::object:
        Plain object = Plain::object();
        for (const auto &[key, member] : value.items())
            object[key] = plain(member);
        return object;
    }
    Plain list = Plain::array();
    for (const Json &item : value)
        list.push_back(plain(item));
    return list;
}

// The value itself; of a list or an object only what it is.
Json shown(const Plain &value)
{
    if (value.is_object())
        return Json::object();
    return value.is_array() ? Json::array() : Json::parse(value.dump());
}

// What speaks about the whole file is checked by checkTable: the validator sees one entry at a time.
Plain withoutFrame(Plain root)
{
    for (const char *name : {"$id", "required", "minProperties", "maxProperties"})
        root.erase(name);
    return root;
}

std::size_t sizeOf(const Plain &value)
{
    if (!value.is_string())
        return value.size();
    const auto &text = value.get_ref<const std::string &>();
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

class Collector : public nlohmann::json_schema::error_handler
{
public:
    void error(const Plain::json_pointer &pointer, const Plain &value, const std::string &sentence) override
    {
        if (std::ssize(faults) > limits::problems)
            return;
        faults.push_back({pointer.to_string(), shown(value), sizeOf(value), sentence});
    }

    std::vector<SchemaFault> faults;
};

// A text past the limit would overflow the stack of std::regex, a value too deep that of the copy.
std::optional<Problem> pastLimits(const Json &value, const std::string &pointer, int depth)
{
    if (value.is_string() && value.get_ref<const std::string &>().size() > limits::stringBytes)
        return Problem{
            Problem::Level::Error, "too-long", "", 0, pointer, {{"limit", std::to_string(limits::stringBytes)}}};
    if (!value.is_structured())
        return std::nullopt;
    if (depth > limits::depth)
        return Problem{Problem::Level::Error, "too-deep", "", 0, pointer, {{"limit", std::to_string(limits::depth)}}};
    const auto inside = [&](const std::string &key, const Json &child) {
        return pastLimits(child, pointer + pointerPart(key), depth + 1);
    };
    if (value.is_object()) {
        for (const auto &[key, child] : value.items())
            if (std::optional<Problem> problem = inside(key, child))
                return problem;
        return std::nullopt;
    }
    for (std::size_t i = 0; i < value.size(); ++i)
        if (std::optional<Problem> problem = inside(std::to_string(i), value[i]))
            return problem;
    return std::nullopt;
}

class FileSchema : public Schema
{
public:
    explicit FileSchema(const Json &root) : m_tree(root) { m_validator.set_root_schema(withoutFrame(plain(root))); }

    void checkEntry(const Data &data, const std::string &file, const Entry &entry, Problems &problems) const override
    {
        if (const std::optional<Problem> problem = pastLimits(entry.value, pointerPart(entry.id), 2)) {
            problems.push_back(at(data, file, problem->pointer, problem->code, problem->arguments));
            return;
        }
        Plain table = Plain::object();
        table[entry.id] = plain(entry.value);
        Collector collector;
        try {
            m_validator.validate(table, collector);
        } catch (const std::exception &error) {
            problems.push_back(at(data, file, pointerPart(entry.id), "schema", {{"reason", error.what()}}));
        }
        Problems found;
        for (SchemaFault &fault : collector.faults)
            if (const std::optional<Problem> problem = understood(std::move(fault), entry, m_tree);
                problem && !std::ranges::contains(found, *problem))
                found.push_back(*problem);
        for (const Problem &problem : found)
            problems.push_back(at(data, file, problem.pointer, problem.code, problem.arguments));
    }

    void checkTable(const Data &data, const std::string &file, const Table &table, Problems &problems) const override
    {
        const Json &root = m_tree.json();
        if (const auto required = root.find("required"); required != root.end())
            for (const Json &name : *required)
                if (!table.find(name.get_ref<const std::string &>()))
                    problems.push_back(missing(data, file, name.get<std::string>()));
        const std::size_t fewest = root.value("minProperties", std::size_t{0});
        const std::size_t most = root.value("maxProperties", limits::entries);
        if (table.size() < fewest || table.size() > most)
            problems.push_back(at(data, file, "", "items",
                                  {{"count", std::to_string(table.size())},
                                   {"minimum", std::to_string(fewest)},
                                   {"maximum", std::to_string(most)}}));
    }

    void findHints(const Entry &entry, const std::string &hint, const Found &found) const override
    {
        m_tree.findHints(entry, hint, found);
    }

    const Json &json() const override { return m_tree.json(); }

private:
    static Problem missing(const Data &data, const std::string &file, const std::string &name)
    {
        const bool taken = data.changed.contains(file + pointerPart(name)); // by a variant, which is then named
        return at(data, file, taken ? pointerPart(name) : "", "missing-field", {{"field", name}});
    }

    SchemaTree m_tree;
    nlohmann::json_schema::json_validator m_validator;
};

} // namespace

std::shared_ptr<const Schema> makeSchema(const Json &root, const std::string &file, Problems &problems)
{
    try {
        return std::make_shared<const FileSchema>(root);
    } catch (const std::exception &error) {
        problems.push_back({Problem::Level::Error, "schema-file", file, 0, "", {{"reason", error.what()}}});
        return nullptr;
    }
}

void checkSchemaItself(const Json &root, const std::string &file, Problems &problems)
{
    // The formats that draft 7 itself uses; what they allow is of no concern here.
    const auto anyFormat = [](const std::string &, const std::string &) {};
    nlohmann::json_schema::json_validator validator(nullptr, anyFormat);
    validator.set_root_schema(nlohmann::json_schema::draft7_schema_builtin);
    Collector collector;
    validator.validate(plain(root), collector);
    for (const SchemaFault &fault : collector.faults)
        problems.push_back(
            {Problem::Level::Error, "schema-file", file, 0, fault.pointer, {{"reason", fault.sentence}}});
}

} // namespace engawa
