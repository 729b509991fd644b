#include "editor/inspector/entry_form.h"

#include <algorithm>

#include <QApplication>

#include "core/pack/pointer.h"
#include "editor/fields/field_help.h"

namespace engawa {

namespace {

// The list that an item's pointer leads through.
Field listOf(const Field &item)
{
    Field list = item;
    list.pointer = parentPointer(item.pointer);
    return list;
}

} // namespace

EntryForm::EntryForm(PackDocument &document, LiveGame *live, QWidget *parent)
    : QWidget(parent), m_document(document), m_live(live), m_schemas(document), m_edits(document, m_schemas)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
}

void EntryForm::show(const QString &file, const QStringList &ids)
{
    std::vector<std::string> names;
    for (const QString &id : ids)
        names.push_back(id.toStdString());
    m_edits.setEntries(file.toStdString(), std::move(names));
    m_shown.clear();
    refresh();
}

void EntryForm::rebuild()
{
    m_shape.clear();
    m_shown.clear();
    layOut({});
    refresh();
}

void EntryForm::refresh()
{
    const std::vector<EntryPtr> entries = m_edits.entries();
    const FieldSchema *schema = m_schemas.of(m_edits.file());
    std::vector<FormRow> rows = schema ? commonRows(*schema, entries) : std::vector<FormRow>();
    if (rows != m_shape)
        layOut(std::move(rows));
    const std::vector<EntryPtr> base = m_edits.baseEntries();
    m_shown.resize(m_rows.size());
    for (FieldRow *row : m_rows)
        fill(*row, entries, base);
}

void EntryForm::layOut(std::vector<FormRow> rows)
{
    std::string focused;
    for (FieldRow *row : m_rows)
        if (row->isAncestorOf(QApplication::focusWidget()))
            focused = row->row().field.pointer;
    m_shape = std::move(rows);
    m_shown.clear();
    m_rows.clear();
    if (m_content) { // a button of it may be what led here
        m_content->hide();
        layout()->removeWidget(m_content);
        m_content->deleteLater();
    }
    m_content = new QWidget(this);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins({});
    column->setSpacing(4);
    for (const FormRow &shape : m_shape) {
        auto *row = new FieldRow(shape, m_document, m_live, m_content);
        connectRow(*row);
        column->addWidget(row);
        m_rows.push_back(row);
    }
    layout()->addWidget(m_content);
    m_content->show();
    if (!focused.empty())
        focus(QString::fromStdString(focused));
}

void EntryForm::connectRow(FieldRow &row)
{
    const Field field = row.row().field;
    const int item = row.row().item;
    const bool list = row.row().sort == FormRow::Sort::List;
    connect(&row, &FieldRow::edited, this, [this, field](const Json &value) {
        if (m_edits.set(field, value))
            return;
        m_shown.clear(); // nothing was written: the form says again what holds
        refresh();
    });
    connect(&row, &FieldRow::resetWanted, this, [this, field] { m_edits.reset(field); });
    connect(&row, &FieldRow::addWanted, this,
            [this, field, list] { list ? m_edits.addItem(field) : m_edits.add(field); });
    connect(&row, &FieldRow::memberWanted, this, [this](const Field &member) { m_edits.add(member); });
    connect(&row, &FieldRow::keyWanted, this, [this, field](const QString &key) { m_edits.addKey(field, key); });
    connect(&row, &FieldRow::removeWanted, this,
            [this, field, item] { item >= 0 ? m_edits.removeItem(listOf(field), item) : m_edits.remove(field); });
    connect(&row, &FieldRow::moveWanted, this,
            [this, field, item](int by) { m_edits.moveItem(listOf(field), item, by); });
}

void EntryForm::fill(FieldRow &row, const std::vector<EntryPtr> &entries, const std::vector<EntryPtr> &base)
{
    const ProblemIndex &problems = m_document.problemsByPlace();
    const Field &field = row.row().field;
    const bool heading = row.row().sort != FormRow::Sort::Value;
    std::vector<Json> values;
    QStringList sentences;
    bool changed = false;
    QString before;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        values.push_back(valueAt(*entries[i], field.pointer));
        const std::string place = pointerPart(entries[i]->id) + field.pointer;
        for (const Problem &problem : heading || row.row().field.type == Field::Type::List
                                          ? problems.at(m_edits.file(), place)
                                          : problems.within(m_edits.file(), place))
            sentences += m_document.sentenceOf(problem);
        const bool inList = row.row().item >= 0;
        if (base[i] && !inList && row.row().sort != FormRow::Sort::Object) {
            const Json old = valueAt(*base[i], field.pointer);
            changed = changed || old != values.back();
            before = old.is_null() ? tr("nothing") : summaryOf(old, field);
        }
    }
    sentences.removeDuplicates();
    row.setProblem(sentences.join(u'\n'));
    row.setChanged(changed, entries.size() == 1 ? before : tr("several values"));

    const auto index = static_cast<std::size_t>(std::ranges::find(m_rows, &row) - m_rows.begin());
    if (m_shown[index] == values && !values.empty())
        return;
    m_shown[index] = values;
    if (!entries.empty())
        row.setEntry(entries.front());
    if (std::ranges::all_of(values, [&](const Json &value) { return value == values.front(); }))
        row.setValue(values.empty() ? Json() : values.front());
    else
        row.setSeveral();
}

bool EntryForm::focus(const QString &field)
{
    FieldRow *found = row(field.toStdString());
    if (!found)
        return false;
    if (found->editor())
        found->editor()->setFocus();
    else if (found->addButton())
        found->addButton()->setFocus();
    return true;
}

FieldRow *EntryForm::row(const std::string &pointer)
{
    const auto found = std::ranges::find_if(m_rows, [&](FieldRow *row) { return row->row().field.pointer == pointer; });
    return found == m_rows.end() ? nullptr : *found;
}

} // namespace engawa
