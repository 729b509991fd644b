#include "editor/formulas/formulas_model.h"

#include <algorithm>

#include "core/pack/pointer.h"
#include "editor/formulas/formula_check.h"
#include "editor/places/mark_colours.h"
#include "editor/places/row_change.h"

using namespace Qt::StringLiterals;

namespace engawa {

FormulasModel::FormulasModel(PackDocument &document, LiveGame &live, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_live(live), m_schemas(document)
{
    connect(&document, &PackDocument::opened, this, &FormulasModel::reset);
    connect(&document, &PackDocument::changed, this, &FormulasModel::follow);
    connect(&document, &PackDocument::checked, this, &FormulasModel::showProblems);
    connect(&document, &PackDocument::languageChanged, this, &FormulasModel::retranslate);
    connect(&live, &LiveGame::changed, this, &FormulasModel::showValues);
    reset();
}

std::vector<FormulasModel::Row> FormulasModel::collect() const
{
    std::vector<Row> rows;
    std::vector<std::pair<std::string, TablePtr>> files(m_document.data().files.begin(), m_document.data().files.end());
    const auto ofGame = m_document.schemas().filesOf(m_document.gameId()); // what every game has comes after its own
    std::ranges::stable_partition(files, [&](const auto &file) { return std::ranges::contains(ofGame, file.first); });
    for (const auto &[file, table] : files) {
        const Schema *schema = m_document.schemaOf(file);
        if (!schema)
            continue;
        for (const EntryPtr &entry : table->entries())
            schema->findHints(*entry, "x-formula",
                              [&](const std::string &text, const std::string &pointer, const Json &hint) {
                                  rows.push_back({file, entry, pointer.substr(pointerPart(entry->id).size()), text,
                                                  hint.value("scope", ""), hint.value("kind", "") == "truth"});
                              });
    }
    return rows;
}

void FormulasModel::reset()
{
    beginResetModel();
    m_rows = collect();
    m_seats = m_live.game() && m_live.state() ? m_live.seatNames() : QStringList();
    m_values.assign(m_rows.size(), {});
    endResetModel();
    showValues();
}

void FormulasModel::follow()
{
    std::vector<Row> rows = collect();
    const RowChange change = rowChange(m_rows, rows, [](const Row &left, const Row &right) {
        return left.file == right.file && left.entry->id == right.entry->id && left.pointer == right.pointer;
    });
    const auto at = [&](auto &list) { return list.begin() + change.at; };
    if (change.removed > 0) {
        beginRemoveRows({}, change.at, change.at + change.removed - 1);
        m_rows.erase(at(m_rows), at(m_rows) + change.removed);
        m_values.erase(at(m_values), at(m_values) + change.removed);
        endRemoveRows();
    }
    if (change.inserted > 0) {
        beginInsertRows({}, change.at, change.at + change.inserted - 1);
        m_rows.insert(at(m_rows), at(rows), at(rows) + change.inserted);
        m_values.insert(at(m_values), static_cast<std::size_t>(change.inserted), QStringList());
        endInsertRows();
    }
    const auto isNew = [&change](int i) { return i >= change.at && i < change.at + change.inserted; };
    for (int i = 0; i < rowCount(); ++i) {
        Row &row = m_rows[static_cast<std::size_t>(i)];
        Row &now = rows[static_cast<std::size_t>(i)];
        const bool same = row.entry == now.entry;
        row = std::move(now);
        if (!same)
            emit dataChanged(index(i, 0), index(i, TextColumn));
        if (!same || isNew(i))
            showValue(i); // the others change with the match
    }
}

void FormulasModel::showProblems()
{
    if (!m_rows.empty())
        emit dataChanged(index(0, TextColumn), index(rowCount() - 1, TextColumn),
                         {Qt::ForegroundRole, Qt::ToolTipRole});
}

void FormulasModel::showValues()
{
    const QStringList seats = m_live.game() && m_live.state() ? m_live.seatNames() : QStringList();
    if (seats.size() > m_seats.size()) {
        beginInsertColumns({}, columnCount(), FirstSeatColumn + static_cast<int>(seats.size()) - 1);
        m_seats = seats;
        endInsertColumns();
    } else if (seats.size() < m_seats.size()) {
        beginRemoveColumns({}, FirstSeatColumn + static_cast<int>(seats.size()), columnCount() - 1);
        m_seats = seats;
        endRemoveColumns();
    } else if (seats != m_seats) {
        m_seats = seats;
        emit headerDataChanged(Qt::Horizontal, FirstSeatColumn, columnCount() - 1);
    }
    for (int row = 0; row < rowCount(); ++row)
        showValue(row);
}

void FormulasModel::showValue(int row)
{
    QStringList values;
    for (int seat = 0; seat < m_seats.size(); ++seat)
        values += value(m_rows[static_cast<std::size_t>(row)], seat);
    if (values == m_values[static_cast<std::size_t>(row)])
        return;
    m_values[static_cast<std::size_t>(row)] = std::move(values);
    if (!m_seats.isEmpty())
        emit dataChanged(index(row, FirstSeatColumn), index(row, columnCount() - 1));
}

QString FormulasModel::value(const Row &row, int seat) const
{
    const GamePtr game = m_live.game();
    if (!hasSeatValues(*game, row.scope))
        return {};
    const Kind kind = row.truth ? Kind::Truth : Kind::Number;
    std::shared_ptr<const Formula> formula = game->formulas().find(row.scope, kind, row.text);
    if (!formula)
        formula = checkFormulaText(m_document, QString::fromStdString(row.text), *game, row.scope, row.truth).formula;
    if (!formula)
        return u"–"_s;
    std::optional<Fault> fault;
    SeatValue found{game->evaluate(*formula, *m_live.state(), static_cast<Seat>(seat), &fault), {}};
    if (fault)
        found.fault = QString::fromUtf8(fault->code);
    return shownValue(found, row.truth);
}

const FormulasModel::Row *FormulasModel::row(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : &m_rows[static_cast<std::size_t>(row)];
}

int FormulasModel::find(const QString &file, const QString &id, const QString &field) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].file == file.toStdString() && m_rows[i].entry->id == id.toStdString()
            && (field.isEmpty() || m_rows[i].pointer == field.toStdString()))
            return static_cast<int>(i);
    return -1;
}

QString FormulasModel::where(const Row &row) const
{
    QStringList words{m_schemas.titleOfFile(row.file)};
    const QString inside = m_schemas.titleOf(row.file, *row.entry, row.pointer);
    if (!row.pointer.empty())
        words += m_document.nameOf(row.entry->id);
    words +=
        row.pointer.empty() && m_schemas.of(row.file) ? m_schemas.of(row.file)->field(*row.entry, "").title : inside;
    words.removeAll(QString());
    return words.join(u" › "_s);
}

bool FormulasModel::setText(int row, const QString &text)
{
    const Row *formula = this->row(row);
    if (!formula || text.toStdString() == formula->text)
        return false;
    const QString name = tr("%1: %2 → %3").arg(where(*formula), QString::fromStdString(formula->text), text);
    return m_document.edit(name,
                           {{formula->file, pointerPart(formula->entry->id) + formula->pointer, text.toStdString()}});
}

int FormulasModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FormulasModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstSeatColumn + static_cast<int>(m_seats.size());
}

QVariant FormulasModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const Problems &problems = m_document.problemsByPlace().at(row.file, pointerPart(row.entry->id) + row.pointer);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == WhereColumn ? where(row)
               : index.column() == TextColumn
                   ? QString::fromStdString(row.text)
                   : m_values[static_cast<std::size_t>(index.row())].value(index.column() - FirstSeatColumn);
    case Qt::ToolTipRole:
        if (index.column() == TextColumn && !problems.empty())
            return m_document.sentenceOf(problems.front());
        return index.column() == TextColumn ? QString::fromStdString(row.text) : QString();
    case Qt::ForegroundRole:
        return index.column() == TextColumn && !problems.empty() ? QVariant(faultInk()) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() >= FirstSeatColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

QVariant FormulasModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == WhereColumn  ? tr("Where")
           : section == TextColumn ? tr("Formula")
                                   : m_seats.value(section - FirstSeatColumn);
}

void FormulasModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

} // namespace engawa
