#include "editor/tables/rename.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/expr/formula_tokens.h"
#include "core/pack/pointer.h"
#include "editor/document/entry_texts.h"
#include "editor/tables/component_edits.h"

namespace engawa {

namespace {

struct Rename
{
    Q_DECLARE_TR_FUNCTIONS(Rename)
};

std::string tableName(const std::string &file)
{
    return file.substr(0, file.rfind('.'));
}

bool names(const Json &hint, const std::string &table)
{
    return hint.is_array() ? std::ranges::contains(hint, Json(table)) : hint == table;
}

// Whether the name stands for the table's entry in formulas of the scope: constants of its kind are all the table's.
bool isConstantOf(const Vocabularies &vocabularies, const std::string &scope, const std::string &id, const Table &table)
{
    const auto vocabulary = vocabularies.find(scope);
    const Vocabulary::Name *name = vocabulary == vocabularies.end() ? nullptr : vocabulary->second.find(id);
    return name && name->constant
           && std::ranges::all_of(vocabulary->second.names(), [&](const Vocabulary::Name &other) {
                  return !other.constant || other.kind != name->kind || table.find(other.name);
              });
}

std::string renamedIn(const std::string &formula, const std::string &id, const std::string &newId)
{
    std::string text;
    int end = 0;
    for (const FormulaToken &token : formulaTokens(formula)) {
        text += formula.substr(static_cast<std::size_t>(end), static_cast<std::size_t>(token.position - end));
        text += token.sort == FormulaToken::Sort::Name && token.text == id ? newId : std::string(token.text);
        end = token.end();
    }
    return text + formula.substr(static_cast<std::size_t>(end));
}

void addTexts(const PackDocument &document, const std::string &file, const std::string &id, const std::string &newId,
              std::vector<IdUse> &uses)
{
    for (const EntryText &text : textsOf(document.data(), file, {id})) {
        std::string renamed = text.key;
        renamed.replace(text.idAt, id.size(), newId);
        uses.push_back({IdUse::Sort::Text, text.file, pointerPart(text.section) + pointerPart(text.key), text.key,
                        std::move(renamed)});
    }
}

// The object with one key under another name, at the same place.
Json withKey(const Json &object, const std::string &key, const std::string &newKey)
{
    Json result = Json::object();
    for (const auto &[name, value] : object.items())
        result.append(name == key ? newKey : name, value);
    return result;
}

} // namespace

std::vector<IdUse> usesOf(const PackDocument &document, const std::string &file, const std::string &id,
                          const std::string &newId)
{
    const Data &data = document.data();
    const Table &table = *data.files.at(file);
    const std::string name = tableName(file);
    std::vector<IdUse> uses;
    for (const auto &[other, entries] : data.files) {
        const Schema *schema = other.starts_with("text/") ? nullptr : document.schemaOf(other);
        for (const EntryPtr &entry : schema ? entries->entries() : std::vector<EntryPtr>()) {
            schema->findHints(
                *entry, "x-ref", [&](const std::string &text, const std::string &pointer, const Json &hint) {
                    if (text != id || !names(hint, name))
                        return;
                    const Json::json_pointer inside(pointer.substr(pointerPart(entry->id).size()));
                    const bool word = entry->value.contains(inside) && entry->value.at(inside) == text;
                    uses.push_back({word ? IdUse::Sort::Reference : IdUse::Sort::Key, other, pointer, id, newId});
                });
            schema->findHints(
                *entry, "x-names", [&](const std::string &text, const std::string &pointer, const Json &hint) {
                    if (hint == "components" && text == name + "/" + id)
                        uses.push_back({IdUse::Sort::Reference, other, pointer, text, name + "/" + newId});
                });
            if (!document.game())
                continue;
            schema->findHints(*entry, "x-formula",
                              [&](const std::string &text, const std::string &pointer, const Json &hint) {
                                  if (!text.contains(id)
                                      || !isConstantOf(document.game()->formulas().vocabularies(),
                                                       hint.value("scope", ""), id, table))
                                      return;
                                  if (std::string renamed = renamedIn(text, id, newId); renamed != text)
                                      uses.push_back({IdUse::Sort::Formula, other, pointer, text, std::move(renamed)});
                              });
        }
    }
    addTexts(document, file, id, newId, uses);
    return uses;
}

bool renameEntry(PackDocument &document, const std::string &file, const std::string &id, const QString &newId,
                 bool withUses)
{
    if (!idFault(document, file, newId).isEmpty())
        return false;
    const std::string to = newId.toStdString();
    std::vector<IdUse> uses = withUses ? usesOf(document, file, id, to) : std::vector<IdUse>();
    // Keys last, the deepest first: until then every pointer leads to its place.
    std::ranges::stable_sort(uses, {}, [](const IdUse &use) {
        const bool key = use.sort == IdUse::Sort::Key || use.sort == IdUse::Sort::Text;
        return key ? -static_cast<std::ptrdiff_t>(use.pointer.size()) + (1 << 20) : 0;
    });
    DataDraft draft(document.data());
    for (const IdUse &use : uses) {
        const auto parts = pointerParts(use.pointer);
        const std::string entry = parts->front();
        const std::string inside = use.pointer.substr(pointerPart(entry).size());
        if (use.sort == IdUse::Sort::Reference || use.sort == IdUse::Sort::Formula) {
            draft.set(use.file, entry, inside, use.after);
        } else if (const Entry *holder = draft.entry(use.file, entry)) {
            const std::string parent = parentPointer(inside);
            const Json object = holder->value.at(Json::json_pointer(parent));
            draft.set(use.file, entry, parent, withKey(object, use.before, use.after));
        }
    }
    draft.rename(file, id, to);
    return document.replace(Rename::tr("Rename %1 to %2").arg(QString::fromStdString(id), newId), draft.take());
}

} // namespace engawa
