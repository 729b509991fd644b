#include "editor/tables/component_edits.h"

#include <algorithm>
#include <map>
#include <set>

#include <QCoreApplication>
#include <QRegularExpression>

#include "core/pack/limits.h"
#include "editor/document/data_draft.h"
#include "editor/document/entry_names.h"
#include "editor/document/entry_texts.h"
#include "editor/fields/field.h"
#include "editor/tables/new_entry.h"

namespace engawa {

namespace {

struct ComponentEdits
{
    Q_DECLARE_TR_FUNCTIONS(ComponentEdits)
};

const Table *tableOf(const PackDocument &document, const std::string &file)
{
    const auto found = document.data().files.find(file);
    return found == document.data().files.end() ? nullptr : found->second.get();
}

void addNames(const PackDocument &document, const std::string &file, DataDraft &draft,
              const std::map<std::string, std::map<std::string, Json>> &names)
{
    EntryNames known(document);
    known.refresh();
    const Table *table = tableOf(document, file);
    if (table && known.belongTo(*table))
        for (const auto &[text, members] : names)
            draft.setMembers(text, "name", members);
}

QString nameFor(const PackDocument &document, const std::string &id)
{
    EntryNames names(document);
    names.refresh();
    return names.of(id);
}

} // namespace

bool takesNewEntries(const PackDocument &document, const std::string &file)
{
    const Schema *schema = document.schemaOf(file);
    return schema && FieldSchema(*schema, document.language()).takesNewEntries();
}

QString idFault(const PackDocument &document, const std::string &file, const QString &id)
{
    const Schema *schema = document.schemaOf(file);
    const Table *table = tableOf(document, file);
    if (!schema || !table)
        return ComponentEdits::tr("There is no table “%1”.").arg(QString::fromStdString(file));
    if (id.isEmpty())
        return ComponentEdits::tr("An id is needed: data and formulas name the entry by it.");
    if (table->find(id.toStdString()))
        return ComponentEdits::tr("“%1” is the id of another entry of this table.").arg(id);
    if (id.toUtf8().size() > static_cast<qsizetype>(limits::keyBytes))
        return ComponentEdits::tr("The id is too long; expected at most %1 characters.").arg(limits::keyBytes);
    if (!FieldSchema(*schema, document.language()).takesId(id))
        return ComponentEdits::tr(
                   "“%1” can’t be an id here; expected small letters, digits and _, with a letter first.")
            .arg(id);
    return {};
}

QString idFromName(const QString &name)
{
    static const QRegularExpression other(QStringLiteral("[^a-z0-9]+")), edges(QStringLiteral("^[_0-9]+|_+$"));
    QString plain = name.normalized(QString::NormalizationForm_KD).toLower();
    plain.remove(QRegularExpression(QStringLiteral("\\p{Mn}")));
    return plain.replace(other, QStringLiteral("_")).remove(edges);
}

FreshIds::FreshIds(const PackDocument &document, const std::string &file)
{
    if (const Table *table = tableOf(document, file))
        for (const EntryPtr &entry : table->entries())
            m_taken.insert(entry->id);
}

std::string FreshIds::next(const std::string &like)
{
    const std::size_t end = like.find_last_not_of("0123456789");
    const bool numbered = end != std::string::npos && end + 1 < like.size() && like.size() - end < 8;
    const std::string word = numbered ? like.substr(0, end + 1) : like + "_";
    int &last = m_last.try_emplace(word, numbered        ? std::stoi(like.substr(end + 1))
                                         : like == "new" ? 0
                                                         : 1)
                    .first->second;
    std::string id;
    do
        id = word + std::to_string(++last);
    while (!m_taken.insert(id).second);
    return id;
}

bool addComponent(PackDocument &document, const std::string &file, const QString &id, const QString &name,
                  const std::string &after)
{
    if (!idFault(document, file, id).isEmpty())
        return false;
    std::map<std::string, std::map<std::string, Json>> names;
    for (const std::string &text : EntryNames::filesOf(document.data()))
        names[text][id.toStdString()] = (name.isEmpty() ? id : name).toStdString();
    const auto with = [&](Json value) {
        DataDraft draft(document.data());
        draft.add(file, id.toStdString(), std::move(value));
        std::vector<std::string> order = draft.ids(file);
        // A variant's patch has no order: what is new comes last when it is read again.
        if (const auto place = std::ranges::find(order, after);
            document.target() == PackDocument::Target::Pack && place != order.end()) {
            order.pop_back();
            order.insert(std::ranges::find(order, after) + 1, id.toStdString());
            draft.order(file, order);
        }
        addNames(document, file, draft, names);
        return draft.take();
    };
    std::optional<Data> data;
    for (Json &value : newValues(document, file, after)) {
        Data candidate = with(std::move(value));
        const bool plays = document.wouldCompile(candidate);
        if (plays || !data)
            data = std::move(candidate);
        if (plays)
            break;
    }
    return data && document.replace(ComponentEdits::tr("Add %1").arg(name.isEmpty() ? id : name), std::move(*data));
}

std::vector<std::string> duplicateComponents(PackDocument &document, const std::string &file,
                                             const std::vector<std::string> &ids)
{
    if (!takesNewEntries(document, file))
        return {};
    DataDraft draft(document.data());
    FreshIds fresh(document, file);
    std::vector<std::string> added, order;
    std::map<std::string, std::string> copyOf;
    std::map<std::string, std::map<std::string, Json>> names;
    for (const std::string &id : ids) {
        const Entry *entry = draft.entry(file, id);
        if (!entry)
            continue;
        added.push_back(copyOf[id] = fresh.next(id));
        draft.add(file, added.back(), Json(entry->value));
        for (const std::string &text : EntryNames::filesOf(document.data())) {
            const Json *section = document.data().value(text.substr(0, text.size() - 5), "name");
            const auto old = section && section->is_object() ? section->find(id) : Json::const_iterator();
            const bool has = section && section->is_object() && old != section->end();
            names[text][added.back()] = has ? *old : Json(added.back());
        }
    }
    if (added.empty())
        return {};
    if (document.target() == PackDocument::Target::Pack) {
        for (const std::string &id : draft.ids(file)) {
            order.push_back(id);
            if (const auto copy = copyOf.find(id); copy != copyOf.end())
                order.push_back(copy->second);
        }
        draft.order(file, order);
    }
    addNames(document, file, draft, names);
    const QString name = added.size() == 1
                             ? ComponentEdits::tr("Duplicate %1").arg(nameFor(document, ids.front()))
                             : ComponentEdits::tr("Duplicate %n rows", nullptr, static_cast<int>(added.size()));
    return document.replace(name, draft.take()) ? added : std::vector<std::string>();
}

bool removeComponents(PackDocument &document, const std::string &file, const std::vector<std::string> &ids)
{
    DataDraft draft(document.data());
    removeWithTexts(draft, document.data(), file, ids);
    const QString name = ids.size() == 1 ? ComponentEdits::tr("Delete %1").arg(nameFor(document, ids.front()))
                                         : ComponentEdits::tr("Delete %n rows", nullptr, static_cast<int>(ids.size()));
    return document.replace(name, draft.take());
}

QString moveComponents(PackDocument &document, const std::string &file, const std::vector<std::string> &ids, bool up)
{
    if (document.target() != PackDocument::Target::Pack)
        return ComponentEdits::tr(
            "Rows can be moved only in a pack of your own: a variant lists what it changes, and that "
            "has no order.");
    DataDraft draft(document.data());
    std::vector<std::string> order = draft.ids(file);
    const std::set<std::string> moved(ids.begin(), ids.end());
    if (!up)
        std::ranges::reverse(order);
    for (std::size_t i = 1; i < order.size(); ++i)
        if (moved.contains(order[i]) && !moved.contains(order[i - 1]))
            std::swap(order[i], order[i - 1]);
    if (!up)
        std::ranges::reverse(order);
    draft.order(file, order);
    const QString what = ids.size() == 1 ? nameFor(document, ids.front())
                                         : ComponentEdits::tr("%n rows", nullptr, static_cast<int>(ids.size()));
    document.replace(up ? ComponentEdits::tr("Move %1 up").arg(what) : ComponentEdits::tr("Move %1 down").arg(what),
                     draft.take());
    return {};
}

} // namespace engawa
