#include "app/match/advice_thinker.h"

#include "app/match/giving_way.h"

namespace engawa {

AdviceThinker::AdviceThinker(QObject *parent)
    : QObject(parent), m_worker(new QObject), m_adviser(std::make_shared<Adviser>())
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
}

AdviceThinker::~AdviceThinker()
{
    m_stop.request_stop();
    if (!m_thread.isRunning()) {
        delete m_worker;
        return;
    }
    m_thread.quit();
    m_thread.wait();
}

void AdviceThinker::ask(Question question)
{
    stop();
    if (!m_thread.isRunning()) {
        m_thread.start(QThread::LowPriority);
        QMetaObject::invokeMethod(m_worker, giveWay);
    }
    m_stop = std::stop_source();
    m_thinking = true;
    QMetaObject::invokeMethod(m_worker, [this, question = std::move(question), adviser = m_adviser, number = m_question,
                                         token = m_stop.get_token()] {
        if (token.stop_requested())
            return;
        Answer answer = question(*adviser, token);
        QMetaObject::invokeMethod(this, [this, number, answer = std::move(answer)] {
            if (number != m_question)
                return;
            m_thinking = false;
            answer();
        });
    });
}

void AdviceThinker::stop()
{
    m_stop.request_stop();
    ++m_question;
    m_thinking = false;
}

} // namespace engawa
