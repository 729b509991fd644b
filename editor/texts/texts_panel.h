#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

#include "editor/document/selection.h"
#include "editor/texts/texts_filter.h"

namespace engawa {

// Every text of the pack in every language, side by side.
class TextsPanel : public QWidget
{
    Q_OBJECT

public:
    TextsPanel(PackDocument &document, Selection &selection, QWidget *parent = nullptr);

    void showPlace(const QString &file, const QString &id, const QString &field);
    bool addLanguage(const QString &code); // one step; false for one that is there or is no language tag
    QTableView &table() { return *m_table; }
    TextsModel &model() { return *m_model; }
    TextsFilter &filter() { return *m_shown; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void fillSections();
    void resizeColumns();
    void askForLanguage();
    void countTexts();
    void copy() const;
    void paste();
    void clear();

    PackDocument &m_document;
    Selection &m_selection;
    TextsModel *m_model;
    TextsFilter *m_shown;
    QLineEdit *m_words;
    QComboBox *m_section;
    QComboBox *m_only;
    QPushButton *m_addLanguage;
    QTableView *m_table;
    QLabel *m_count;
};

} // namespace engawa
