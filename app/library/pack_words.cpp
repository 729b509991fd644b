#include "app/library/pack_words.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFileInfo>

#include "core/game/state.h"

namespace engawa {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(engawa::Words)
};

} // namespace

QString textIn(const Texts &texts, const std::string &key, const std::string &language)
{
    const bool known =
        texts.has(language, key) || (!texts.languages().empty() && texts.has(texts.languages().front(), key));
    return known ? QString::fromStdString(texts.format(language, Message{key, {}})) : QString();
}

QString nameIn(const Texts &texts, const std::string &id, const std::string &language)
{
    const QString name = textIn(texts, "name." + id, language);
    return name.isEmpty() ? QString::fromStdString(id) : name;
}

QString playersOf(const Data &data)
{
    int least = maxSeats + 1, most = 0;
    bool alone = false;
    for (const EntryPtr &mode : data.table("modes").entries()) {
        const int fewest = mode->value.value("min_players", 1);
        const int greatest = mode->value.value("max_players", maxSeats);
        alone = alone || fewest == 1;
        if (greatest > 1) {
            least = std::min(least, std::max(fewest, 2));
            most = std::max(most, greatest);
        }
    }
    if (most == 0)
        return alone ? Words::tr("Solo") : QString();
    if (least == most)
        return alone ? Words::tr("%n players, or solo", nullptr, most) : Words::tr("%n players", nullptr, most);
    return alone ? Words::tr("%1–%2 players, or solo").arg(least).arg(most)
                 : Words::tr("%1–%2 players").arg(least).arg(most);
}

QString firstSentence(const Problems &problems, const Sentences &sentences)
{
    const auto error = std::ranges::find(problems, Problem::Level::Error, &Problem::level);
    const auto first = error != problems.end() ? error : problems.begin();
    return first == problems.end() ? QString() : sentenceWithFile(*first, sentences);
}

QString sentenceWithFile(const Problem &problem, const Sentences &sentences)
{
    const QString file = QFileInfo(QString::fromStdString(problem.file)).fileName();
    if (file.isEmpty())
        return QString::fromStdString(sentences.whole(problem));
    const QString said = QString::fromStdString(sentences.closed(problem));
    if (problem.line == 0)
        return Words::tr("%1: %2").arg(file, said);
    return Words::tr("%1, line %2: %3").arg(file).arg(problem.line).arg(said);
}

} // namespace engawa
