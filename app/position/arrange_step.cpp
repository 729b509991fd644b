#include "app/position/arrange_step.h"

namespace engawa {

ArrangeStep::ArrangeStep(const QString &name, const State &before, const State &after, std::string counter, Show show)
    : QUndoCommand(name), m_before(before), m_after(after), m_counter(std::move(counter)), m_show(std::move(show))
{
}

bool ArrangeStep::mergeWith(const QUndoCommand *other)
{
    const auto &next = static_cast<const ArrangeStep &>(*other); // of the same id()
    if (next.m_counter != m_counter)
        return false;
    m_after = next.m_after;
    setText(next.text());
    return true;
}

} // namespace engawa
