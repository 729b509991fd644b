#pragma once

#include <QLabel>
#include <QTimer>
#include <QWidget>

#include "editor/document/live_game.h"
#include "editor/document/pack_document.h"
#include "editor/formulas/formula_text.h"

namespace engawa {

// Where one formula is written: the text, under it what is wrong or what the function at the cursor takes, and what it
// is worth to each seat of the running match.
class FormulaEdit : public QWidget
{
    Q_OBJECT

public:
    FormulaEdit(PackDocument &document, LiveGame *live, QWidget *parent = nullptr); // live: nothing to evaluate in
    ~FormulaEdit() override;

    void setScope(const std::string &scope, bool truth);
    void setText(const QString &text); // also what Esc goes back to
    QString text() const;
    void setRows(int rows) { m_text->setRows(rows); }
    FormulaText &field() { return *m_text; }

    // What stands under the text now.
    QString fault() const { return m_fault->text(); }
    QString hint() const { return m_hint->text(); }
    QString values() const { return m_values->text(); }
    const std::vector<FormulaFault> &faults() const { return m_checked.faults; }
    void checkNow();

signals:
    void edited();    // while typing
    void committed(); // Enter, or leaving with another text

protected:
    void changeEvent(QEvent *event) override;

private:
    void readWords();
    void commit();
    void showMessage();
    void showValues();
    void retranslate();

    PackDocument &m_document;
    LiveGame *m_live;
    std::string m_scope;
    bool m_truth = false;
    GamePtr m_game; // whose names the text is checked against
    QString m_before;
    CheckedFormula m_checked;
    FormulaText *m_text;
    QLabel *m_fault;
    QLabel *m_hint;
    QLabel *m_values;
    QTimer m_pause; // until the typing pauses
};

} // namespace engawa
