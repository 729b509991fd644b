#include "editor/fields/field.h"

#include <algorithm>
#include <set>

#include <QRegularExpression>

#include "core/pack/pointer.h"

namespace engawa {

namespace {

constexpr int deepest = 8; // of new values: a schema that asks for itself ends here

QString textOf(const Json *value)
{
    return value && value->is_string() ? QString::fromStdString(value->get<std::string>()) : QString();
}

std::optional<qint64> number(const Json *value)
{
    return value && value->is_number_integer() ? std::optional(value->get<qint64>()) : std::nullopt;
}

std::string typeOf(const SchemaTree::Nodes &nodes)
{
    const Json *type = keyword(nodes, "type");
    if (type && type->is_array() && !type->empty())
        type = &type->front();
    return type && type->is_string() ? type->get<std::string>() : std::string();
}

const Json *valueAt(const Entry &entry, const std::string &pointer)
{
    try {
        return &entry.value.at(Json::json_pointer(pointer));
    } catch (const Json::exception &) {
        return nullptr;
    }
}

bool isRequired(const SchemaTree::Nodes &parent, const std::string &name)
{
    return std::ranges::any_of(parent, [&name](const Json *node) {
        const auto required = node->find("required");
        return required != node->end() && std::ranges::contains(*required, Json(name));
    });
}

// What the nodes name themselves, in their order.
std::vector<std::string> declaredNames(const SchemaTree::Nodes &nodes)
{
    std::vector<std::string> names;
    for (const Json *node : nodes)
        if (const auto properties = node->find("properties"); properties != node->end())
            for (const auto &[name, schema] : properties->items())
                if (name != "$schema" && !std::ranges::contains(names, name))
                    names.push_back(name);
    return names;
}

// A picker of a whole list chooses for all of its items.
QStringList referencesOfItems(const FieldSchema &schema, const Entry &entry, const std::string &pointer)
{
    Entry one = entry;
    try {
        one.value[Json::json_pointer(pointer)] = Json::array({Json::object()});
    } catch (const Json::exception &) {
        return {};
    }
    QStringList tables;
    for (const Field &member : schema.members(one, pointer + "/0"))
        tables += member.references;
    return tables;
}

} // namespace

QString Field::nameOfChoice(const QString &choice) const
{
    const qsizetype at = choices.indexOf(choice);
    return at < 0 ? choice : choiceNames.value(at, choice);
}

FieldSchema::FieldSchema(const Schema &schema, const QString &language)
    : m_tree(schema.json()), m_language(language.toStdString())
{
}

// The first node that says it, in the language of the reader if it can.
QString FieldSchema::words(const SchemaTree::Nodes &nodes, const char *keyword) const
{
    const auto node = std::ranges::find_if(nodes, [keyword](const Json *each) { return each->contains(keyword); });
    if (node == nodes.end())
        return {};
    const Json::json_pointer translated("/x-text/" + m_language + "/" + keyword);
    return textOf((*node)->contains(translated) ? &(**node)[translated] : &(**node)[keyword]);
}

// What a choice is called: in the language of the reader if the schema can, else in English, else as in the data.
QString FieldSchema::choiceName(const SchemaTree::Nodes &nodes, const QString &choice) const
{
    for (const std::string &language : {m_language, std::string("en")}) {
        const Json::json_pointer name("/x-text/" + language + "/choices" + pointerPart(choice.toStdString()));
        for (const Json *node : nodes)
            if (node->contains(name))
                return textOf(&(*node)[name]);
    }
    return choice;
}

QString FieldSchema::title() const
{
    return words({&m_tree.json()}, "title");
}

QString FieldSchema::description() const
{
    return words({&m_tree.json()}, "description");
}

SchemaTree::Nodes FieldSchema::nodesAt(const Entry &entry, const std::string &pointer) const
{
    std::vector<std::string> parts{entry.id};
    if (const auto inside = pointerParts(pointer))
        parts.insert(parts.end(), inside->begin(), inside->end());
    return m_tree.at(entry, parts);
}

Field FieldSchema::describe(const SchemaTree::Nodes &nodes, std::string pointer) const
{
    Field field;
    field.pointer = std::move(pointer);
    field.declared = !nodes.empty();
    field.title = words(nodes, "title");
    field.description = words(nodes, "description");
    field.unit = textOf(keyword(nodes, "x-unit"));
    field.picker = textOf(keyword(nodes, "x-picker"));
    const auto parts = pointerParts(field.pointer);
    if (field.title.isEmpty() && parts && !parts->empty())
        field.title = QString::fromStdString(parts->back());

    const std::string type = typeOf(nodes);
    if (const Json *formula = keyword(nodes, "x-formula"); formula && formula->is_object()) {
        field.type = Field::Type::Formula;
        field.scope = formula->value("scope", "");
        field.truth = formula->value("kind", "number") == "truth";
    } else if (const Json *reference = keyword(nodes, "x-ref"); reference && type != "object" && type != "array") {
        field.type = Field::Type::Reference;
        for (const Json &table : reference->is_array() ? *reference : Json::array({*reference}))
            field.references += textOf(&table);
    } else if (const Json *names = keyword(nodes, "x-names"); names && names->is_string()) {
        field.type = Field::Type::Reference;
        field.names = names->get<std::string>();
    } else if (keyword(nodes, "x-face")) {
        field.type = Field::Type::Face;
    } else if (const Json *choices = keyword(nodes, "enum"); choices && choices->is_array()) {
        field.type = Field::Type::Choice;
        for (const Json &choice : *choices) {
            field.choices += choice.is_string() ? textOf(&choice) : QString::fromStdString(choice.dump());
            field.choiceNames += choiceName(nodes, field.choices.back());
        }
    } else if (type == "integer") {
        field.type = Field::Type::Integer;
    } else if (type == "boolean") {
        field.type = Field::Type::Truth;
    } else if (type == "array") {
        field.type = Field::Type::List;
    } else if (type == "object") {
        field.type = Field::Type::Object;
    }
    if (const Json *preset = keyword(nodes, "default"))
        field.preset = *preset;
    const bool list = field.type == Field::Type::List;
    const bool integer = field.type == Field::Type::Integer;
    field.minimum = number(keyword(nodes, integer ? "minimum" : list ? "minItems" : "minLength"));
    field.maximum = number(keyword(nodes, integer ? "maximum" : list ? "maxItems" : "maxLength"));
    if (const Json *examples = keyword(nodes, "examples"); examples && examples->is_array())
        for (const Json &example : *examples)
            field.examples += example.is_string() ? textOf(&example) : QString::fromStdString(example.dump());
    return field;
}

Field FieldSchema::field(const Entry &entry, const std::string &pointer) const
{
    Field field = describe(nodesAt(entry, pointer), pointer);
    const auto parts = pointerParts(pointer);
    if (parts && !parts->empty())
        field.required = isRequired(nodesAt(entry, parentPointer(pointer)), parts->back());
    if (field.type == Field::Type::List && !field.picker.isEmpty())
        field.references = referencesOfItems(*this, entry, pointer);
    return field;
}

std::vector<Field> FieldSchema::members(const Entry &entry, const std::string &pointer) const
{
    const Json *value = valueAt(entry, pointer);
    std::vector<Field> fields;
    if (value && value->is_array()) {
        for (std::size_t i = 0; i < value->size(); ++i)
            fields.push_back(field(entry, pointer + "/" + std::to_string(i)));
        return fields;
    }
    std::vector<std::string> names = declaredNames(nodesAt(entry, pointer));
    if (value && value->is_object())
        for (const auto &[name, member] : value->items())
            if (!std::ranges::contains(names, name))
                names.push_back(name);
    for (const std::string &name : names)
        fields.push_back(field(entry, pointer + pointerPart(name)));
    return fields;
}

std::vector<Field> FieldSchema::columns(const Table &table) const
{
    const Entry any{table.size() ? table.entries().front()->id : "a", Json::object()};
    std::vector<Field> fields = members(any, "");
    if (fields.empty() && typeOf(nodesAt(any, "")) != "object")
        return {field(table.size() ? *table.entries().front() : any, "")};
    std::set<std::string> known;
    for (const Field &field : fields)
        known.insert(field.pointer);
    for (const EntryPtr &entry : table.entries()) {
        if (!entry->value.is_object())
            continue;
        for (const auto &[name, value] : entry->value.get_ref<const Json::object_t &>())
            if (known.insert(pointerPart(name)).second)
                fields.push_back(field(*entry, pointerPart(name)));
    }
    return fields;
}

std::vector<std::string> FieldSchema::namedEntries() const
{
    return declaredNames({&m_tree.json()});
}

bool FieldSchema::takesNewEntries() const
{
    return keyword({&m_tree.json()}, "patternProperties") != nullptr;
}

std::optional<QStringList> FieldSchema::freeKeys(const Entry &entry, const std::string &pointer) const
{
    const SchemaTree::Nodes nodes = nodesAt(entry, pointer);
    if (!keyword(nodes, "patternProperties"))
        return std::nullopt;
    QStringList tables;
    const Json *names = keyword(nodes, "propertyNames");
    if (const Json *reference = names ? keyword({names}, "x-ref") : nullptr)
        for (const Json &table : reference->is_array() ? *reference : Json::array({*reference}))
            tables += textOf(&table);
    return tables;
}

bool FieldSchema::takesId(const QString &id) const
{
    if (std::ranges::contains(namedEntries(), id.toStdString()))
        return true;
    const Json *patterns = keyword({&m_tree.json()}, "patternProperties");
    if (!patterns)
        return false;
    for (const auto &[pattern, schema] : patterns->items())
        if (QRegularExpression(QString::fromStdString(pattern)).match(id).hasMatch())
            return true;
    return false;
}

Json FieldSchema::smallestFor(const Field &field, const Entry &entry, int depth) const
{
    if (!field.preset.is_null())
        return field.preset;
    switch (field.type) {
    case Field::Type::Integer: // the nearest to nothing: a place begins in the middle, not in a corner
        return std::max(field.minimum.value_or(0), std::min<qint64>(field.maximum.value_or(0), 0));
    case Field::Type::Truth:
        return false;
    case Field::Type::Choice:
        return field.choices.value(0).toStdString();
    case Field::Type::Formula:
        return field.examples.isEmpty() ? std::string(field.truth ? "0 > 1" : "0")
                                        : field.examples.front().toStdString();
    case Field::Type::List: {
        Json list = Json::array();
        for (qint64 i = 0; i < field.minimum.value_or(0) && depth < deepest; ++i) {
            Entry grown = entry;
            grown.value[Json::json_pointer(field.pointer)] = list;
            grown.value[Json::json_pointer(field.pointer)].push_back(Json::object());
            const std::string item = field.pointer + "/" + std::to_string(i);
            list.push_back(smallestFor(this->field(grown, item), grown, depth + 1));
        }
        return list;
    }
    case Field::Type::Object: {
        // A choice made early can ask for more: once per member is enough, every round adds at least one.
        Entry grown = entry;
        grown.value[Json::json_pointer(field.pointer)] = Json::object();
        bool more = depth < deepest;
        while (more) {
            more = false;
            for (const Field &member : members(grown, field.pointer)) {
                const Json::json_pointer place(member.pointer);
                if (!member.required || grown.value.contains(place))
                    continue;
                grown.value[place] = smallestFor(member, grown, depth + 1);
                more = true;
                break;
            }
        }
        return grown.value[Json::json_pointer(field.pointer)];
    }
    case Field::Type::Text:
        if (field.examples.isEmpty())
            return std::string(static_cast<std::size_t>(std::clamp<qint64>(field.minimum.value_or(0), 0, 100)), 'x');
        break;
    case Field::Type::Reference:
    case Field::Type::Face:
        break;
    }
    return field.examples.isEmpty() ? std::string() : field.examples.front().toStdString();
}

Json FieldSchema::smallest(const Entry &entry, const std::string &pointer) const
{
    return smallestFor(field(entry, pointer), entry, 0);
}

} // namespace engawa
