#pragma once

#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QTableView>

#include "editor/document/selection.h"
#include "editor/formulas/formula_edit.h"
#include "editor/formulas/formulas_model.h"

namespace engawa {

// All formulas of the pack; the chosen one is written in the field below, beside the names that it may use.
class FormulasPanel : public QWidget
{
    Q_OBJECT

public:
    FormulasPanel(PackDocument &document, Selection &selection, LiveGame &live, QWidget *parent = nullptr);

    void showPlace(const QString &file, const QString &id, const QString &field);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void resizeRows(); // to the size of the text
    void showCurrent();
    void followSelection();
    void takeWord(const QModelIndex &row);

    PackDocument &m_document;
    Selection &m_selection;
    FormulasModel *m_model;
    QSortFilterProxyModel *m_shown;
    WordsModel *m_words;
    QSortFilterProxyModel *m_shownWords;
    QLineEdit *m_filter;
    QTableView *m_table;
    QLabel *m_where;
    FormulaEdit *m_edit;
    QLineEdit *m_wordFilter;
    QListView *m_wordList;
    std::pair<QString, QString> m_shownText;          // where and what the field shows
    std::pair<std::string, GamePtr> m_wordScope;      // whose names the list shows
};

} // namespace engawa
