#pragma once

#include <QLabel>
#include <QStatusBar>
#include <QTimer>

namespace engawa {

// The foot of the window: which match this is, what an edit just did, and whether all is safe on disk.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setMatch(const QString &name, const QString &seed); // both "" without a match
    // Sentences of what can't be saved; "" when all is well.
    void setMatchProblem(const QString &sentence);
    void setSettingsProblem(const QString &sentence);
    // What is to be known of the variant on the workbench; "" when it is saved and at the table. A problem stands out.
    void setVariant(const QString &sentence, bool problem = false);

    void setWork(const QString &sentence); // what goes on in the background; "": nothing

    void tell(const QString &sentence); // for a while, in place of the match

    QString matchText() const { return m_match->text(); }
    QString workText() const { return m_work->text(); }
    QString told() const { return m_told; }
    QString problemText() const { return m_problem->text(); }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void write();
    void writeMatch();

    QString m_name, m_seed, m_told, m_matchProblem, m_settingsProblem, m_variant;
    bool m_variantProblem = false;
    QTimer m_forget;
    QLabel *m_match;
    QLabel *m_work;
    QLabel *m_problem;
};

} // namespace engawa
