#include "editor/formulas/formula_text.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QListView>
#include <QScrollBar>

#include "core/expr/formula_tokens.h"
#include "editor/formulas/word_delegate.h"
#include "editor/places/letters.h"

namespace engawa {

FormulaText::FormulaText(QWidget *parent)
    : QPlainTextEdit(parent), m_words(new WordsModel(this)), m_completer(new QCompleter(m_words, this)),
      m_highlighter(new FormulaHighlighter(document()))
{
    setTabChangesFocus(true);
    setLineWrapMode(WidgetWidth);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setCompletionRole(WordsModel::NameRole);
    m_completer->setMaxVisibleItems(9);
    auto *list = new QListView;
    m_completer->setPopup(list);
    list->setItemDelegate(new WordDelegate(list));
    list->setUniformItemSizes(true);
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this, [this](const QModelIndex &row) {
        if (const FormulaWord *word = m_words->find(row.data(WordsModel::NameRole).toString()))
            insertWord(*word);
    });
    takeLook();
}

void FormulaText::setWords(std::vector<FormulaWord> words, const Vocabulary *vocabulary)
{
    m_words->show(std::move(words));
    m_highlighter->setVocabulary(vocabulary);
}

void FormulaText::setRows(int rows)
{
    m_rows = rows;
    updateGeometry();
}

QSize FormulaText::sizeHint() const
{
    const int frame = 2 * frameWidth() + qRound(2 * document()->documentMargin());
    return {letters(fontMetrics(), 30), m_rows * fontMetrics().lineSpacing() + frame + 4};
}

QSize FormulaText::minimumSizeHint() const
{
    return {letters(fontMetrics(), 10), sizeHint().height()};
}

void FormulaText::takeLook()
{
    m_highlighter->setDark(palette().color(QPalette::Base).lightness() < 128);
    updateGeometry();
}

void FormulaText::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange
        || event->type() == QEvent::FontChange)
        takeLook();
}

QString FormulaText::typedWord() const
{
    const QString text = toPlainText();
    int start = textCursor().position();
    while (start > 0 && (text[start - 1].isLetterOrNumber() || text[start - 1] == u'_'))
        --start;
    return text.mid(start, textCursor().position() - start);
}

void FormulaText::complete(bool asked)
{
    const QString typed = typedWord();
    QAbstractItemView *popup = m_completer->popup();
    const bool name = !typed.isEmpty() && !typed.front().isDigit();
    if (!asked && !name) {
        popup->hide();
        return;
    }
    // Names that begin with it; only where there are none, those that have it somewhere.
    const bool begins = std::ranges::any_of(
        m_words->words(), [&](const FormulaWord &word) { return word.name.startsWith(typed, Qt::CaseInsensitive); });
    m_completer->setFilterMode(begins ? Qt::MatchStartsWith : Qt::MatchContains);
    m_completer->setCompletionPrefix(typed);
    const bool whole = m_completer->completionCount() == 1 && m_completer->currentCompletion() == typed;
    if (m_completer->completionCount() == 0 || (whole && !asked)) {
        popup->hide();
        return;
    }
    popup->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    QRect place = cursorRect();
    place.setWidth(qMin(window()->width(), letters(fontMetrics(), 70)));
    m_completer->complete(place);
}

void FormulaText::insertWord(const FormulaWord &word)
{
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, static_cast<int>(typedWord().size()));
    const QString after = toPlainText().mid(textCursor().position());
    const bool brackets = word.sort == FormulaWord::Sort::Function && !after.startsWith(u'(');
    cursor.insertText(brackets ? word.name + u"()" : word.name);
    if (brackets)
        cursor.movePosition(QTextCursor::Left);
    setTextCursor(cursor);
    setFocus();
}

FormulaText::Call FormulaText::callAtCursor() const
{
    const std::string before = toPlainText().left(textCursor().position()).toStdString();
    std::vector<Call> open;
    std::string_view last;
    for (const FormulaToken &token : formulaTokens(before)) {
        if (token.is("("))
            open.push_back({m_words->find(QString::fromUtf8(last)), 0});
        else if (token.is(")") && !open.empty())
            open.pop_back();
        else if (token.is(",") && !open.empty())
            ++open.back().argument;
        last = token.sort == FormulaToken::Sort::Name ? token.text : std::string_view();
    }
    for (auto call = open.rbegin(); call != open.rend(); ++call)
        if (call->function && call->function->sort == FormulaWord::Sort::Function)
            return *call;
    return {};
}

void FormulaText::keyPressEvent(QKeyEvent *event)
{
    const bool choosing = m_completer->popup()->isVisible();
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (choosing && (enter || event->key() == Qt::Key_Tab)) {
        const QModelIndex row = m_completer->popup()->currentIndex();
        m_completer->popup()->hide();
        if (const FormulaWord *word = m_words->find(row.data(WordsModel::NameRole).toString()))
            insertWord(*word);
        return;
    }
    if (choosing && event->key() == Qt::Key_Escape) {
        m_completer->popup()->hide();
        return;
    }
    if (enter) {
        emit accepted();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        emit givenUp();
        return;
    }
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        complete(true);
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
    const bool typed = !event->text().isEmpty() && event->text().front().isPrint();
    if (typed || (choosing && event->key() == Qt::Key_Backspace))
        complete(false);
    else if (choosing)
        m_completer->popup()->hide();
}

void FormulaText::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        emit left();
}

} // namespace engawa
