#include "app/workbench/replay_dialog.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace engawa {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(engawa::ReplayDialog)
};

} // namespace

void askAboutReplay(MatchController &match, QWidget *parent)
{
    const MatchController::Retold told = match.retold();
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("replay"));
    box.setWindowTitle(Words::tr("Replay under the new data"));
    if (told.before < 0) {
        box.setText(Words::tr("All %n moves so far fit the new data.", nullptr, told.moves));
        box.setInformativeText(
            Words::tr("You can go on from this position, or play the match again from its opening as "
                      "a branch, to see where it would stand."));
    } else {
        box.setText(
            Words::tr("Move %1 of %2 no longer fits: %3.").arg(told.fitting + 1).arg(told.moves).arg(told.move));
        box.setInformativeText(told.rule.isEmpty() ? Words::tr("Under the new data there is no such move.")
                                                   : told.rule);
    }
    QPushButton *keep = box.addButton(Words::tr("Keep this position"), QMessageBox::RejectRole);
    QPushButton *rewind =
        told.before < 0 ? nullptr : box.addButton(Words::tr("Rewind to there"), QMessageBox::ActionRole);
    QPushButton *branch = box.addButton(Words::tr("Open as a branch"), QMessageBox::AcceptRole);
    box.setDefaultButton(keep);
    box.setEscapeButton(keep);
    box.exec();
    if (rewind && box.clickedButton() == rewind)
        match.rewindTo(told.before);
    else if (box.clickedButton() == branch)
        match.retell();
}

} // namespace engawa
