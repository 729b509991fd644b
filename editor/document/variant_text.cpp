#include "editor/document/variant_text.h"

#include <sstream>

#include "core/pack/limits.h"
#include "core/pack/write.h"

namespace engawa {

namespace {

// A list of its lines reads better, but always ends with a line's end.
Json faceOf(const std::string &svg)
{
    if (!svg.ends_with('\n') && svg.size() <= limits::stringBytes)
        return svg;
    Json lines = Json::array();
    std::istringstream text(svg);
    for (std::string line; std::getline(text, line);)
        lines.push_back(line);
    return lines;
}

// The members in the order that they had before, new ones last.
Json inOrderOf(const Json &before, const Json &value)
{
    if (!before.is_object() || !value.is_object())
        return value;
    Json ordered = Json::object();
    for (const auto &[key, member] : before.items())
        if (const auto now = value.find(key); now != value.end())
            ordered[key] = inOrderOf(member, *now);
    for (const auto &[key, member] : value.items())
        if (!ordered.contains(key))
            ordered[key] = member;
    return ordered;
}

std::vector<std::string> newIn(const Json &patch, const std::string &file, const Data &base)
{
    std::vector<std::string> ids;
    const auto table = base.files.find(file);
    for (const auto &[id, change] : patch.items())
        if (table == base.files.end() || !table->second->find(id))
            ids.push_back(id);
    return ids;
}

// Entries that are new come into the table in the order of the patch, so theirs is not for the file to keep.
void putNewInOrder(Json &ordered, const Json &value, const Data &base)
{
    for (auto &[file, patch] : ordered.items())
        if (newIn(patch, file, base) != newIn(value.at(file), file, base))
            patch = value.at(file);
}

bool oneALine(std::span<const std::string> place)
{
    if (place.size() <= 1)
        return place.empty() || place[0] == "texts" || place[0] == "changes" || place[0] == "faces";
    return place.size() == 2 || (place.size() == 3 && place[0] == "changes" && place[1].starts_with("text/"));
}

} // namespace

Json variantJson(const Variant &variant)
{
    Json json{
        {"id", variant.id}, {"base", variant.base}, {"base_version", variant.baseVersion}, {"name", variant.name}};
    if (!variant.author.empty())
        json["author"] = variant.author;
    if (!variant.description.empty())
        json["description"] = variant.description;
    for (const auto &[language, words] : variant.texts) {
        if (!words.name.empty())
            json["texts"][language]["name"] = words.name;
        if (!words.description.empty())
            json["texts"][language]["description"] = words.description;
    }
    json["changes"] = Json::object();
    for (const auto &[file, patch] : variant.changes)
        json["changes"][file] = patch;
    for (const auto &[file, svg] : variant.faces)
        json["faces"][file] = faceOf(svg);
    return json;
}

std::string variantText(const Variant &variant, std::string_view before, const Data *base)
{
    Json json = variantJson(variant);
    const Json old = Json::parsed(before).value_or(nullptr);
    if (old.is_object()) {
        if (const auto link = old.find("$schema"); link != old.end())
            json["$schema"] = *link;
        if (const auto faces = old.find("faces"); faces != old.end() && faces->is_object() && json.contains("faces"))
            for (auto &[name, svg] : json["faces"].items())
                if (const auto face = faces->find(name); face != faces->end() && face->is_string() && svg.is_array())
                    if (const auto now = variant.faces.find(name); now->second.size() <= limits::stringBytes)
                        svg = now->second;
        if (!old.contains("changes") && json["changes"].empty())
            json.erase("changes");
        Json ordered = inOrderOf(old, json);
        if (base && ordered.contains("changes"))
            putNewInOrder(ordered["changes"], json["changes"], *base);
        json = std::move(ordered);
    }
    return rewritten(before, json, oneALine);
}

} // namespace engawa
