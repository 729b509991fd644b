#include "app/panels/piece_menu.h"

#include <QCoreApplication>
#include <QMenu>

#include "app/match/match_view.h"

namespace engawa {

namespace {

QString inSentence(QString word)
{
    return word.isEmpty() ? word : word.replace(0, 1, word.front().toLower());
}

} // namespace

void showPieceMenu(MatchView &table, const QString &piece, const QString &kind, const QPoint &at, QWidget *over)
{
    auto *menu = new QMenu(over);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("piece_menu"));
    const QString words = QCoreApplication::translate("PieceMenu", "Edit this %1", "a card, a plot, an objective");
    QObject::connect(menu->addAction(words.arg(inSentence(kind))), &QAction::triggered, &table,
                     [&table, piece] { table.inspect(piece); });
    menu->popup(at);
}

} // namespace engawa
