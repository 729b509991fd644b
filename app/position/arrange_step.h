#pragma once

#include <functional>
#include <string>

#include <QUndoCommand>

#include "core/game/state.h"

namespace engawa {

// A step of the position editor: the position before and after. Steps that set the same counter become one.
class ArrangeStep : public QUndoCommand
{
public:
    using Show = std::function<void(const State &state)>;

    ArrangeStep(const QString &name, const State &before, const State &after, std::string counter, Show show);

    void undo() override { m_show(m_before); }
    void redo() override { m_show(m_after); }
    int id() const override { return m_counter.empty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand *other) override;

private:
    State m_before;
    State m_after;
    std::string m_counter;
    Show m_show;
};

} // namespace engawa
