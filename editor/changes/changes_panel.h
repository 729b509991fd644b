#pragma once

#include <QWidget>

#include "editor/changes/changes_model.h"
#include "editor/document/selection.h"

class QFrame;
class QLabel;
class QPushButton;
class QTreeView;

namespace engawa {

class VariantFrameForm;

// The difference to the base, old beside new: each change can be taken back by itself, clashes are decided one by one.
class ChangesPanel : public QWidget
{
    Q_OBJECT

public:
    ChangesPanel(PackDocument &document, Selection &selection, QWidget *parent = nullptr);

    // The variants under this one, the lowest first: what two of them change is shown.
    void setLower(std::vector<Variant> lower) { m_model.setLower(std::move(lower)); }
    // Clashes that were decided before, as `settled` told them.
    void setSettled(const QStringList &decisions) { m_model.setSettled(decisions); }
    int count() const { return m_model.rowCount(); }
    void showPlace(const QString &file, const QString &id, const QString &field);

    void revertSelected(); // one step each
    void revertAll();

signals:
    void countChanged(int changes); // for the panel's title
    void settled(const QString &decision);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void revert(const ChangesModel::Row &row);
    const ChangesModel::Row *current() const;
    void adopt();
    void follow();
    void showNotes();
    void retranslate();
    QFrame *notice(QLabel *&text, QPushButton *&one, QPushButton *&other);

    PackDocument &m_document;
    Selection &m_selection;
    ChangesModel m_model;
    QLabel *m_heading;
    VariantFrameForm *m_form;
    QFrame *m_version; // the base moved on
    QLabel *m_versionText;
    QPushButton *m_adopt;
    QPushButton *m_unused;
    QTreeView *m_list;
    QLabel *m_nothing;
    QFrame *m_note; // what is special about the current row
    QLabel *m_noteText;
    QPushButton *m_below;
    QPushButton *m_mine;
    QPushButton *m_revert;
    QPushButton *m_revertAll;
};

} // namespace engawa
