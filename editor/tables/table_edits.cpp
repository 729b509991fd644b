#include "editor/tables/table_edits.h"

#include <algorithm>
#include <map>
#include <set>

#include <QRegularExpression>

#include "editor/document/data_draft.h"
#include "editor/fields/field_text.h"

namespace engawa {

namespace {

constexpr qint64 farthest = 1'000'000'000'000; // of a calculated number, far past any field's range

} // namespace

std::optional<Calculation> Calculation::parse(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^([-+*/])\\s*(\\d{1,9})$"));
    const QString plain = text.trimmed();
    if (plain.startsWith(u'=') && plain.size() > 1)
        return Calculation{u'=', plain.mid(1).trimmed(), 0};
    const QRegularExpressionMatch match = form.match(plain);
    if (!match.hasMatch() || (match.captured(1) == u"/" && match.captured(2).toLongLong() == 0))
        return std::nullopt;
    return Calculation{match.captured(1).front(), match.captured(2), match.captured(2).toLongLong()};
}

QString TableEdits::text(Cell cell) const
{
    return m_table.data(m_table.index(cell.row, cell.column), Qt::EditRole).toString();
}

QString TableEdits::cellsOf(const Cells &cells) const
{
    std::set<int> columns;
    for (const Cell &cell : cells)
        columns.insert(cell.column);
    const QString count = tr("%n cells", nullptr, static_cast<int>(cells.size()));
    return columns.size() == 1
               ? tr("%1 of %2").arg(count, m_table.headerData(*columns.begin(), Qt::Horizontal).toString())
               : count;
}

QString TableEdits::make(const QString &name, const std::vector<Entered> &entered)
{
    PackDocument &document = m_table.document();
    DataDraft draft(document.data());
    std::map<std::string, Json> names;
    for (const Entered &one : entered) {
        const Entry &entry = *m_table.entries()[static_cast<std::size_t>(one.cell.row)];
        if (one.cell.column == TableModel::NameColumn) {
            names[entry.id] = one.text.isEmpty() ? Json() : Json(one.text.toStdString());
            continue;
        }
        const Field *field = m_table.field(one.cell.column);
        if (!field)
            return tr("Ids are changed one at a time: each may have references.");
        const Json value = valueOf(one.text, *field);
        if (value.is_null() && (field->pointer.empty() || !m_table.value(one.cell.row, one.cell.column)))
            continue;
        if (!draft.set(m_table.file(), entry.id, field->pointer, value))
            return tr("“%1” has no place for “%2”: it is no object of fields.")
                .arg(QString::fromStdString(entry.id), field->title);
    }
    if (!names.empty())
        draft.setMembers(EntryNames::fileOf(document), "name", names);
    document.replace(name, draft.take());
    return {};
}

QString TableEdits::enter(Cell cell, const QString &entered)
{
    const QString before = text(cell);
    if (before == entered)
        return {};
    const QString column = m_table.headerData(cell.column, Qt::Horizontal).toString();
    const QString row = m_table.names().of(m_table.entries()[static_cast<std::size_t>(cell.row)]->id);
    const auto brief = [](const QString &words) { return words.size() > 40 ? words.left(39) + u'…' : words; };
    const QString name = before.isEmpty()    ? tr("%1 of %2: %3").arg(column, row, brief(entered))
                         : entered.isEmpty() ? tr("Clear %1 of %2").arg(column, row)
                                             : tr("%1 of %2: %3 → %4").arg(column, row, brief(before), brief(entered));
    return make(name, {{cell, entered}});
}

QString TableEdits::enter(const Cells &cells, const QString &entered)
{
    if (cells.size() == 1)
        return enter(cells.front(), entered);
    std::vector<Entered> all;
    for (const Cell &cell : cells)
        all.push_back({cell, entered});
    return make(tr("Set %1 to %2").arg(cellsOf(cells), entered), all);
}

bool TableEdits::canCalculate(const Cells &cells, const Calculation &calculation) const
{
    return cells.size() > 1 && (calculation.sign == u'=' || std::ranges::any_of(cells, [this](const Cell &cell) {
                                    const Field *field = m_table.field(cell.column);
                                    return field && field->type == Field::Type::Integer;
                                }));
}

QString TableEdits::calculate(const Cells &cells, const Calculation &calculation)
{
    if (calculation.sign == u'=')
        return enter(cells, calculation.operand);
    std::vector<Entered> all;
    Cells numbers;
    for (const Cell &cell : cells) {
        const Field *field = m_table.field(cell.column);
        const Json *value =
            field && field->type == Field::Type::Integer ? m_table.value(cell.row, cell.column) : nullptr;
        if (!value || !value->is_number_integer())
            continue;
        const qint64 number = value->get<qint64>(), by = calculation.number;
        if (std::abs(number) > farthest / 1000)
            return tr("%1 is too large to calculate with.").arg(number);
        qint64 result = 0;
        switch (calculation.sign.unicode()) {
        case u'+':
            result = number + by;
            break;
        case u'-':
            result = number - by;
            break;
        case u'*':
            result = number * by;
            break;
        default:
            result = number / by - (number % by < 0 ? 1 : 0);
        }
        all.push_back({cell, QString::number(result)});
        numbers.push_back(cell);
    }
    if (all.empty())
        return tr("No cell of the selection holds a number.");
    const QString where = cellsOf(numbers), by = calculation.operand;
    switch (calculation.sign.unicode()) {
    case u'+':
        return make(tr("Add %1 to %2").arg(by, where), all);
    case u'-':
        return make(tr("Subtract %1 from %2").arg(by, where), all);
    case u'*':
        return make(tr("Multiply %2 by %1").arg(by, where), all);
    default:
        return make(tr("Divide %2 by %1").arg(by, where), all);
    }
}

QString TableEdits::clear(const Cells &cells)
{
    Cells values;
    for (const Cell &cell : cells)
        if (cell.column != TableModel::IdColumn)
            values.push_back(cell);
    if (values.empty())
        return tr("An id can’t be empty. Delete removes whole rows when their row headers are selected.");
    if (values.size() == 1)
        return enter(values.front(), {});
    std::vector<Entered> all;
    for (const Cell &cell : values)
        all.push_back({cell, {}});
    return make(tr("Clear %1").arg(cellsOf(values)), all);
}

QString TableEdits::fill(const Cells &cells, Qt::Orientation direction)
{
    const bool down = direction == Qt::Vertical;
    std::map<int, Cell> sources; // by column when filling down, by row otherwise
    for (const Cell &cell : cells)
        sources.emplace(down ? cell.column : cell.row, cell);
    std::vector<Entered> all;
    Cells filled;
    for (const Cell &cell : cells) {
        const Cell source = sources.at(down ? cell.column : cell.row);
        if (cell == source || cell.column == TableModel::IdColumn || source.column == TableModel::IdColumn)
            continue;
        all.push_back({cell, text(source)});
        filled.push_back(cell);
    }
    if (all.empty())
        return down ? tr("Select the cell to copy and those below it.")
                    : tr("Select the cell to copy and those to the right of it.");
    return make(down ? tr("Fill %1 down").arg(cellsOf(filled)) : tr("Fill %1 to the right").arg(cellsOf(filled)), all);
}

} // namespace engawa
