#include "app/notes/notes_csv.h"

#include "editor/csv/csv.h"

namespace engawa {

QByteArray notesCsv(const std::vector<NoteRow> &rows)
{
    QList<QStringList> lines{{"id", "event", "moment", "seat", "component", "rating", "text", "by", "date"}};
    for (const NoteRow &row : rows) {
        const NoteContent &content = row.note.content;
        lines.append({QString::number(row.note.id), QString::number(row.note.node), row.moment, row.seat,
                      QString::fromStdString(content.component),
                      content.rating ? QString::number(content.rating) : QString(), row.text,
                      QString::fromStdString(content.by), QString::fromStdString(content.date)});
    }
    return writeCsv(lines);
}

} // namespace engawa
