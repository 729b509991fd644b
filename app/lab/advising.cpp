#include "app/lab/advising.h"

#include <algorithm>
#include <iostream>

#include "app/lab/layout.h"
#include "core/bots/bot.h"
#include "core/pack/words.h"

namespace engawa::lab {

Advising::Advising(const Common &common, NamedGames named, OpenedRecord opened)
    : m_language(common.language), m_named(std::move(named)), m_opened(std::move(opened)), m_levels(levelsFor(common))
{
}

std::optional<Advising> Advising::open(const Common &common, const std::string &record)
{
    auto named = NamedGames::open(common);
    auto opened = named ? openedRecord(*named, record) : std::nullopt;
    if (!opened)
        return std::nullopt;
    return Advising(common, std::move(*named), std::move(*opened));
}

std::vector<PlayedMove> Advising::moves() const
{
    return playedMoves(match(), match().line());
}

Level Advising::level(const std::string &name) const
{
    const Level *level = m_levels.find(name);
    if (level && level->iterations > 0)
        return *level;
    std::vector<std::string> thinking;
    for (const std::string &each : m_levels.names())
        if (m_levels.find(each)->iterations > 0)
            thinking.push_back(each);
    throw UsageError("there is no level “" + name + "” that thinks ahead, expected " + listed(thinking));
}

void Advising::checkSeat(int seat) const
{
    const int players = match().opening().setup.players;
    if (seat < 0 || seat >= players)
        throw UsageError("there is no seat " + std::to_string(seat) + ", expected 0 to " + std::to_string(players - 1));
}

std::string Advising::name(Seat seat) const
{
    const auto &seats = match().opening().seats;
    const auto index = static_cast<std::size_t>(seat);
    if (index < seats.size() && !seats[index].name.empty())
        return seats[index].name;
    return nameOf(match().game(), "seat_" + std::to_string(seat), m_language);
}

std::string Advising::player(const PlayedMove &move) const
{
    return playerAt(match(), move.seat, move.node);
}

std::string Advising::botText(const std::string &bot) const
{
    const BotName name(bot, m_levels);
    if (!name.persona.empty())
        return nameOf(match().game(), std::string(name.persona), m_language);
    return m_levels.find(bot) ? engine({"level." + bot, {}}) : bot;
}

std::string Advising::moveText(const PlayedMove &move) const
{
    return say(*move.game, move.game->label(move.state, move.move), m_language);
}

std::string Advising::engine(const Message &message) const
{
    return m_named.sentences().of(message);
}

AdviceWords Advising::words(const Game &game) const
{
    return AdviceWords([this, &game](const Message &message) { return say(game, message, m_language); },
                       [this](const Message &message) { return engine(message); },
                       [this](Seat seat) { return name(seat); });
}

int Advising::refuse(const Message &reason) const
{
    std::cerr << "engawa-lab: " << engine(reason) << '\n';
    return Faulty;
}

Json Advising::toJson(const Game &game, const State &state, const Advice::Choice &choice) const
{
    const AdviceWords said = words(game);
    Json json{{"move", game.notation(state, choice.move)},
              {"words", said.turn(choice.outlook)},
              {"points", choice.outlook.points}};
    if (choice.share)
        json["share"] = percentOf(*choice.share);
    if (choice.outlook.lead)
        json["lead"] = *choice.outlook.lead;
    Json answers = Json::array();
    for (const ThoughtMove &each : choice.outlook.answers)
        answers.push_back({{"seat", each.seat}, {"words", say(game, each.label, m_language)}});
    json["answers"] = std::move(answers);
    json["sentence"] = said.sentence(choice);
    return json;
}

} // namespace engawa::lab
