#include "core/pack/difference.h"

#include <algorithm>
#include <set>

#include "core/pack/pointer.h"

namespace engawa {
namespace {

class Comparison
{
public:
    std::vector<Difference> run(const Data &from, const Data &to)
    {
        const Table none;
        for (const std::string &file : namesOf(from.files, to.files)) {
            const auto before = from.files.find(file);
            const auto after = to.files.find(file);
            m_file = file;
            compare(before == from.files.end() ? none : *before->second,
                    after == to.files.end() ? none : *after->second);
        }
        for (const std::string &file : namesOf(from.faces, to.faces)) {
            const auto before = from.faces.find(file);
            const auto after = to.faces.find(file);
            m_file = file;
            compareValues("", before == from.faces.end() ? Json() : Json(*before->second),
                          after == to.faces.end() ? Json() : Json(*after->second));
        }
        return std::move(m_differences);
    }

private:
    template <class Files>
    static std::set<std::string> namesOf(const Files &from, const Files &to)
    {
        std::set<std::string> names;
        for (const auto &[name, content] : from)
            if (const auto other = to.find(name); other == to.end() || other->second != content)
                names.insert(name);
        for (const auto &[name, content] : to)
            if (!from.contains(name))
                names.insert(name);
        return names;
    }

    void compare(const Table &from, const Table &to)
    {
        for (std::size_t i = 0; i < from.size(); ++i) {
            if (shared(from, to, i))
                continue;
            const EntryPtr &entry = from.entries()[i];
            const EntryPtr *after = to.find(entry->id);
            if (!after || *after != entry)
                compareValues(pointerPart(entry->id), entry->value, after ? (*after)->value : Json());
        }
        for (std::size_t i = 0; i < to.size(); ++i)
            if (const EntryPtr &entry = to.entries()[i]; !shared(from, to, i) && !from.find(entry->id))
                add(pointerPart(entry->id), Json(), entry->value);
    }

    // Most of them are, at the same place, between two versions of one pack: no name is looked up then.
    static bool shared(const Table &from, const Table &to, std::size_t i)
    {
        return i < from.size() && i < to.size() && from.entries()[i] == to.entries()[i];
    }

    void compareValues(const std::string &pointer, const Json &from, const Json &to)
    {
        if (from.is_object() && to.is_object()) {
            compareMembers(pointer, from.get_ref<const Json::object_t &>(), to.get_ref<const Json::object_t &>());
        } else if (from.is_array() && to.is_array() && from.size() == to.size()) {
            for (std::size_t i = 0; i < from.size(); ++i)
                compareValues(pointer + "/" + std::to_string(i), from[i], to[i]);
        } else if (from != to) {
            add(pointer, from, to);
        }
    }

    void compareMembers(const std::string &pointer, const Json::object_t &from, const Json::object_t &to)
    {
        const Json none;
        for (std::size_t i = 0; i < from.size(); ++i) {
            const auto &[key, value] = from[i];
            const Json *after = member(to, key, i);
            if (!after || *after != value)
                compareValues(pointer + pointerPart(key), value, after ? *after : none);
        }
        for (std::size_t i = 0; i < to.size(); ++i)
            if (!member(from, to[i].key, i))
                add(pointer + pointerPart(to[i].key), Json(), to[i].value);
    }

    // Most are where they were: a section of names has thousands, and each would be looked for among all.
    static const Json *member(const Json::object_t &members, const std::string &key, std::size_t likely)
    {
        if (likely < members.size() && members[likely].key == key)
            return &members[likely].value;
        const auto found = std::ranges::find(members, key, &JsonMember::key);
        return found == members.end() ? nullptr : &found->value;
    }

    void add(const std::string &pointer, Json before, Json after)
    {
        m_differences.push_back({m_file, pointer, std::move(before), std::move(after)});
    }

    std::string m_file;
    std::vector<Difference> m_differences;
};

} // namespace

std::vector<Difference> differences(const Data &from, const Data &to)
{
    return Comparison().run(from, to);
}

} // namespace engawa
