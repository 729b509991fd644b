#include "app/notes/note_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace engawa {

namespace {

struct MomentWords
{
    Q_DECLARE_TR_FUNCTIONS(engawa::NoteWords)
};

} // namespace

QString momentText(const Match &match, int node, const MatchWords &words)
{
    int moves = 0;
    for (int id = node; id >= 0; id = match.node(id).parent)
        moves += match.node(id).move.has_value();
    const Node &there = match.node(node);
    if (there.move) {
        const Node &before = match.node(there.parent);
        return MomentWords::tr("Move %1: %2")
            .arg(moves)
            .arg(words.say(*before.game, before.game->label(before.state, *there.move)));
    }
    if (!there.edit.empty())
        return moves == 0 ? MomentWords::tr("Start, after a change of the data")
                          : MomentWords::tr("Move %1, after a change of the data").arg(moves);
    return MomentWords::tr("Start");
}

QString componentText(const Game &game, const std::string &component, const MatchWords &words)
{
    if (component.empty())
        return {};
    const std::string key = "name." + component.substr(component.find('/') + 1);
    const std::vector<std::string> &languages = game.texts().languages();
    const bool named = words.knows(game, key) || (!languages.empty() && game.texts().has(languages.front(), key));
    return named ? words.say(game, key) : QString::fromStdString(component);
}

QString questionName(const std::string &question)
{
    if (question == "fun")
        return MomentWords::tr("Fun");
    if (question == "length")
        return MomentWords::tr("Length");
    if (question == "clarity")
        return MomentWords::tr("Clarity");
    if (question == "again")
        return MomentWords::tr("Play again");
    return QString::fromStdString(question);
}

QString answersText(const NoteContent &content)
{
    QStringList answers;
    for (const auto &[question, answer] : content.questions)
        answers.append(MomentWords::tr("%1 %2", "a question's name and its answer from 1 to 5")
                           .arg(questionName(question))
                           .arg(answer));
    return QLocale().createSeparatedList(answers);
}

NoteContent newNote(const Match &match, int node, const QString &by)
{
    const Node &there = match.node(node);
    NoteContent content;
    const Seat next = there.game->toAct(there.state);
    content.seat = next >= 0 ? next : there.seat >= 0 ? there.seat : nobody;
    content.by = by.toStdString();
    content.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    return content;
}

} // namespace engawa
