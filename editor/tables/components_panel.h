#pragma once

#include <functional>
#include <optional>

#include <QWidget>

#include "editor/document/live_game.h"
#include "editor/document/selection.h"
#include "editor/tables/grid_view.h"
#include "editor/tables/table_model.h"
#include "editor/tables/table_rows.h"

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace engawa {

class FindReplace;

// The tables of a pack as a spreadsheet.
class ComponentsPanel : public QWidget
{
    Q_OBJECT

public:
    // What the panel asks a person; tests answer themselves.
    struct Questions
    {
        struct NewComponent
        {
            QString id;
            QString name;
        };
        std::function<std::optional<NewComponent>(const std::string &file)> newComponent;
        std::function<bool(int rows)> addRows;                                        // below the last one
        std::function<std::optional<bool>(const QString &id, const QString &newId, int uses)> renameUses;
    };

    // Without a live game the cells of formulas show no values.
    ComponentsPanel(PackDocument &document, Selection &selection, LiveGame *live = nullptr, QWidget *parent = nullptr);

    void showPlace(const QString &file, const QString &id, const QString &field);

    Questions &questions() { return m_questions; }
    void showFile(const std::string &file);
    TableModel &table() { return m_table; }
    TableRows &rows() { return m_rows; }
    GridView &grid() { return *m_grid; }
    QString message() const; // the sentence at the bottom: why something was not done, or what is selected
    // By object name: "new", "duplicate", "delete", "rename", "up", "down", "copy", "cut", "paste", "fill_down",
    // "fill_right", "find", "import", "export".
    QAction *action(const QString &name) const;

public slots:
    void addNew();
    void duplicate();
    void removeRows();
    void rename();
    void move(bool up);
    void clear();
    void copy();
    void paste();
    void fill(Qt::Orientation direction);
    void findAndReplace();
    void importFile();
    void exportFile();

signals:
    void inspectorWanted(); // a list or an object was double-clicked: its form is in the Inspector

protected:
    void changeEvent(QEvent *event) override;

private:
    void build(LiveGame *live);
    void buildActions();
    QAction *addAction(const QString &name, const QKeySequence &shortcut, std::function<void()> run);
    void retranslate();
    void readFiles();
    void entered(const QModelIndex &source, const QString &text, bool everywhere);
    void renameTo(int row, const QString &id);
    void tellSelection();
    void followSelection();
    void selectIds(const std::vector<std::string> &ids, int column);
    void headerMenu(int column, const QPoint &place);
    void sortBy(int column, std::optional<Qt::SortOrder> order);
    void showMessage(const QString &sentence);
    void showCounts();
    std::vector<std::string> selectedIds() const;

    PackDocument &m_document;
    Selection &m_selection;
    Questions m_questions;
    TableModel m_table;
    TableRows m_rows;
    GridView *m_grid;
    QComboBox *m_files;
    QLineEdit *m_filter;
    QToolButton *m_new;
    QToolButton *m_more;
    QMenu *m_menu;
    QLabel *m_counts;
    QLabel *m_message; // why something was refused
    QString m_csvFolder; // where the dialogues begin
    FindReplace *m_find = nullptr;
    bool m_following = false; // the selection is being taken over, not told
};

} // namespace engawa
