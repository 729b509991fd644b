#include "editor/document/edit_step.h"

namespace engawa {

EditStep::EditStep(PackDocument &document, const QString &name, PackDocument::Content after)
    : QUndoCommand(name), m_document(document), m_before(document.content()), m_after(std::move(after))
{
}

void EditStep::undo()
{
    m_document.show(m_before);
}

void EditStep::redo()
{
    m_document.show(m_after);
}

} // namespace engawa
