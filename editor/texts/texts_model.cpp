#include "editor/texts/texts_model.h"

#include <algorithm>
#include <unordered_map>

#include "editor/places/row_change.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

using TextsByKey = std::unordered_map<std::string, const std::string *>;

TextsByKey textsOf(const Data &data, const QString &language)
{
    TextsByKey texts;
    const auto table = data.files.find(textFile(language));
    if (table == data.files.end())
        return texts;
    for (const EntryPtr &section : table->second->entries())
        if (section->value.is_object())
            for (const auto &[key, text] : section->value.get_ref<const Json::object_t &>())
                if (text.is_string())
                    texts.emplace(section->id + "." + key, text.get_ptr());
    return texts;
}

bool same(const std::string *left, const std::string *right)
{
    return left == right || (left && right && *left == *right);
}

} // namespace

TextsModel::TextsModel(PackDocument &document, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_fit(new TextFit(document, this))
{
    connect(&document, &PackDocument::opened, this, &TextsModel::reset);
    connect(&document, &PackDocument::changed, this, &TextsModel::follow);
    connect(&document, &PackDocument::checked, this, &TextsModel::touch);
    connect(m_fit, &TextFit::found, this, &TextsModel::touch);
    reset();
}

TextsModel::Tables TextsModel::tables() const
{
    Tables tables;
    for (const Data *data : {&m_document.data(), &m_document.base()})
        for (const auto &[file, table] : data->files)
            if (file.starts_with("text/"))
                tables.push_back(table);
    return tables;
}

std::vector<TextsModel::Row> TextsModel::collect(const QStringList &languages) const
{
    std::vector<TextsByKey> now;
    std::vector<TextsByKey> base;
    for (const QString &language : languages) {
        now.push_back(textsOf(m_document.data(), language));
        base.push_back(textsOf(m_document.base(), language));
    }
    const auto get = [](const TextsByKey &texts, const std::string &key) {
        const auto found = texts.find(key);
        return found == texts.end() ? nullptr : found->second;
    };
    std::vector<Row> rows;
    for (TextPlace &place : textPlaces(m_document.data())) {
        const std::string key = place.whole();
        Row row{std::move(place), {}, {}};
        for (std::size_t i = 0; i < now.size(); ++i) {
            row.texts.push_back(get(now[i], key));
            row.base.push_back(get(base[i], key));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

void TextsModel::reset()
{
    beginResetModel();
    m_tables = tables();
    m_languages = textLanguages(m_document.data());
    m_rows = collect(m_languages);
    endResetModel();
}

void TextsModel::follow()
{
    const QStringList languages = textLanguages(m_document.data());
    const Tables before = std::exchange(m_tables, tables()); // old texts live until the rows are compared
    if (languages != m_languages) {
        showLanguages(languages);
        return;
    }
    if (before == m_tables)
        return;
    std::vector<Row> rows = collect(languages);
    const RowChange change =
        rowChange(m_rows, rows, [](const Row &left, const Row &right) { return left.place == right.place; });
    const auto at = [&](auto &list) { return list.begin() + change.at; };
    if (change.removed > 0) {
        beginRemoveRows({}, change.at, change.at + change.removed - 1);
        m_rows.erase(at(m_rows), at(m_rows) + change.removed);
        endRemoveRows();
    }
    if (change.inserted > 0) {
        beginInsertRows({}, change.at, change.at + change.inserted - 1);
        m_rows.insert(at(m_rows), at(rows), at(rows) + change.inserted);
        endInsertRows();
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool equal = std::ranges::equal(m_rows[i].texts, rows[i].texts, same);
        m_rows[i] = std::move(rows[i]);
        if (!equal)
            emit dataChanged(index(static_cast<int>(i), 0), index(static_cast<int>(i), columnCount() - 1));
    }
}

// A language more or less at the end is a column more or less; anything else is another table.
void TextsModel::showLanguages(const QStringList &languages)
{
    std::vector<Row> rows = collect(languages);
    const auto shorter = qMin(languages.size(), m_languages.size());
    if (languages.first(shorter) != m_languages.first(shorter)
        || !std::ranges::equal(rows, m_rows, {}, &Row::place, &Row::place)) {
        reset();
        return;
    }
    const int more = static_cast<int>(languages.size() - m_languages.size());
    if (more > 0)
        beginInsertColumns({}, columnCount(), columnCount() + more - 1);
    else
        beginRemoveColumns({}, columnCount() + more, columnCount() - 1);
    m_languages = languages;
    m_rows = std::move(rows);
    if (more > 0)
        endInsertColumns();
    else
        endRemoveColumns();
}

void TextsModel::touch()
{
    if (!m_rows.empty())
        emit dataChanged(index(0, 1), index(rowCount() - 1, columnCount() - 1),
                         {Qt::ForegroundRole, Qt::ToolTipRole, ProblemRole, TooLongRole});
}

QStringList TextsModel::sections() const
{
    QStringList sections;
    for (const Row &row : m_rows)
        if (const QString section = QString::fromStdString(row.place.section); !sections.contains(section))
            sections += section;
    return sections;
}

int TextsModel::find(const TextPlace &place) const
{
    const auto found = std::ranges::find(m_rows, place, &Row::place);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

bool TextsModel::write(const QString &name, const std::map<std::pair<int, int>, QString> &texts)
{
    Data data = m_document.data(); // sections that one text makes are there for the next
    std::vector<Edit> edits;
    std::map<std::pair<std::string, std::string>, Json> made;
    for (const auto &[cell, text] : texts) {
        const auto &[row, column] = cell;
        if (row >= rowCount() || column < 1 || column >= columnCount())
            continue;
        const std::string *now = m_rows[static_cast<std::size_t>(row)].texts[static_cast<std::size_t>(column - 1)];
        if (now ? *now == text.toStdString() : text.isEmpty())
            continue;
        Edit edit = textEdit(data, language(column), place(row), text);
        if (edit.value.is_object()) { // a new section: its texts go together
            Json &section = made.try_emplace({edit.file, edit.pointer}, Json::object()).first->second;
            section.update(edit.value);
            continue;
        }
        edits.push_back(std::move(edit));
    }
    for (const auto &[where, section] : made)
        edits.push_back({where.first, where.second, section});
    return !edits.empty() && m_document.edit(name, edits);
}

} // namespace engawa
