#include "editor/rules/rules_model.h"

#include <algorithm>

#include <QFont>

#include "editor/field_editors/field_delegate.h"
#include "editor/fields/field_help.h"
#include "editor/places/mark_colours.h"

using namespace Qt::StringLiterals;

namespace engawa {

RulesModel::RulesModel(PackDocument &document, QObject *parent)
    : QAbstractItemModel(parent), m_document(document), m_schemas(document), m_sentences(document.data())
{
    const auto read = [this] {
        beginResetModel();
        readGroups();
        endResetModel();
    };
    connect(&document, &PackDocument::opened, this, read);
    connect(&document, &PackDocument::changed, this, &RulesModel::follow);
    connect(&document, &PackDocument::checked, this, &RulesModel::showProblems);
    connect(&document, &PackDocument::languageChanged, this, &RulesModel::retranslate);
    readGroups();
    showProblems();
}

// By the base's sentences, so that an edited sentence doesn't move a parameter to another group.
void RulesModel::readGroups()
{
    m_groups.clear();
    m_sentences = RuleSentences(m_document.base());
    const Table &rulebook = m_document.base().table("rulebook");
    std::vector<std::string> order;
    for (const EntryPtr &rule : rulebook.entries())
        if (rule->value.is_object())
            if (std::string section = rule->value.value("section", ""); !std::ranges::contains(order, section))
                order.push_back(std::move(section));
    for (const auto &[file, table] : m_document.base().files) {
        const FieldSchema *schema = m_schemas.of(file);
        std::vector<std::string> ids = schema ? schema->namedEntries() : std::vector<std::string>();
        const auto isComponent = [&](const std::string &id) {
            return schema->field(Entry{id, {}}, "").type == Field::Type::Object;
        };
        if (ids.empty() || file == "pack.json" || std::ranges::all_of(ids, isComponent))
            continue;
        for (const EntryPtr &entry : table->entries())
            if (!std::ranges::contains(ids, entry->id))
                ids.push_back(entry->id);
        std::vector<Group> groups;
        for (const std::string &id : ids) {
            const std::string section = m_sentences.sectionOf(id);
            auto group = std::ranges::find(groups, section, &Group::section);
            if (group == groups.end())
                group = groups.insert(groups.end(), Group{section, file, {}});
            group->parameters.push_back({file, id, {}});
            group->parameters.back().shown = value(group->parameters.back());
        }
        std::ranges::stable_sort(groups, {}, [&](const Group &group) {
            return group.section.empty() ? order.end() : std::ranges::find(order, group.section);
        });
        std::ranges::move(groups, std::back_inserter(m_groups));
    }
}

void RulesModel::follow()
{
    if (!m_sentences.areOf(m_document.data()))
        m_sentences = RuleSentences(m_document.data());
    for (std::size_t group = 0; group < m_groups.size(); ++group)
        for (std::size_t i = 0; i < m_groups[group].parameters.size(); ++i) {
            Parameter &parameter = m_groups[group].parameters[i];
            Json now = value(parameter);
            if (now == parameter.shown)
                continue;
            parameter.shown = std::move(now);
            const QModelIndex parent = index(static_cast<int>(group), 0);
            emit dataChanged(index(static_cast<int>(i), 0, parent),
                             index(static_cast<int>(i), ColumnCount - 1, parent));
        }
}

void RulesModel::showProblems()
{
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex parent = index(group, 0);
        emit dataChanged(index(0, ValueColumn, parent), index(rowCount(parent) - 1, ValueColumn, parent),
                         {Qt::ForegroundRole, Qt::ToolTipRole});
    }
}

const RulesModel::Parameter *RulesModel::parameter(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return nullptr;
    return &m_groups[index.internalId() - 1].parameters[static_cast<std::size_t>(index.row())];
}

QModelIndex RulesModel::find(const QString &file, const QString &id, int column) const
{
    for (int group = 0; group < rowCount(); ++group) {
        const auto &parameters = m_groups[static_cast<std::size_t>(group)].parameters;
        const auto found = std::ranges::find_if(parameters, [&](const Parameter &parameter) {
            return parameter.file == file.toStdString() && parameter.id == id.toStdString();
        });
        if (found != parameters.end())
            return index(static_cast<int>(found - parameters.begin()), column, index(group, 0));
    }
    return {};
}

QModelIndex RulesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : quintptr(0));
}

QModelIndex RulesModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, quintptr(0));
}

int RulesModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].parameters.size());
}

int RulesModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant RulesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Parameter *parameter = this->parameter(index);
    if (!parameter) {
        if (role == Qt::DisplayRole && index.column() == 0)
            return title(m_groups[static_cast<std::size_t>(index.row())]);
        QFont bold = QGuiApplication::font();
        bold.setBold(true);
        return role == Qt::FontRole ? QVariant(bold) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
        return display(*parameter, index.column());
    case Qt::ToolTipRole: {
        const QStringList problems = this->problems(*parameter);
        return problems.isEmpty() ? fieldHelp(field(*parameter)) : problems.join(u'\n');
    }
    case Qt::ForegroundRole:
        if (index.column() == ValueColumn && !problems(*parameter).isEmpty())
            return faultInk();
        return index.column() > ValueColumn ? QVariant(quietInk()) : QVariant();
    case Qt::FontRole:
        if (index.column() == ValueColumn && isChanged(*parameter)) {
            QFont bold = QGuiApplication::font();
            bold.setBold(true);
            return bold;
        }
        return {};
    case WordsRole: {
        const Field field = this->field(*parameter);
        return QStringList{title(*parameter), field.title, field.description, QString::fromStdString(parameter->id)}
            .join(u'\n');
    }
    case FieldDelegate::FieldRole:
        return QVariant::fromValue(field(*parameter));
    case Qt::EditRole:
    case FieldDelegate::ValueRole:
        return QVariant::fromValue(value(*parameter));
    default:
        return {};
    }
}

bool RulesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const Parameter *parameter = this->parameter(index);
    return parameter && role == FieldDelegate::ValueRole && index.column() == ValueColumn
           && set(*parameter, value.value<Json>());
}

Qt::ItemFlags RulesModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    return parameter(index) && index.column() == ValueColumn ? flags | Qt::ItemIsEditable : flags;
}

QVariant RulesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList titles{tr("Parameter"), tr("Value"), tr("Range"), tr("Base")};
    return titles.value(section);
}

void RulesModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex parent = index(group, 0);
        emit dataChanged(parent, parent);
        emit dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, ColumnCount - 1, parent));
    }
}

} // namespace engawa
