#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>

#include "editor/document/selection.h"
#include "editor/rules/rules_model.h"

namespace engawa {

// The numbers and switches of the rulebook, edited in place; below, what the chosen one means and the sentences of the
// rulebook that it changes.
class RulesPanel : public QWidget
{
    Q_OBJECT

public:
    RulesPanel(PackDocument &document, Selection &selection, QWidget *parent = nullptr);

    void showPlace(const QString &file, const QString &id, const QString &field);
    QTreeView &tree() { return *m_tree; }
    QString sentences() const { return m_sentences->text(); }
    QPushButton &resetButton() { return *m_reset; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showParameter();
    void showSentences(const RulesModel::Parameter &parameter, const Json &value);
    void lookOver(); // groups across all columns, all of them open
    const RulesModel::Parameter *current() const;

    PackDocument &m_document;
    Selection &m_selection;
    RulesModel *m_model;
    QSortFilterProxyModel *m_shown;
    QLineEdit *m_words;
    QTreeView *m_tree;
    QLabel *m_title;
    QLabel *m_description;
    QLabel *m_problem;
    QPushButton *m_reset;
    QLabel *m_sentencesTitle;
    QLabel *m_sentences;
};

} // namespace engawa
