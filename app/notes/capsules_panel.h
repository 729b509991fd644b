#pragma once

#include <QWidget>

#include "app/notes/capsule_filter.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace engawa {

// A folder of capsules as one table of notes: sorted by any column, narrowed to a component or a version, with the average
// rating of each component below. A double click or Enter opens the game behind a note.
class CapsulesPanel : public QWidget
{
    Q_OBJECT

public:
    CapsulesPanel(const Compiler &compiler, const Texts &engine, QWidget *parent = nullptr); // both outlive the panel

    void openFolder(const QString &folder);
    void setLanguage(const QString &language); // of the games' words
    CapsuleModel &model() { return m_model; }

signals:
    void openRequested(const QString &path, int node); // -1: at its end

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void askForFolder();
    void activate(const QModelIndex &index);
    void showState();
    void offerChoices();
    void fill(QComboBox &box, const QString &all, const std::vector<std::pair<QString, QString>> &choices);
    void measure();
    void retranslate();

    const Compiler &m_compiler;
    const Texts &m_engine;
    CapsuleModel m_model;
    CapsuleFilter m_found;
    QPushButton *m_choose, *m_refresh;
    QLineEdit *m_filter;
    QComboBox *m_component, *m_version;
    QTableView *m_table;
    QLabel *m_empty, *m_count, *m_averages;
};

} // namespace engawa
