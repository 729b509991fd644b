#include <algorithm>

#include "core/game/compile_report.h"
#include "core/games/momiji/compile_check.h"
#include "core/pack/words.h"

// What can't be combined in a landscape.
namespace engawa::momiji {

namespace {

class LandscapeChecking : CompileReport
{
public:
    LandscapeChecking(const Data &data, const Rules &rules, Problems &problems)
        : CompileReport(data, problems), m_rules(rules),
          m_leaves(static_cast<int>(std::ranges::count(rules.leaves, false, &Leaf::retired))),
          m_fullHand(std::max(rules.parameters.handStart, rules.parameters.handLimit))
    {
        for (const Scenario &scenario : rules.scenarios)
            m_fullHand = std::max(m_fullHand, scenario.hand);
    }

    void check(const Landscape &landscape)
    {
        const std::string pointer = "/" + landscape.id + "/effects";
        if (const int cards = m_fullHand + gain(landscape); cards > maxHand)
            report("capacity", pointer,
                   {{"what", inWords("counted.hand")},
                    {"count", std::to_string(cards)},
                    {"limit", std::to_string(maxHand)}});
        for (std::size_t i = 0; i < landscape.effects.size(); ++i) {
            const Effect &effect = landscape.effects[i];
            const std::string here = pointer + "/" + std::to_string(i);
            checkFields(landscape, i, here);
            if (!fits(landscape.trigger, effect.does))
                report("effect-trigger", here + "/do",
                       {{"effect", wordOf(effect.does)}, {"expected", fittingTriggers(effect.does)}});
            for (std::size_t k = 0; k < i; ++k)
                if (clash(landscape.trigger, landscape.effects[k].does, effect.does))
                    report("effect-clash", here + "/do",
                           {{"effect", wordOf(effect.does)},
                            {"other", wordOf(landscape.effects[k].does)},
                            {"what", inWords(takes(effect.does) ? "found.column_taking" : "found.part_of_play")}});
            if (effect.does == Do::MoreCards) {
                below(file, here + "/cards", effect.cards, effect.piles);
                above(file, here + "/piles", effect.piles, 2, m_leaves);
            }
            if (effect.does == Do::DrawCards)
                above(file, here + "/discard", effect.discard, 0, effect.cards);
            if (effect.does == Do::Objective && !effect.buy && !effect.swap)
                report("effect-nothing", here, {{"effect", wordOf(effect.does)}});
        }
    }

private:
    // Cards that it, and the Collect of the same turn, may bring to the hand.
    int gain(const Landscape &landscape) const
    {
        const int column = m_rules.parameters.columnCap;
        int cards = landscape.taking < 0 ? column : 0;
        for (const Effect &effect : landscape.effects) {
            const int columns = std::min<int>(effect.columns, m_leaves);
            switch (effect.does) {
            case Do::TakeColumns:
                cards += effect.cards ? std::min<int>(effect.cards, columns * column) : columns * column;
                break;
            case Do::TakeTops:
                cards += columns;
                break;
            case Do::DrawCards:
            case Do::TakeDiscarded:
                cards += effect.cards;
                break;
            default:
                break;
            }
        }
        return cards;
    }

    static std::string wordOf(Do does) { return std::string(effectWords[static_cast<std::size_t>(does)]); }

    static bool fits(Trigger trigger, Do does)
    {
        const bool playing = trigger == Trigger::Play || trigger == Trigger::Stack;
        switch (does) {
        case Do::SkipValue:
            return playing;
        case Do::MoreCards:
            return trigger == Trigger::Play;
        case Do::PlayCards:
            return !playing;
        case Do::Objective:
            return trigger != Trigger::Objective;
        default:
            return true;
        }
    }

    static Argument fittingTriggers(Do does)
    {
        std::vector<std::string> words;
        for (std::size_t i = 0; i < triggerWords.size(); ++i)
            if (fits(static_cast<Trigger>(i), does))
                words.push_back(inQuotes(triggerWords[i]));
        return oneOf(words);
    }

    // With both, a skip could use up what the last pile needs; so one of them changes a Play.
    static bool clash(Trigger trigger, Do a, Do b)
    {
        const auto changesPlay = [](Do does) { return does == Do::SkipValue || does == Do::MoreCards; };
        return (trigger == Trigger::Collect && takes(a) && takes(b)) || (changesPlay(a) && changesPlay(b));
    }

    void checkFields(const Landscape &landscape, std::size_t index, const std::string &pointer)
    {
        const Json &value = landscape.entry->value["effects"][index];
        for (const auto &field : value.items())
            if (field.key != "do" && !std::ranges::contains(fieldsOf(landscape.effects[index].does), field.key))
                report("effect-field", pointer + "/" + field.key,
                       {{"effect", wordOf(landscape.effects[index].does)}, {"field", field.key}});
    }

    static std::vector<std::string> fieldsOf(Do does)
    {
        switch (does) {
        case Do::SkipValue:
            return {"cards", "by"};
        case Do::MoreCards:
            return {"cards", "piles"};
        case Do::TakeColumns:
            return {"columns", "cards"};
        case Do::TakeTops:
            return {"columns"};
        case Do::DrawCards:
            return {"cards", "discard"};
        case Do::GainAcorns:
        case Do::DiscardForAcorns:
            return {"acorns"};
        case Do::Objective:
            return {"buy", "swap"};
        case Do::RearrangePiles:
        case Do::MatchingBonus:
            return {};
        case Do::TuckUnder:
        case Do::PlayCards:
        case Do::TakeDiscarded:
        case Do::RevealToPiles:
            return {"cards"};
        }
        return {};
    }

    void report(const char *code, const std::string &pointer, Problem::Arguments arguments)
    {
        CompileReport::report(code, file, pointer, std::move(arguments));
    }

    static constexpr const char *file = "landscapes.json";
    const Rules &m_rules;
    int m_leaves;   // types that there are
    int m_fullHand; // cards of the fullest hand between turns
};

} // namespace

void checkLandscapes(const Data &data, const Rules &rules, Problems &problems)
{
    LandscapeChecking checking(data, rules, problems);
    for (const Landscape &landscape : rules.landscapes)
        if (!landscape.retired)
            checking.check(landscape);
}

} // namespace engawa::momiji
