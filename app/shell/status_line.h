#pragma once

#include <QLabel>
#include <QStatusBar>

namespace engawa {

// The foot of the window: which match this is, and whether it is safe on disk.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setMatch(const QString &name, const QString &seed); // both "" without a match
    // Sentences of what can't be saved; "" when all is well.
    void setMatchProblem(const QString &sentence);
    void setSettingsProblem(const QString &sentence);

    QString matchText() const { return m_match->text(); }
    QString problemText() const { return m_problem->text(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();

    QString m_name, m_seed, m_matchProblem, m_settingsProblem;
    QLabel *m_match;
    QLabel *m_problem;
};

} // namespace engawa
