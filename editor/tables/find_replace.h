#pragma once

#include <QDialog>

#include "editor/document/selection.h"
#include "editor/tables/pack_search.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace engawa {

// Find and replace across the pack: what would change stands in a list before it does; a double click goes there.
class FindReplace : public QDialog
{
    Q_OBJECT

public:
    FindReplace(PackDocument &document, Selection &selection, QWidget *parent = nullptr);

    void begin(const QString &text); // what to look for, ready to be typed over
    PackQuery query() const;

public slots:
    void search();
    void replaceAll();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void readFiles();

    PackDocument &m_document;
    Selection &m_selection;
    QLabel *m_textLabel, *m_replacementLabel, *m_sortLabel, *m_fileLabel;
    QLineEdit *m_text;
    QLineEdit *m_replacement;
    QComboBox *m_sort;
    QComboBox *m_file;
    QCheckBox *m_wholeWord;
    QCheckBox *m_case;
    QTreeWidget *m_matches;
    QLabel *m_summary;
    QPushButton *m_replace;
    QPushButton *m_close;
};

} // namespace engawa
