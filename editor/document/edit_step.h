#pragma once

#include <QUndoCommand>

#include "editor/document/pack_document.h"

namespace engawa {

// A step of the undo stack: what the document held before and after. Both share all that the step left alone.
class EditStep : public QUndoCommand
{
public:
    EditStep(PackDocument &document, const QString &name, PackDocument::Content after);

    void undo() override;
    void redo() override;

private:
    PackDocument &m_document;
    PackDocument::Content m_before;
    PackDocument::Content m_after;
};

} // namespace engawa
