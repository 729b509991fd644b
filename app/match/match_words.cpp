#include "app/match/match_words.h"

#include <charconv>

#include "core/game/rulebook.h"

namespace engawa {

namespace {

constexpr std::string_view seatKey = "name.seat_";

} // namespace

void MatchWords::setSeats(const Game &game, const std::vector<SeatInfo> &seats)
{
    m_names.clear();
    m_rival = game.texts().format(m_language, {"name.rival", {}});
    for (const SeatInfo &seat : seats) {
        const std::string key = std::string(seatKey) + std::to_string(m_names.size());
        m_names.push_back(seat.name.empty() ? game.texts().format(m_language, {key, {}}) : seat.name);
    }
}

QString MatchWords::seatName(Seat seat) const
{
    if (seat == rival)
        return QString::fromStdString(m_rival);
    const auto index = static_cast<std::size_t>(seat);
    return seat >= 0 && index < m_names.size() ? QString::fromStdString(m_names[index]) : QString();
}

Message MatchWords::withNames(const Message &message) const
{
    Message named = message;
    for (auto &[name, argument] : named.arguments) {
        const TextKey *key = std::get_if<TextKey>(&argument);
        if (!key || !key->key.starts_with(seatKey))
            continue;
        std::size_t seat = m_names.size();
        std::from_chars(key->key.data() + seatKey.size(), key->key.data() + key->key.size(), seat);
        if (seat < m_names.size())
            argument = m_names[seat];
    }
    return named;
}

const Levels &MatchWords::levels() const
{
    static const Levels none;
    return m_levels ? *m_levels : none;
}

PlayerWords MatchWords::players(const Game &game) const
{
    static const Texts none;
    return PlayerWords(levels(), m_engine ? *m_engine : none, m_language, game.data(), game.texts());
}

Sentences MatchWords::sentences(const Game *game) const
{
    static const Texts none;
    return Sentences(m_engine ? *m_engine : none, m_language, game ? &game->texts() : nullptr);
}

QString MatchWords::say(const Game &game, const Message &message) const
{
    return QString::fromStdString(game.texts().format(m_language, withNames(message)));
}

QString MatchWords::problem(const Problem &problem, const Game *game) const
{
    return QString::fromStdString(sentences(game).whole(problem));
}

QString MatchWords::engine(const Message &text, const Game &game) const
{
    return QString::fromStdString(sentences(&game).of(text));
}

QString MatchWords::receipt(const Message &line, const Game &game) const
{
    return QString::fromStdString(sentences(&game).of(withNames(line)));
}

bool MatchWords::knows(const Game &game, std::string_view key) const
{
    return game.texts().has(m_language, key);
}

QString MatchWords::rule(const Game &game, RuleIndex rule, std::string_view mode) const
{
    return QString::fromStdString(ruleSentence(game, rule, mode, m_language));
}

} // namespace engawa
