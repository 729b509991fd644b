#include "app/workbench/replay_dialog.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include "app/match/match_session.h"

namespace engawa {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(engawa::ReplayDialog)
};

} // namespace

void askAboutReplay(MatchSession &session, QWidget *parent)
{
    const MatchSession::ReplayUnderData replay = session.replayUnderData();
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("replay"));
    box.setWindowTitle(Words::tr("Replay under the new data"));
    if (replay.before < 0) {
        box.setText(Words::tr("All %n moves so far fit the new data.", nullptr, replay.moves));
        box.setInformativeText(
            Words::tr("You can go on from this position, or play the match again from its opening as "
                      "a branch, to see where it would stand."));
    } else {
        box.setText(
            Words::tr("Move %1 of %2 no longer fits: %3.").arg(replay.fitting + 1).arg(replay.moves).arg(replay.move));
        box.setInformativeText(replay.rule.isEmpty() ? Words::tr("Under the new data there is no such move.")
                                                     : replay.rule);
    }
    QPushButton *keep = box.addButton(Words::tr("Keep this position"), QMessageBox::RejectRole);
    QPushButton *rewind =
        replay.before < 0 ? nullptr : box.addButton(Words::tr("Rewind to there"), QMessageBox::ActionRole);
    QPushButton *branch = box.addButton(Words::tr("Open as a branch"), QMessageBox::AcceptRole);
    box.setDefaultButton(keep);
    box.setEscapeButton(keep);
    box.exec();
    if (rewind && box.clickedButton() == rewind)
        session.rewindTo(replay.before);
    else if (box.clickedButton() == branch)
        session.branchUnderData();
}

} // namespace engawa
