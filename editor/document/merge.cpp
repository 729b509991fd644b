#include "editor/document/merge.h"

#include <algorithm>
#include <set>

#include "core/match/reload.h"
#include "core/pack/read.h"

namespace engawa {

namespace {

bool within(const std::string &pointer, const std::string &above)
{
    return pointer.starts_with(above)
           && (pointer.size() == above.size() || above.empty() || pointer[above.size()] == '/');
}

Json valueIn(const Data &data, const std::string &file, const std::string &pointer)
{
    if (const auto face = data.faces.find(file); face != data.faces.end())
        return *face->second;
    const auto table = data.files.find(file);
    if (table == data.files.end() || pointer.empty())
        return nullptr;
    const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
    const Json::json_pointer id(pointer.substr(0, end));
    const EntryPtr *entry = table->second->find(id.back());
    if (!entry)
        return nullptr;
    const Json::json_pointer inside(pointer.substr(end));
    return (*entry)->value.contains(inside) ? (*entry)->value.at(inside) : Json();
}

bool isOrder(const Difference &difference)
{
    return difference.pointer.empty() && difference.after.is_array();
}

Data withValue(Data data, const std::string &file, const std::string &pointer, const Json &value)
{
    if (file.starts_with("faces/")) {
        if (value.is_null())
            data.faces.erase(file);
        else
            data.faces[file] = std::make_shared<const std::string>(value.get<std::string>());
        return data;
    }
    Problems ignored; // taking away what is gone already
    auto changed = edited(data, file, pointer, value, ignored);
    return changed ? std::move(*changed) : data;
}

} // namespace

Merge mergeOf(const Data &before, const Data &mine, const Data &theirs)
{
    Merge merge{theirs, {}, {}};
    std::vector<Difference> fromThem = differences(before, theirs);
    std::set<std::pair<std::string, std::string>> clashing; // the outer place of the two
    for (const Difference &difference : changesBetween(before, mine)) {
        bool alone = true;
        for (const Difference &other : fromThem) {
            if (isOrder(difference) || other.file != difference.file)
                continue;
            if (!within(difference.pointer, other.pointer) && !within(other.pointer, difference.pointer))
                continue;
            alone = false;
            const bool mineIsOuter = difference.pointer.size() < other.pointer.size();
            clashing.emplace(difference.file, mineIsOuter ? difference.pointer : other.pointer);
        }
        if (alone)
            merge.onlyMine.push_back(difference);
    }
    for (const auto &[file, pointer] : clashing) {
        Clash clash{file, pointer, valueIn(before, file, pointer), valueIn(mine, file, pointer),
                    valueIn(theirs, file, pointer)};
        if (clash.mine != clash.theirs)
            merge.clashes.push_back(std::move(clash));
    }
    return merge;
}

Data merged(const Merge &merge)
{
    Data data = merge.theirs;
    for (const Clash &clash : merge.clashes)
        if (clash.keepMine)
            data = withValue(std::move(data), clash.file, clash.pointer, clash.mine);
    for (const Difference &difference : merge.onlyMine) {
        Problems ignored;
        if (!isOrder(difference))
            data = withValue(std::move(data), difference.file, difference.pointer, difference.after);
        else if (auto ordered = withDifferences(data, {difference}, ignored))
            data = std::move(*ordered);
    }
    return data;
}

} // namespace engawa
