#include "core/bots/advice_words.h"

#include <algorithm>
#include <cstdlib>

namespace engawa {

namespace {

// As the texts choose by it.
const char *standing(int lead)
{
    return lead > 0 ? "ahead" : lead < 0 ? "behind" : "level";
}

} // namespace

std::string AdviceWords::joined(const char *key, std::string before, std::string next) const
{
    return before.empty() ? next : m_engine({key, {{"before", std::move(before)}, {"next", std::move(next)}}});
}

std::string AdviceWords::turn(const Outlook &outlook) const
{
    std::string text;
    for (const ThoughtMove &each : outlook.turn)
        text = joined("advice.then", std::move(text), m_game(each.label));
    return text;
}

std::string AdviceWords::answers(const Outlook &outlook) const
{
    std::string text, moves;
    for (std::size_t i = 0; i < outlook.answers.size(); ++i) {
        const ThoughtMove &each = outlook.answers[i];
        moves = joined("advice.then", std::move(moves), m_game(each.label));
        if (i + 1 < outlook.answers.size() && outlook.answers[i + 1].seat == each.seat)
            continue;
        text = joined("advice.next", std::move(text),
                      m_engine({"advice.answer", {{"name", m_name(each.seat)}, {"moves", std::move(moves)}}}));
        moves.clear();
    }
    return text;
}

std::string AdviceWords::promise(const Advice::Choice &choice) const
{
    const std::int64_t points = choice.outlook.points;
    if (!choice.share)
        return m_engine({"advice.points", {{"points", points}}});
    const std::int64_t share = percentOf(*choice.share);
    if (!choice.outlook.lead)
        return m_engine({"advice.share_alone", {{"share", share}, {"points", points}}});
    const std::int64_t lead = std::abs(*choice.outlook.lead);
    return m_engine({"advice.share",
                     {{"share", share},
                      {"points", points},
                      {"lead", lead},
                      {"standing", std::string(standing(*choice.outlook.lead))}}});
}

std::string AdviceWords::sentence(const Advice::Choice &choice) const
{
    return m_engine({"advice.choice", {{"move", turn(choice.outlook)}, {"promise", promise(choice)}}});
}

std::string AdviceWords::lost(const Missed &missed) const
{
    const std::int64_t points = missed.best.outlook.points - missed.played.outlook.points;
    return missed.best.share ? m_engine({"advice.lost", {{"share", std::int64_t{percentOf(missed.loss)}}}})
                             : m_engine({"advice.lost_points", {{"points", std::max<std::int64_t>(0, points)}}});
}

std::string AdviceWords::better(const Missed &missed) const
{
    return m_engine({"advice.better",
                     {{"move", turn(missed.best.outlook)},
                      {"promise", promise(missed.best)},
                      {"instead", promise(missed.played)}}});
}

} // namespace engawa
