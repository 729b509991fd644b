#pragma once

#include <QScrollArea>

#include "editor/document/paint_face.h"
#include "editor/document/selection.h"
#include "editor/inspector/entry_form.h"
#include "editor/inspector/entry_texts.h"
#include "editor/sheet/sheet_canvas.h"

namespace engawa {

// What is chosen, as a form: its face, its fields, its texts, and where its copies are in the running match.
class InspectorPanel : public QScrollArea
{
    Q_OBJECT

public:
    InspectorPanel(PackDocument &document, Selection &selection, LiveGame &live, PaintFace paint,
                   QWidget *parent = nullptr);

    void showPlace(const QString &file, const QString &id, const QString &field);
    EntryForm &form() { return *m_form; }
    EntryTexts &texts() { return *m_texts; }
    SheetCanvas &sheet() { return *m_sheet; }
    QString inPlay() const { return m_inPlay->text(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void showSelection();
    void refresh();
    void showHeading();
    void showFace();
    void showInPlay();
    void retranslate();
    std::string table() const;

    PackDocument &m_document;
    Selection &m_selection;
    LiveGame &m_live;
    PaintFace m_paint;
    QLabel *m_face;
    QLabel *m_name;
    QLabel *m_where;
    SheetCanvas *m_sheet;
    EntryForm *m_form;
    QLabel *m_textsTitle;
    EntryTexts *m_texts;
    QLabel *m_inPlayTitle;
    QLabel *m_inPlay;
    QToolButton *m_mark;
    QLabel *m_nothing;
    QWidget *m_content;
};

} // namespace engawa
