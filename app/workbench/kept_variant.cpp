#include "app/workbench/kept_variant.h"

#include "core/pack/read.h"
#include "editor/document/variant_text.h"

namespace engawa {

namespace {

std::string wordOf(const Json &object, const char *field)
{
    const auto found = object.find(field);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<Variant> variantAt(const Json &object, const char *field, const std::string &file, const Schemas &schemas)
{
    const auto found = object.find(field);
    if (found == object.end() || !found->is_object())
        return std::nullopt;
    Problems ignored; // without it the match goes on with its data alone
    auto variant = readVariant(found->dump(), file, schemas, ignored);
    if (variant)
        variant->lines = nullptr; // those of this line of the record, not of its file
    return variant;
}

std::optional<KeptVariant> fromLine(const Json &line, const Schemas &schemas)
{
    KeptVariant kept;
    const std::string file = wordOf(line, "file");
    auto variant = variantAt(line, "content", file, schemas);
    if (!variant)
        return std::nullopt;
    kept.variant = std::move(*variant);
    if (!file.empty())
        kept.saved = line.contains("saved") ? variantAt(line, "saved", file, schemas) : kept.variant;
    if (const auto lower = line.find("lower"); lower != line.end() && lower->is_array())
        for (const Json &one : *lower)
            if (one.is_object())
                if (auto under = variantAt(one, "content", wordOf(one, "file"), schemas))
                    kept.lower.push_back(std::move(*under));
    kept.bundled = line.contains("bundled") && line["bundled"] == true;
    kept.table = wordOf(line, "table");
    return kept;
}

std::optional<KeptVariant> fromReport(std::vector<Variant> variants)
{
    if (variants.empty())
        return std::nullopt;
    KeptVariant kept;
    kept.variant = std::move(variants.back());
    variants.pop_back();
    kept.lower = std::move(variants);
    return kept;
}

} // namespace

Json toJson(const KeptVariant &kept)
{
    Json line{{"capsule", "workbench"}};
    line["lower"] = Json::array();
    for (const Variant &lower : kept.lower)
        line["lower"].push_back({{"file", lower.file}, {"content", variantJson(lower)}});
    line["file"] = kept.variant.file;
    line["content"] = variantJson(kept.variant);
    if (kept.saved)
        if (Json saved = variantJson(*kept.saved); saved != line["content"])
            line["saved"] = std::move(saved);
    if (kept.bundled)
        line["bundled"] = true;
    if (!kept.table.empty())
        line["table"] = kept.table;
    return line;
}

std::optional<KeptVariant> keptVariantIn(std::string_view record, const Schemas &schemas)
{
    std::optional<Json> last;
    std::vector<Variant> reported;
    for (std::size_t start = 0; start < record.size();) {
        const std::size_t end = std::min(record.find('\n', start), record.size());
        const std::string_view line = record.substr(start, end - start);
        start = end + 1;
        if (!line.starts_with("{\"capsule\""))
            continue;
        Problems ignored; // opening the record tells of a line that can't be read
        auto json = readValue(line, {}, nullptr, ignored);
        if (!json || !json->is_object())
            continue;
        if (wordOf(*json, "capsule") == "workbench")
            last = std::move(json);
        else if (wordOf(*json, "capsule") == "variant")
            if (auto variant = variantAt(*json, "content", {}, schemas))
                reported.push_back(std::move(*variant));
    }
    return last ? fromLine(*last, schemas) : fromReport(std::move(reported));
}

Data baseOf(const KeptVariant &kept, const Data &pack)
{
    Data base = pack;
    Problems ignored; // told when the variant on top is checked
    for (const Variant &lower : kept.lower)
        base = withVariant(base, lower, ignored);
    return base;
}

} // namespace engawa
