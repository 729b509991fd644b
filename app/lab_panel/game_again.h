#pragma once

#include <memory>
#include <stop_token>
#include <thread>

#include <QObject>

#include "core/lab/lab_plan.h"
#include "core/match/match.h"

namespace engawa {

// Plays a game of a run again, on a thread of its own.
class GameAgain : public QObject
{
    Q_OBJECT

public:
    explicit GameAgain(QObject *parent = nullptr);
    ~GameAgain() override;

    void ask(const LabPlan &plan, const GameMoment &moment);
    bool isBusy() const { return m_busy; }

signals:
    void busyChanged();
    // Whole, with the head at its end; `node` is the moment that was asked for.
    void ready(const std::shared_ptr<engawa::Match> &match, int node);
    void failed(const engawa::Problems &problems);

private:
    void stop();

    std::jthread m_thread;
    quint64 m_question = 0;
    bool m_busy = false;
};

} // namespace engawa
