#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include <QObject>
#include <QThread>

#include "core/bots/advice.h"

namespace engawa {

// Thinks about questions on a thread of its own, which gives way to the window's. A question that is asked later makes
// earlier answers void, and stops whoever still thinks about them.
class AdviceThinker : public QObject
{
    Q_OBJECT

public:
    explicit AdviceThinker(QObject *parent = nullptr);
    ~AdviceThinker() override;

    using Answer = std::function<void()>; // done where the question was asked
    using Question = std::function<Answer(Adviser &, const std::stop_token &)>; // thought about on the thread
    void ask(Question question);
    void stop();
    bool thinking() const { return m_thinking; }

private:
    QThread m_thread;
    QObject *m_worker = nullptr; // lives in the thread
    std::shared_ptr<Adviser> m_adviser; // used on the thread alone
    std::stop_source m_stop; // of the question under way
    std::uint64_t m_question = 0;
    bool m_thinking = false;
};

} // namespace engawa
