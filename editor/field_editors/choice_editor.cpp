#include "editor/field_editors/choice_editor.h"

#include <utility>

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

#include "core/game/words_of_moves.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr int manyWords = 12; // from here on typing finds a word anywhere in its name
constexpr int wordsInSight = 16;

} // namespace

ChoiceEditor::ChoiceEditor(const Field &field, PackDocument &document, QWidget *parent)
    : FieldEditor(field, parent), m_document(document), m_box(new QComboBox(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_box, 1);
    setFocusProxy(m_box);
    m_box->setAccessibleName(field.title);
    m_box->setAccessibleDescription(field.description);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    m_box->setMaxVisibleItems(wordsInSight);
    m_box->setFocusPolicy(Qt::StrongFocus);
    m_box->installEventFilter(this);
    if (field.type == Field::Type::Face) {
        m_faces = new FaceDelegate(document, this);
        m_box->setItemDelegate(m_faces);
    }
    fill();
    if (m_box->count() >= manyWords)
        takeTyping();
    connect(m_box, &QComboBox::activated, this, [this](int chosen) {
        showRow(chosen);
        m_before = text();
        emit committed();
    });
}

// The box loses its focus while it is destroyed with this, and says so: nobody may listen any more.
ChoiceEditor::~ChoiceEditor()
{
    if (m_box->lineEdit())
        m_box->lineEdit()->disconnect(this);
    m_box->disconnect(this);
}

void ChoiceEditor::add(const QString &text, const QString &word)
{
    m_box->addItem(text, word);
}

void ChoiceEditor::addNamed(const QString &word, const QString &name)
{
    add(name == word ? word : tr("%1 (%2)").arg(name, word), word);
}

void ChoiceEditor::fill()
{
    if (!field().required)
        add(tr("(none)"), {});
    for (const QString &choice : std::as_const(field().choices))
        addNamed(choice, field().nameOfChoice(choice));
    for (const QString &table : std::as_const(field().references))
        for (const EntryPtr &entry : m_document.data().table(table.toStdString()).entries())
            addNamed(QString::fromStdString(entry->id), m_document.nameOf(entry->id));
    if (const GamePtr &game = m_document.game(); game && !field().names.empty())
        for (const std::string &word : knownWords(*game, field().names))
            addNamed(QString::fromStdString(word), nameOfWord(word));
    if (field().type == Field::Type::Face)
        for (const auto &[file, svg] : m_document.data().faces) {
            const QString name = QString::fromStdString(file).section(u'/', 1);
            add(name, name);
        }
}

// Of an entry its name; an action and a whole table are called as they are written.
QString ChoiceEditor::nameOfWord(const std::string &word) const
{
    const std::size_t slash = word.find('/');
    return slash == std::string::npos ? QString::fromStdString(word) : m_document.nameOf(word.substr(slash + 1));
}

void ChoiceEditor::takeTyping()
{
    m_box->setEditable(true);
    m_box->setInsertPolicy(QComboBox::NoInsert);
    QCompleter *completer = m_box->completer();
    completer->setCompletionMode(QCompleter::PopupCompletion);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    if (m_faces)
        completer->popup()->setItemDelegate(m_faces);
    m_box->lineEdit()->installEventFilter(this);
    connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, &ChoiceEditor::typed);
    connect(m_box->lineEdit(), &QLineEdit::textEdited, this, &FieldEditor::changed);
    // Later: the line takes the whole text of what was chosen after everybody else has heard of it.
    connect(
        completer, qOverload<const QString &>(&QCompleter::activated), this,
        [this](const QString &text) { showRow(m_box->findText(text)); }, Qt::QueuedConnection);
}

// All words below the line; typing narrows them.
void ChoiceEditor::openList()
{
    m_box->lineEdit()->selectAll();
    QCompleter *completer = m_box->completer();
    completer->setCompletionPrefix({});
    completer->complete();
    const QModelIndexList shown = completer->completionModel()->match(completer->completionModel()->index(0, 0),
                                                                      Qt::UserRole, m_before, 1, Qt::MatchExactly);
    if (!shown.isEmpty())
        completer->popup()->scrollTo(shown.front(), QAbstractItemView::PositionAtCenter);
}

// A choice that is still open decides itself: what was typed to find it is not meant.
void ChoiceEditor::typed()
{
    if (QApplication::activePopupWidget() || text() == m_before)
        return;
    m_before = text();
    emit committed();
}

void ChoiceEditor::setHint(const QString &hint)
{
    m_box->setPlaceholderText(hint);
    if (m_box->isEditable())
        m_box->lineEdit()->setPlaceholderText(hint);
}

void ChoiceEditor::showRow(int row)
{
    if (row < 0)
        return;
    m_box->setCurrentIndex(row);
    const QString word = m_box->itemData(row).toString();
    // A cell has room for the word alone; names are only to be read. None is nothing to type behind.
    if (m_box->isEditable())
        m_box->setEditText(m_inCell || word.isEmpty() ? word : m_box->itemText(row));
}

void ChoiceEditor::showWord(const QString &word)
{
    const int row = word.isEmpty() ? field().required ? -1 : 0 : m_box->findData(word);
    if (row >= 0) {
        showRow(row);
    } else if (m_box->isEditable()) {
        m_box->setCurrentIndex(-1);
        m_box->setEditText(word);
    } else {
        if (!word.isEmpty())
            add(word, word);
        m_box->setCurrentIndex(word.isEmpty() ? -1 : m_box->count() - 1);
    }
    if (m_inCell)
        m_box->lineEdit()->selectAll();
}

void ChoiceEditor::setValue(const Json &value)
{
    m_before = textOf(value, field());
    setHint(field().required ? QString() : tr("(none)"));
    showWord(m_before);
}

QString ChoiceEditor::text() const
{
    if (!m_box->isEditable())
        return m_box->currentData().toString();
    const QString text = m_box->currentText();
    const int row = m_box->findText(text);
    return row < 0 ? text.trimmed() : m_box->itemData(row).toString();
}

void ChoiceEditor::setSeveral()
{
    m_before.clear();
    setHint(tr("several values"));
    m_box->setCurrentIndex(-1);
}

void ChoiceEditor::setEntry(const EntryPtr &entry)
{
    if (m_faces)
        m_faces->setEntry(entry);
}

void ChoiceEditor::setInCell()
{
    m_inCell = true;
    if (!m_box->isEditable())
        takeTyping();
    m_box->setFrame(false);
    // The list may be wider than the cell.
    QString longest;
    for (int row = 0; row < m_box->count(); ++row)
        if (const QString text = m_box->itemText(row); text.size() > longest.size())
            longest = text;
    const int height = fontMetrics().height();
    m_box->view()->setMinimumWidth(fontMetrics().horizontalAdvance(longest) + (m_faces ? 6 : 2) * height);
}

bool ChoiceEditor::eventFilter(QObject *watched, QEvent *event)
{
    // Scrolling a form must not change what the mouse happens to pass.
    if (event->type() == QEvent::Wheel && !m_box->hasFocus()) {
        event->ignore();
        return true;
    }
    if (watched == m_box->lineEdit() && event->type() == QEvent::MouseButtonPress)
        m_pressed = !m_inCell && static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton;
    if (watched == m_box->lineEdit() && event->type() == QEvent::MouseButtonRelease
        && std::exchange(m_pressed, false)) {
        openList();
        return true; // the line would take the selection for its own
    }
    if (watched == m_box && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && m_box->isEditable() && text() != m_before) {
        showWord(m_before);
        return true;
    }
    return FieldEditor::eventFilter(watched, event);
}

} // namespace engawa
