#pragma once

#include <QCompleter>
#include <QPlainTextEdit>

#include "editor/formulas/formula_highlighter.h"
#include "editor/formulas/formula_words.h"
#include "editor/formulas/words_model.h"

namespace engawa {

// The field in which a formula is typed: it is highlighted, its names are completed, Enter accepts and Esc restores.
class FormulaText : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit FormulaText(QWidget *parent = nullptr);

    void setWords(std::vector<FormulaWord> words, const Vocabulary *vocabulary);
    void setRows(int rows); // lines that it shows
    FormulaHighlighter &highlighter() { return *m_highlighter; }
    QCompleter &completer() { return *m_completer; }
    const WordsModel &words() const { return *m_words; }

    // The function in whose brackets the cursor stands and which of its arguments; nothing outside any.
    struct Call
    {
        const FormulaWord *function = nullptr;
        int argument = 0;
    };
    Call callAtCursor() const;
    void insertWord(const FormulaWord &word); // in place of what is typed of it

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void accepted();
    void givenUp();
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString typedWord() const;
    void complete(bool asked);
    void takeLook();

    WordsModel *m_words;
    QCompleter *m_completer;
    FormulaHighlighter *m_highlighter;
    int m_rows = 1;
};

} // namespace engawa
