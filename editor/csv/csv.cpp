#include "editor/csv/csv.h"

#include <QCoreApplication>

namespace engawa {

namespace {

struct Csv
{
    Q_DECLARE_TR_FUNCTIONS(Csv)
};

class Reader
{
public:
    Reader(QStringView text, QChar separator, bool strict) : m_text(text), m_separator(separator), m_strict(strict) {}

    std::expected<CsvRows, CsvFault> read()
    {
        if (m_text.startsWith(QChar(QChar::ByteOrderMark)))
            m_text = m_text.mid(1);
        CsvRows rows;
        while (m_at < m_text.size()) {
            CsvRow row{m_line, {}};
            bool more = true;
            while (more) {
                auto cell = readCell();
                if (!cell)
                    return std::unexpected(cell.error());
                row.cells += *cell;
                more = m_at < m_text.size() && m_text[m_at] == m_separator;
                if (more)
                    ++m_at;
            }
            const bool blank = row.cells.size() == 1 && row.cells.front().isEmpty() && !m_quoted;
            endLine();
            if (!blank || !m_strict)
                rows += row;
        }
        return rows;
    }

private:
    bool atEnd() const
    {
        return m_at >= m_text.size() || m_text[m_at] == m_separator || m_text[m_at] == u'\n' || m_text[m_at] == u'\r';
    }

    CsvFault fault(CsvFault::Sort sort) const { return {sort, m_line, static_cast<int>(m_at - m_lineStart) + 1}; }

    // CRLF counts as one.
    void endLine()
    {
        if (m_at >= m_text.size())
            return;
        if (m_text[m_at] == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n')
            ++m_at;
        ++m_at;
        ++m_line;
        m_lineStart = m_at;
    }

    std::expected<QString, CsvFault> readCell()
    {
        m_quoted = m_at < m_text.size() && m_text[m_at] == u'"' && (m_strict || closes());
        if (m_quoted)
            return readQuoted();
        const qsizetype start = m_at;
        for (; !atEnd(); ++m_at)
            if (m_strict && m_text[m_at] == u'"')
                return std::unexpected(fault(CsvFault::Sort::QuoteInCell));
        return m_text.mid(start, m_at - start).toString();
    }

    // Whether a quoted cell begins here, and not a text that happens to begin with a quote.
    bool closes() const
    {
        for (qsizetype i = m_at + 1; i < m_text.size(); ++i) {
            if (m_text[i] != u'"')
                continue;
            if (i + 1 < m_text.size() && m_text[i + 1] == u'"')
                ++i;
            else
                return i + 1 == m_text.size() || m_text[i + 1] == m_separator || m_text[i + 1] == u'\n'
                       || m_text[i + 1] == u'\r';
        }
        return false;
    }

    std::expected<QString, CsvFault> readQuoted()
    {
        const CsvFault open = fault(CsvFault::Sort::QuoteNotClosed);
        QString cell;
        ++m_at;
        for (;;) {
            if (m_at >= m_text.size())
                return std::unexpected(open);
            const QChar next = m_text[m_at];
            if (next == u'"') {
                ++m_at;
                if (m_at < m_text.size() && m_text[m_at] == u'"') {
                    cell += u'"';
                    ++m_at;
                    continue;
                }
                if (!atEnd())
                    return std::unexpected(fault(CsvFault::Sort::TextAfterQuote));
                return cell;
            }
            const qsizetype from = m_at;
            if (next == u'\n' || next == u'\r')
                endLine();
            else
                ++m_at;
            cell += m_text.mid(from, m_at - from);
        }
    }

    QStringView m_text;
    QChar m_separator;
    bool m_strict;
    bool m_quoted = false; // the last cell
    qsizetype m_at = 0;
    qsizetype m_lineStart = 0;
    int m_line = 1;
};

QString written(const QList<QStringList> &rows, QChar separator, const QString &end)
{
    QString text;
    for (const QStringList &row : rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            const QString &cell = row[i];
            if (i > 0)
                text += separator;
            const bool quotes = cell.contains(separator) || cell.contains(u'"') || cell.contains(u'\n')
                                || cell.contains(u'\r') || (i == 0 && cell.startsWith(QChar(QChar::ByteOrderMark)))
                                || (row.size() == 1 && cell.isEmpty());
            if (quotes)
                text += u'"' + QString(cell).replace(u'"', QStringLiteral("\"\"")) + u'"';
            else
                text += cell;
        }
        text += end;
    }
    return text;
}

} // namespace

QString CsvFault::sentence() const
{
    switch (sort) {
    case Sort::QuoteInCell:
        return Csv::tr(
                   "Line %1, column %2 has a quotation mark inside a cell; expected the whole cell in quotation marks, "
                   "with those inside doubled.")
            .arg(line)
            .arg(column);
    case Sort::TextAfterQuote:
        return Csv::
            tr("Line %1, column %2 has text after a closing quotation mark; expected a comma or the end of the line.")
                .arg(line)
                .arg(column);
    case Sort::QuoteNotClosed:
        break;
    }
    return Csv::tr("Line %1, column %2 opens a quotation mark that is never closed.").arg(line).arg(column);
}

std::expected<CsvRows, CsvFault> readCsv(const QString &text)
{
    return Reader(text, u',', true).read();
}

QByteArray writeCsv(const QList<QStringList> &rows)
{
    return written(rows, u',', QStringLiteral("\r\n")).toUtf8();
}

QList<QStringList> readTabs(const QString &text)
{
    QList<QStringList> rows;
    const auto read = Reader(text, u'\t', false).read();
    for (const CsvRow &row : read.value_or(CsvRows{}))
        rows += row.cells;
    return rows;
}

QString writeTabs(const QList<QStringList> &rows)
{
    QString text = written(rows, u'\t', QStringLiteral("\n"));
    text.chop(1); // a single cell is pasted elsewhere without a new line
    return text;
}

} // namespace engawa
