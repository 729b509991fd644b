#pragma once

#include <vector>

#include <QLabel>

#include "editor/field_editors/line_editor.h"
#include "editor/texts/text_places.h"

namespace engawa {

// The texts of one entry in every language of the pack: its name, and whatever else bears its id.
class EntryTexts : public QWidget
{
    Q_OBJECT

public:
    EntryTexts(PackDocument &document, QWidget *parent = nullptr);

    void show(const QString &file, const QString &id); // an empty id: none
    bool isEmpty() const { return m_rows.empty(); }
    void refresh();
    void rebuild();
    LineEditor *editor(const TextPlace &place, const QString &language);

private:
    struct Row
    {
        TextPlace place;
        QString language;
        LineEditor *editor = nullptr;
        QLabel *problem = nullptr;
    };

    std::vector<TextPlace> places() const;
    bool named() const; // entries of the file have names of the pack's own
    void write(const Row &row);

    PackDocument &m_document;
    std::string m_file;
    std::string m_id;
    QStringList m_languages;
    std::vector<TextPlace> m_places;
    std::vector<Row> m_rows;
    QWidget *m_content = nullptr;
};

} // namespace engawa
