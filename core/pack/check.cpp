#include "core/pack/check.h"

#include <algorithm>

#include "core/pack/face.h"
#include "core/pack/limits.h"
#include "core/pack/pointer.h"
#include "core/pack/text_check.h"
#include "core/pack/words.h"

namespace engawa {
namespace {

// Whether every id and face that `previous` has is still there, so that no reference of an untouched entry broke.
bool keepsEveryName(const Data &previous, const Data &data)
{
    const bool sameFaces =
        std::ranges::all_of(previous.faces, [&](const auto &face) { return data.faces.contains(face.first); });
    return sameFaces && std::ranges::all_of(previous.files, [&](const auto &file) {
               const auto now = data.files.find(file.first);
               if (now == data.files.end())
                   return false;
               return now->second == file.second
                      || std::ranges::all_of(file.second->entries(), [&](const EntryPtr &entry) {
                             return now->second->find(entry->id) != nullptr;
                         });
           });
}

class Check
{
public:
    Check(const Data &data, const std::string &game, const Schemas &schemas, const Data *previous, Problems &problems)
        : m_data(data), m_game(game), m_schemas(schemas), m_previous(previous), m_problems(problems),
          m_keepsNames(previous && keepsEveryName(*previous, data))
    {
    }

    void run()
    {
        for (const std::string &file : m_schemas.filesOf(m_game))
            if (!m_data.files.contains(file) && !m_data.origins.contains(file))
                m_problems.push_back(at(m_data, "pack.json", "", "missing-table", {{"name", file}}));
        for (const auto &[file, table] : m_data.files)
            checkFile(file, *table);
        checkTexts(m_data, m_previous, m_problems);
        for (const auto &[file, svg] : m_data.faces)
            checkFaceFile(file, svg);
    }

private:
    void checkFile(const std::string &file, const Table &table)
    {
        const Schema *schema = m_schemas.find(m_game, file);
        if (!schema) {
            m_problems.push_back(at(m_data, file, "", "unknown-file", {{"name", file}}));
            return;
        }
        Problems found;
        schema->checkTable(m_data, file, table, found);
        const auto before = m_previous ? m_previous->files.find(file) : m_data.files.end();
        const Table *shared = m_previous && before != m_previous->files.end() ? before->second.get() : nullptr;
        for (const EntryPtr &entry : table.entries()) {
            const EntryPtr *same = shared ? shared->find(entry->id) : nullptr;
            const bool untouched = same && *same == entry;
            if (!untouched)
                schema->checkEntry(m_data, file, *entry, found);
            if (!untouched || !m_keepsNames)
                checkReferences(file, *schema, *entry, found);
            if (std::ssize(found) > limits::problems)
                break;
        }
        if (std::ssize(found) > limits::problems) {
            found.resize(limits::problems);
            found.push_back(at(m_data, file, "", "too-many-problems", {{"limit", std::to_string(limits::problems)}}));
        }
        m_problems.insert(m_problems.end(), found.begin(), found.end());
    }

    void checkReferences(const std::string &file, const Schema &schema, const Entry &entry, Problems &found)
    {
        schema.findHints(entry, "x-ref", [&](const std::string &id, const std::string &pointer, const Json &hint) {
            checkReference(file, pointer, id, hint, found);
        });
        schema.findHints(entry, "x-face", [&](const std::string &face, const std::string &pointer, const Json &) {
            checkFaceName(file, pointer, face, found);
        });
    }

    // The hint names one table or several.
    void checkReference(const std::string &file, const std::string &pointer, const std::string &id, const Json &hint,
                        Problems &found)
    {
        std::vector<std::string> names;
        std::vector<std::string> known;
        for (const Json &name : hint.is_array() ? hint : Json::array({hint})) {
            names.push_back(name.get<std::string>() + ".json");
            if (!m_data.files.contains(names.back()))
                return; // the file's own problem
            const Table &table = m_data.table(name.get_ref<const std::string &>());
            if (table.find(id))
                return;
            for (const EntryPtr &entry : table.entries())
                known.push_back(entry->id);
        }
        found.push_back(at(m_data, file, pointer, "unknown-reference",
                           {{"id", id}, {"table", oneOf(names)}, {"suggestion", nearest(id, known)}}));
    }

    void checkFaceName(const std::string &file, const std::string &pointer, const std::string &face, Problems &found)
    {
        if (face.find_first_of("/\\") != std::string::npos || face.starts_with('.')) {
            found.push_back(at(m_data, file, pointer, "outside-folder", {{"name", inQuotes(face)}}));
            return;
        }
        if (m_data.facesLeftOut && m_data.faces.empty())
            return;
        if (m_data.faces.contains("faces/" + face) || m_data.origins.contains("faces/" + face))
            return;
        std::vector<std::string> known;
        for (const auto &[name, svg] : m_data.faces)
            known.push_back(name.substr(name.find('/') + 1));
        found.push_back(
            at(m_data, file, pointer, "unknown-face", {{"face", face}, {"suggestion", nearest(face, known)}}));
    }

    void checkFaceFile(const std::string &file, const std::shared_ptr<const std::string> &svg)
    {
        const auto before = m_previous ? m_previous->faces.find(file) : m_data.faces.end();
        if (m_previous && before != m_previous->faces.end() && before->second == svg)
            return;
        Problems found;
        checkFace(*svg, at(m_data, file, "", "").file, found);
        for (Problem &problem : found)
            m_problems.push_back(inVariant(file, std::move(problem)));
    }

    // A variant holds a face as one text, or as a list with one text for each line.
    Problem inVariant(const std::string &face, Problem problem) const
    {
        const auto writers = m_data.changed.find(face);
        if (writers == m_data.changed.end())
            return problem;
        const Origin &origin = writers->second.back();
        const auto row = origin.lines->find(origin.prefix + "/" + std::to_string(problem.line - 1));
        const auto whole = origin.lines->find(origin.prefix);
        problem.pointer = row == origin.lines->end() ? origin.prefix : row->first;
        problem.line = row != origin.lines->end() ? row->second : whole != origin.lines->end() ? whole->second : 0;
        return problem;
    }

    const Data &m_data;
    const std::string &m_game;
    const Schemas &m_schemas;
    const Data *m_previous;
    Problems &m_problems;
    bool m_keepsNames;
};

} // namespace

void check(const Data &data, const std::string &game, const Schemas &schemas, const Data *previous, Problems &problems)
{
    Check(data, game, schemas, previous, problems).run();
}

} // namespace engawa
