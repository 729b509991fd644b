#pragma once

#include <QUndoView>

#include "editor/document/pack_document.h"

namespace engawa {

// Every step since the document was opened; a click goes there and back. The one that is on the disk carries a mark.
class HistoryPanel : public QUndoView
{
    Q_OBJECT

public:
    explicit HistoryPanel(PackDocument &document, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void drawMark();

    PackDocument &m_document;
};

} // namespace engawa
