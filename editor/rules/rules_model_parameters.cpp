// One parameter: what it is called, what it is and was, and its edits.
#include "core/pack/pointer.h"
#include "editor/fields/field_help.h"
#include "editor/rules/rules_model.h"

using namespace Qt::StringLiterals;

namespace engawa {

QString RulesModel::packText(const std::string &key) const
{
    const std::string language = m_document.language().toStdString();
    const GamePtr &game = m_document.game();
    return game && game->texts().has(language, key) ? QString::fromStdString(game->texts().format(language, {key, {}}))
                                                    : QString();
}

QString RulesModel::title(const Group &group) const
{
    if (group.section.empty())
        return group.file == "rules.json" ? tr("Everything else") : m_schemas.titleOfFile(group.file);
    const QString text = packText("section." + group.section);
    return text.isEmpty() ? QString::fromStdString(group.section) : text;
}

QString RulesModel::title(const Parameter &parameter) const
{
    const QString text = packText("parameter." + parameter.id);
    const QString own = text.isEmpty() ? field(parameter).title : text;
    return own.isEmpty() ? QString::fromStdString(parameter.id) : own;
}

Json RulesModel::value(const Parameter &parameter) const
{
    const EntryPtr *entry = entryOf(m_document.data(), parameter.file, parameter.id);
    return entry ? (*entry)->value : Json();
}

Json RulesModel::baseValue(const Parameter &parameter) const
{
    const EntryPtr *entry = entryOf(m_document.base(), parameter.file, parameter.id);
    return entry ? (*entry)->value : Json();
}

bool RulesModel::isChanged(const Parameter &parameter) const
{
    const EntryPtr *now = entryOf(m_document.data(), parameter.file, parameter.id);
    const EntryPtr *base = entryOf(m_document.base(), parameter.file, parameter.id);
    return (now ? *now : nullptr) != (base ? *base : nullptr) && value(parameter) != baseValue(parameter);
}

Field RulesModel::field(const Parameter &parameter) const
{
    const EntryPtr *entry = entryOf(m_document.data(), parameter.file, parameter.id);
    const FieldSchema *schema = m_schemas.of(parameter.file);
    Field field = schema ? schema->field(entry ? **entry : Entry{parameter.id, {}}, "") : Field();
    field.required = true; // the file names it: it can't be left out
    return field;
}

QStringList RulesModel::problems(const Parameter &parameter) const
{
    QStringList sentences;
    for (const Problem &problem : m_document.problemsByPlace().within(parameter.file, pointerPart(parameter.id)))
        sentences += m_document.sentenceOf(problem);
    return sentences;
}

bool RulesModel::set(const Parameter &parameter, const Json &value)
{
    const Field field = this->field(parameter);
    const auto shown = [&](const Json &of) { return of.is_null() ? tr("nothing") : summaryOf(of, field); };
    return m_document.edit(tr("%1: %2 → %3").arg(title(parameter), shown(this->value(parameter)), shown(value)),
                           {{parameter.file, pointerPart(parameter.id), value}});
}

bool RulesModel::reset(const Parameter &parameter)
{
    return m_document.edit(tr("%1: back to the base").arg(title(parameter)),
                           {{parameter.file, pointerPart(parameter.id), baseValue(parameter)}});
}

QVariant RulesModel::display(const Parameter &parameter, int column) const
{
    const Field field = this->field(parameter);
    switch (column) {
    case TitleColumn:
        return isChanged(parameter) ? u"● "_s + title(parameter) : title(parameter);
    case ValueColumn:
        if (parameter.shown.is_boolean())
            return parameter.shown.get<bool>() ? tr("yes") : tr("no");
        return summaryOf(parameter.shown, field) + (field.unit.isEmpty() ? QString() : u' ' + field.unit);
    case RangeColumn:
        return rangeText(field);
    case BaseColumn:
        return isChanged(parameter) ? summaryOf(baseValue(parameter), field) : QString();
    default:
        return {};
    }
}

} // namespace engawa
