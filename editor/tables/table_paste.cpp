#include "editor/tables/table_paste.h"

#include <algorithm>
#include <map>
#include <set>

#include <QSize>

#include "core/pack/limits.h"
#include "editor/document/data_draft.h"
#include "editor/fields/field_text.h"
#include "editor/tables/component_edits.h"
#include "editor/tables/new_entry.h"

namespace engawa {

TablePaste::TablePaste(TableModel &table, QList<QStringList> cells, std::vector<int> rows, std::vector<int> columns,
                       QSize selected)
    : m_table(table), m_cells(std::move(cells)), m_rows(std::move(rows)), m_columns(std::move(columns))
{
    qsizetype width = 0;
    for (const QStringList &row : m_cells)
        width = std::max(width, row.size());
    if (width == 0 || m_columns.empty()) {
        m_refusal = tr("There is nothing to paste.");
        return;
    }
    const qsizetype height = m_cells.size();
    if (selected.height() % height == 0 && selected.width() % width == 0) {
        QList<QStringList> repeated;
        for (int row = 0; row < selected.height(); ++row) {
            QStringList line;
            for (int column = 0; column < selected.width(); ++column)
                line += m_cells[row % height].value(column % width);
            repeated += line;
        }
        m_cells = repeated;
        width = selected.width();
    }
    if (width > std::ssize(m_columns)) {
        m_refusal =
            tr("%1 columns don’t fit: from here to the right the table has %2.").arg(width).arg(m_columns.size());
        return;
    }
    if (m_columns.front() == TableModel::IdColumn && m_cells.size() > 0) {
        // Ids that stay as they are may be part of the block; others would be renames.
        for (qsizetype row = 0; row < std::min<qsizetype>(m_cells.size(), std::ssize(m_rows)); ++row)
            if (m_table.entries()[static_cast<std::size_t>(m_rows[static_cast<std::size_t>(row)])]->id
                != m_cells[row].value(0).toStdString()) {
                m_refusal =
                    tr("Ids can’t be pasted over: “%1” would become “%2”. Paste beside the ids, or rename one by one.")
                        .arg(
                            QString::fromStdString(
                                m_table.entries()[static_cast<std::size_t>(m_rows[static_cast<std::size_t>(row)])]->id),
                            m_cells[row].value(0));
                return;
            }
    }
    m_newRows = static_cast<int>(std::max<qsizetype>(0, m_cells.size() - std::ssize(m_rows)));
    if (m_newRows > 0 && m_table.entries().size() + static_cast<std::size_t>(m_newRows) > limits::entries) {
        m_refusal = tr("%1 rows are too many: a table takes %2.")
                        .arg(m_table.entries().size() + static_cast<std::size_t>(m_newRows))
                        .arg(limits::entries);
        return;
    }
    if (m_newRows > 0 && !takesNewEntries(m_table.document(), m_table.file())) {
        m_refusal = tr("%n rows lie below the last one, and this table takes no new rows.", nullptr, m_newRows);
        return;
    }
    if (m_newRows == 0 || m_columns.front() != TableModel::IdColumn)
        return;
    std::set<QString> ids;
    for (qsizetype row = m_cells.size() - m_newRows; row < m_cells.size(); ++row) {
        const QString id = m_cells[row].value(0);
        m_refusal = idFault(m_table.document(), m_table.file(), id);
        if (m_refusal.isEmpty() && !ids.insert(id).second)
            m_refusal = tr("The id “%1” comes twice; expected each id once.").arg(id);
        if (!m_refusal.isEmpty())
            return;
    }
}

bool TablePaste::paste()
{
    if (!m_refusal.isEmpty())
        return false;
    PackDocument &document = m_table.document();
    const std::string &file = m_table.file();
    DataDraft draft(document.data());
    std::map<std::string, Json> names;
    const qsizetype over = m_cells.size() - m_newRows;
    const Json blank = m_newRows > 0 ? newValue(document, file) : Json();
    FreshIds fresh(document, file);
    for (qsizetype row = 0; row < m_cells.size(); ++row) {
        std::string id;
        if (row < over) {
            id = m_table.entries()[static_cast<std::size_t>(m_rows[static_cast<std::size_t>(row)])]->id;
        } else {
            id = m_columns.front() == TableModel::IdColumn ? m_cells[row].front().toStdString() : fresh.next();
            draft.add(file, id, blank);
            if (m_table.named())
                names[id] = id;
        }
        for (qsizetype place = 0; place < m_cells[row].size(); ++place) {
            const int column = m_columns[static_cast<std::size_t>(place)];
            const QString &text = m_cells[row][place];
            if (column == TableModel::NameColumn && !(text.isEmpty() && row >= over))
                names[id] = text.isEmpty() ? Json() : Json(text.toStdString());
            if (const Field *field = m_table.field(column)) {
                const Json value = valueOf(text, *field);
                if (!value.is_null() || !field->pointer.empty())
                    draft.set(file, id, field->pointer, value); // taking away what isn't there changes nothing
            }
        }
    }
    if (!names.empty()) {
        const std::string own = EntryNames::fileOf(document);
        draft.setMembers(own, "name", names);
        std::map<std::string, Json> added; // a new entry is named in every language
        for (const auto &[id, name] : names)
            if (m_table.rowOf(id) < 0)
                added[id] = name;
        for (const std::string &other : EntryNames::filesOf(document.data()))
            if (other != own && !added.empty())
                draft.setMembers(other, "name", added);
    }
    return document.replace(tr("Paste %n rows", nullptr, static_cast<int>(m_cells.size())), draft.take());
}

} // namespace engawa
