#include "core/pack/difference.h"

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
        for (const EntryPtr &entry : from.entries()) {
            const EntryPtr *after = to.find(entry->id);
            if (!after || *after != entry)
                compareValues(pointerPart(entry->id), entry->value, after ? (*after)->value : Json());
        }
        for (const EntryPtr &entry : to.entries())
            if (!from.find(entry->id))
                add(pointerPart(entry->id), Json(), entry->value);
    }

    void compareValues(const std::string &pointer, const Json &from, const Json &to)
    {
        if (from.is_object() && to.is_object()) {
            for (const auto &[key, value] : from.items()) {
                const auto after = to.find(key);
                compareValues(pointer + pointerPart(key), value, after == to.end() ? Json() : *after);
            }
            for (const auto &[key, value] : to.items())
                if (!from.contains(key))
                    add(pointer + pointerPart(key), Json(), value);
        } else if (from.is_array() && to.is_array() && from.size() == to.size()) {
            for (std::size_t i = 0; i < from.size(); ++i)
                compareValues(pointer + "/" + std::to_string(i), from[i], to[i]);
        } else if (from != to) {
            add(pointer, from, to);
        }
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
