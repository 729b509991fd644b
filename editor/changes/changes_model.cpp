#include "editor/changes/changes_model.h"

#include <algorithm>
#include <set>

#include "core/match/reload.h"
#include "core/pack/pointer.h"
#include "core/pack/write.h"
#include "editor/changes/reverted.h"
#include "editor/places/row_change.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

// An order that differs only by entries that came or went is no change of its own.
bool isNoReorder(const Difference &difference)
{
    if (!difference.pointer.empty() || !difference.before.is_array() || !difference.after.is_array())
        return false;
    const std::set<Json> before(difference.before.begin(), difference.before.end());
    const std::set<Json> after(difference.after.begin(), difference.after.end());
    const auto common = [](const Json &ids, const std::set<Json> &other) {
        std::vector<Json> both;
        std::ranges::copy_if(ids, std::back_inserter(both), [&other](const Json &id) { return other.contains(id); });
        return both;
    };
    return common(difference.before, after) == common(difference.after, before);
}

// A decision in one line: where, and between which values. Another value is another question.
QString decisionOf(const Difference &difference)
{
    return QString::fromStdString(
        Json{difference.file, difference.pointer, difference.before, difference.after}.dump());
}

} // namespace

ChangesModel::ChangesModel(const PackDocument &document, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_words(document)
{
    connect(&document, &PackDocument::checked, this, &ChangesModel::show);
    connect(&document, &PackDocument::languageChanged, this, &ChangesModel::show);
    connect(&document, &PackDocument::opened, this, [this] {
        beginResetModel();
        m_rows.clear();
        m_settled.clear();
        endResetModel();
        emit shown();
    });
    show();
}

void ChangesModel::setLower(std::vector<Variant> lower)
{
    m_lower = std::move(lower);
    show();
}

void ChangesModel::settle(const Row &row)
{
    m_settled.append(decisionOf(row.difference));
    emit settled(m_settled.back());
    show();
}

void ChangesModel::setSettled(const QStringList &decisions)
{
    m_settled = decisions;
    show();
}

int ChangesModel::clashes() const
{
    return static_cast<int>(std::ranges::count_if(m_rows, [](const Row &row) { return !row.clash.isEmpty(); }));
}

int ChangesModel::troubles() const
{
    return static_cast<int>(std::ranges::count_if(m_rows, [](const Row &row) { return !row.trouble.isEmpty(); }));
}

ChangesModel::Row ChangesModel::rowOf(const Difference &difference) const
{
    Row row;
    row.difference = difference;
    const auto &[file, pointer, before, after] = difference;
    const bool face = file.starts_with("faces/");
    if (pointer.empty() && !face) {
        row.place = tr("%1 › Order").arg(m_words.file(file));
        row.before = tr("as in the base");
        row.now = tr("another order");
        if (m_document.target() == PackDocument::Target::Variant)
            row.trouble =
                tr("A variant can’t keep the order of a table: it is as in the base again once the variant is "
                   "opened anew.");
        return row;
    }
    const QString place = m_words.place(file, pointer, true);
    const bool whole = face || pointerParts(pointer)->size() == 1;
    row.place = whole && before.is_null()  ? tr("New: %1").arg(place)
                : whole && after.is_null() ? tr("Removed: %1").arg(place)
                                           : place;
    const auto words = [&](const Json &value) {
        return value.is_null() ? u"–"_s : m_words.value(file, pointer, value);
    };
    if (face && after.is_null() && m_document.target() == PackDocument::Target::Variant)
        row.trouble = tr("A variant can’t take a picture away: it is there again once the variant is opened anew.");
    row.before = words(before);
    row.now = face && !before.is_null() && !after.is_null() ? tr("picture changed") : words(after);
    return row;
}

void ChangesModel::addClash(Row &row) const
{
    if (m_settled.contains(decisionOf(row.difference)))
        return;
    const auto &[file, pointer, before, after] = row.difference;
    for (auto lower = m_lower.rbegin(); lower != m_lower.rend(); ++lower) {
        const Json *written = nullptr;
        Json face;
        if (const auto patch = lower->changes.find(file); patch != lower->changes.end() && !pointer.empty())
            written = writtenAt(patch->second, pointer);
        else if (const auto svg = lower->faces.find(file.substr(std::min(file.size(), std::size_t{6})));
                 file.starts_with("faces/") && svg != lower->faces.end())
            written = &(face = svg->second);
        if (!written)
            continue;
        row.below = before.is_null() ? tr("not there") : m_words.value(file, pointer, before);
        row.clash = tr("The variant “%1” under this one changes this too.").arg(QString::fromStdString(lower->name));
        return;
    }
}

std::vector<ChangesModel::Row> ChangesModel::keptRows() const
{
    std::vector<Row> rows;
    for (const auto &[file, patch] : m_document.frame().changes) {
        for (const auto &[id, change] : patch.items()) {
            Row row;
            row.kept = true;
            row.difference = {file, pointerPart(id), nullptr, change};
            row.place = QString::fromStdString(file) + u" › "_s + m_document.nameOf(id);
            row.before = u"–"_s;
            row.now = change.is_null() ? tr("taken away") : QString::fromStdString(inLine(change));
            row.trouble = tr("The pack has no such place any more. The change stays in the variant until you drop it.");
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

void ChangesModel::show()
{
    std::vector<Row> rows;
    if (m_document.isOpen()) {
        for (const Difference &difference : changesBetween(m_document.base(), m_document.data())) {
            if (isNoReorder(difference))
                continue;
            Row row = rowOf(difference);
            if (const Problems found = m_document.problemsByPlace().within(difference.file, difference.pointer);
                !found.empty() && row.trouble.isEmpty())
                row.trouble = m_document.sentenceOf(found.front());
            addClash(row);
            rows.push_back(std::move(row));
        }
        std::ranges::move(keptRows(), std::back_inserter(rows));
    }
    const auto samePlace = [](const Row &one, const Row &other) {
        return one.kept == other.kept && one.difference.file == other.difference.file
               && one.difference.pointer == other.difference.pointer;
    };
    const RowChange change = rowChange(m_rows, rows, samePlace);
    if (change.removed > 0) {
        beginRemoveRows({}, change.at, change.at + change.removed - 1);
        m_rows.erase(m_rows.begin() + change.at, m_rows.begin() + change.at + change.removed);
        endRemoveRows();
    }
    if (change.inserted > 0) {
        const auto from = rows.begin() + change.at;
        beginInsertRows({}, change.at, change.at + change.inserted - 1);
        m_rows.insert(m_rows.begin() + change.at, from, from + change.inserted);
        endInsertRows();
    }
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        Row &row = m_rows[static_cast<std::size_t>(i)];
        if (row == rows[static_cast<std::size_t>(i)])
            continue;
        row = std::move(rows[static_cast<std::size_t>(i)]);
        emit dataChanged(index(i, 0), index(i, columns - 1));
    }
    emit shown();
}

int ChangesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ChangesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ChangesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const QString &text = index.column() == PlaceColumn    ? row.place
                          : index.column() == BeforeColumn ? row.before
                                                           : row.now;
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::ToolTipRole: {
        QStringList lines{text};
        for (const QString &note : {row.clash, row.trouble})
            if (!note.isEmpty())
                lines += note;
        return lines.join(u'\n');
    }
    case Qt::AccessibleTextRole:
        return index.column() == PlaceColumn
                   ? tr("%1: %2 → %3. %4").arg(row.place, row.before, row.now, row.clash + row.trouble)
                   : text;
    default:
        return {};
    }
}

QVariant ChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == PlaceColumn ? tr("Change") : section == BeforeColumn ? tr("Before") : tr("Now");
}

} // namespace engawa
