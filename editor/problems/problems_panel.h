#pragma once

#include <QWidget>

#include "editor/document/selection.h"
#include "editor/problems/problems_model.h"

class QLabel;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;
class QStackedWidget;
class QToolButton;

namespace engawa {

// What is wrong with the data, in sentences; Enter or a click leads to the place.
class ProblemsPanel : public QWidget
{
    Q_OBJECT

public:
    ProblemsPanel(PackDocument &document, Selection &selection, QWidget *parent = nullptr);

    void setExtra(Problems problems) { m_model.setExtra(std::move(problems)); } // of the match, of files outside
    int errors() const { return m_model.errors(); }
    int warnings() const { return m_model.warnings(); }
    // The first problem of that place becomes the current one.
    void showPlace(const QString &file, const QString &id, const QString &field);

signals:
    void countChanged(int errors, int warnings); // for the panel's title

protected:
    void changeEvent(QEvent *event) override;

private:
    void go(const QModelIndex &row);
    void retranslate();
    void count();

    PackDocument &m_document;
    Selection &m_selection;
    ProblemsModel m_model;
    QSortFilterProxyModel *m_shown;
    QLineEdit *m_filter;
    QToolButton *m_errors;
    QToolButton *m_warnings;
    QStackedWidget *m_pages;
    QListView *m_list;
    QLabel *m_nothing;
};

} // namespace engawa
