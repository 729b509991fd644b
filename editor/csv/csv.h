#pragma once

#include <expected>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace engawa {

// Comma-separated values as RFC 4180 has them, and with a tab between cells what spreadsheets put on the clipboard.

struct CsvRow
{
    int line = 1; // where it begins
    QStringList cells;

    bool operator==(const CsvRow &) const = default;
};
using CsvRows = QList<CsvRow>;

// What is wrong with a text that should be CSV, and where; lines and columns are counted from 1.
struct CsvFault
{
    enum class Sort { QuoteInCell, TextAfterQuote, QuoteNotClosed };

    Sort sort;
    int line = 0;
    int column = 0;

    QString sentence() const;
};

// Lines end with CRLF, LF or CR; a byte order mark is passed over; empty lines are no rows.
std::expected<CsvRows, CsvFault> readCsv(const QString &text);
QByteArray writeCsv(const QList<QStringList> &rows); // UTF-8, CRLF, quotes where needed

// The clipboard of a spreadsheet. Programs differ in their quotes, so that nothing here is a fault.
QList<QStringList> readTabs(const QString &text);
QString writeTabs(const QList<QStringList> &rows);

} // namespace engawa
