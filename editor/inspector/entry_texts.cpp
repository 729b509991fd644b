#include "editor/inspector/entry_texts.h"

#include <algorithm>

#include <QGridLayout>
#include <QVBoxLayout>

#include "core/pack/pointer.h"
#include "editor/document/entry_names.h"
#include "editor/places/field_schemas.h"

using namespace Qt::StringLiterals;

namespace engawa {

EntryTexts::EntryTexts(PackDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
}

bool EntryTexts::named() const
{
    const auto table = m_document.data().files.find(m_file);
    const FieldSchemas schemas(m_document);
    const FieldSchema *schema = schemas.of(m_file);
    if (table == m_document.data().files.end() || !schema || !schema->takesNewEntries())
        return false;
    EntryNames names(m_document);
    names.refresh();
    return names.belongTo(*table->second);
}

// The name always where entries have one, so that an entry without can get it.
std::vector<TextPlace> EntryTexts::places() const
{
    std::vector<TextPlace> places;
    if (m_id.empty())
        return places;
    const TextPlace name{"name", m_id};
    for (const TextPlace &place : textPlaces(m_document.data()))
        if (place != name && (place.key == m_id || place.key.starts_with(m_id + ".")))
            places.push_back(place);
    if (named())
        places.insert(places.begin(), name);
    return places;
}

void EntryTexts::show(const QString &file, const QString &id)
{
    m_file = file.toStdString();
    m_id = id.toStdString();
    refresh();
}

void EntryTexts::refresh()
{
    std::vector<TextPlace> places = this->places();
    const QStringList languages = textLanguages(m_document.data());
    if (places != m_places || languages != m_languages) {
        m_places = std::move(places);
        m_languages = languages;
        rebuild();
        return;
    }
    for (const Row &row : m_rows) {
        const std::string *text = textAt(m_document.data(), row.language, row.place);
        row.editor->setValue(text ? Json(*text) : Json());
        row.editor->line().setPlaceholderText(tr("missing"));
        QStringList sentences;
        for (const Problem &problem : m_document.problemsByPlace().within(
                 textFile(row.language), pointerPart(row.place.section) + pointerPart(row.place.key)))
            sentences += m_document.sentenceOf(problem);
        row.problem->setText(sentences.join(u'\n'));
        row.problem->setVisible(!sentences.isEmpty());
    }
}

void EntryTexts::rebuild()
{
    if (m_content) {
        m_content->hide();
        layout()->removeWidget(m_content);
        m_content->deleteLater();
    }
    m_rows.clear();
    m_content = new QWidget(this);
    auto *grid = new QGridLayout(m_content);
    grid->setContentsMargins({});
    grid->setColumnStretch(1, 1);
    int line = 0;
    for (const TextPlace &place : m_places) {
        QString title = QString::fromStdString(place.section).replace(u'_', u' ');
        if (!title.isEmpty())
            title[0] = title[0].toUpper();
        if (place.key != m_id)
            title += u' ' + QString::fromStdString(place.key.substr(m_id.size() + 1));
        auto *heading = new QLabel(title, m_content);
        grid->addWidget(heading, line++, 0, 1, 2);
        for (const QString &language : m_languages) {
            Field field;
            field.title = tr("%1 in %2").arg(title, languageName(language));
            auto *label = new QLabel(languageName(language), m_content);
            label->setObjectName(u"hint"_s);
            Row row{place, language, new LineEditor(field, m_content), new QLabel(m_content)};
            row.problem->setObjectName(u"conflict"_s);
            row.problem->setWordWrap(true);
            grid->addWidget(label, line, 0);
            grid->addWidget(row.editor, line++, 1);
            grid->addWidget(row.problem, line++, 1);
            connect(row.editor, &FieldEditor::committed, this, [this, row] { write(row); });
            m_rows.push_back(row);
        }
    }
    layout()->addWidget(m_content);
    m_content->show();
    refresh();
}

void EntryTexts::write(const Row &row)
{
    const QString text = row.editor->line().text();
    m_document.edit(tr("Text %1 (%2): %3").arg(QString::fromStdString(row.place.whole()), row.language, text),
                    {textEdit(m_document.data(), row.language, row.place, text)});
    refresh(); // also when it was not written
}

LineEditor *EntryTexts::editor(const TextPlace &place, const QString &language)
{
    const auto found =
        std::ranges::find_if(m_rows, [&](const Row &row) { return row.place == place && row.language == language; });
    return found == m_rows.end() ? nullptr : found->editor;
}

} // namespace engawa
