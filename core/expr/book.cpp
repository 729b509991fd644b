#include "core/expr/book.h"

#include <algorithm>
#include <array>
#include <compare>
#include <format>
#include <iterator>
#include <utility>

#include "core/pack/limits.h"

namespace engawa {

namespace {

std::string keyOf(std::string_view scope, Kind kind, std::string_view text)
{
    return std::format("{}\n{}\n{}", scope, std::to_underlying(kind), text);
}

// Such a key in its parts: looking for a formula allocates nothing.
struct KeyParts
{
    std::array<std::string_view, 5> parts;
};

std::strong_ordering order(std::string_view key, const KeyParts &wanted)
{
    for (const std::string_view part : wanted.parts) {
        if (const auto compared = key.substr(0, part.size()) <=> part; compared != 0)
            return compared;
        key.remove_prefix(part.size());
    }
    return key.empty() ? std::strong_ordering::equal : std::strong_ordering::greater;
}
bool operator<(const std::string &key, const KeyParts &wanted)
{
    return order(key, wanted) < 0;
}
bool operator<(const KeyParts &wanted, const std::string &key)
{
    return order(key, wanted) > 0;
}

Kind wantedKind(const Json &hint)
{
    return hint.value("kind", "number") == "truth" ? Kind::Truth : Kind::Number;
}

} // namespace

FormulaBook FormulaBook::compile(const Data &data, const std::string &game, const Schemas &schemas,
                                 Vocabularies vocabularies, const FormulaBook *previous, Problems &problems)
{
    FormulaBook book;
    book.m_vocabularies = std::move(vocabularies);

    // Scopes whose formulas `previous` has compiled under the same names.
    std::map<std::string, bool> isShared;
    for (const auto &[scope, vocabulary] : book.m_vocabularies) {
        const auto before = previous ? previous->m_vocabularies.find(scope) : book.m_vocabularies.end();
        isShared[scope] = previous && before != previous->m_vocabularies.end() && before->second == vocabulary;
    }

    const auto add = [&](const std::string &file, const std::string &text, const std::string &pointer, const Json &hint,
                         Problems &found) {
        const std::string scope = hint.value("scope", "");
        const Kind kind = wantedKind(hint);
        std::string key = keyOf(scope, kind, text);
        if (book.m_formulas.contains(key))
            return;
        const auto vocabulary = book.m_vocabularies.find(scope);
        if (vocabulary == book.m_vocabularies.end()) { // the schema names a scope that the game has not
            found.push_back(at(data, file, pointer, "formula-name",
                               {{"position", "0"}, {"column", "1"}, {"name", scope}, {"suggestion", ""}}));
            return;
        }
        std::shared_ptr<const Formula> formula = isShared[scope] ? previous->find(scope, kind, text) : nullptr;
        if (!formula)
            formula = Formula::compile(text, vocabulary->second, kind, at(data, file, pointer, {}), found);
        if (formula)
            book.m_formulas.emplace(std::move(key), std::move(formula));
    };

    const auto addAll = [&](const std::string &file, const Entry &entry, Problems &found) {
        if (const Schema *schema = schemas.find(game, file))
            schema->findHints(entry, "x-formula",
                              [&](const std::string &text, const std::string &pointer, const Json &hint) {
                                  add(file, text, pointer, hint, found);
                              });
    };

    for (const auto &[file, table] : data.files) {
        Problems found;
        for (const EntryPtr &entry : table->entries())
            if (std::ssize(found) <= limits::problems)
                addAll(file, *entry, found);
        if (std::ssize(found) > limits::problems) {
            found.resize(limits::problems);
            found.push_back(at(data, file, "", "too-many-problems", {{"limit", std::to_string(limits::problems)}}));
        }
        std::ranges::move(found, std::back_inserter(problems));
    }
    // What has left the data but not yet the table keeps its formulas; nobody can mend them there.
    Problems unsaid;
    for (const Retired &retired : data.retired)
        addAll(retired.table + ".json", *retired.entry, unsaid);
    return book;
}

std::shared_ptr<const Formula> FormulaBook::find(std::string_view scope, Kind kind, std::string_view text) const
{
    const std::string number = std::to_string(std::to_underlying(kind));
    const auto found = m_formulas.find(KeyParts{{scope, "\n", number, "\n", text}});
    return found == m_formulas.end() ? nullptr : found->second;
}

} // namespace engawa
