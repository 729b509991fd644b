#pragma once

#include <set>

#include "core/games/takenoko/takenoko.h"
#include "core/game/position_reader.h"

namespace engawa::takenoko {

// The pieces that a position has named so far, and the problems with them. Each piece may be named once.
class Naming
{
public:
    Naming(const Rules &rules, Problems &problems) : m_rules(rules), m_problems(problems) {}

    std::optional<PlotIndex> plot(const Json &name, const std::string &pointer);
    std::optional<CardIndex> card(const Json &name, const std::string &pointer);
    std::optional<int> improvement(std::string_view name, const std::string &pointer); // counted from 1
    std::optional<int> number(const Json &value, const std::string &pointer, int least, int most);

    // A list of plots or cards; what can't be read, or is past the list's capacity, is a problem.
    template <class List, class Read>
    void list(const Json &names, List &list, const std::string &pointer, Read &&read)
    {
        list.clear();
        if (names.size() > list.capacity())
            unexpected(pointer, std::to_string(names.size()) + " pieces", "at most " + std::to_string(list.capacity()));
        else
            for (std::size_t i = 0; i < names.size(); ++i)
                if (const auto piece = read(names[i], pointer + "/" + std::to_string(i)))
                    list.push(*piece);
    }
    // The members of an object, each a count of something named by its key.
    template <class Use>
    void counts(const Json &object, const std::string &pointer, int most, Use &&use)
    {
        for (const auto &member : object.items()) {
            const std::string here = pointer + "/" + member.key;
            if (const auto count = number(member.value, here, 0, most))
                if (!use(member.key, *count))
                    problem("position-unknown-piece", here, {{"piece", member.key}});
        }
    }

    void problem(std::string code, const std::string &pointer, Problem::Arguments arguments);
    void unusual(const std::string &pointer, const std::string &value, Rule rule); // a warning
    void warn(std::string code, const std::string &pointer, Problem::Arguments arguments);
    void unexpected(const std::string &pointer, const std::string &value, const std::string &expected);
    void take(const PositionReader &reader) { m_ok &= reader.ok(); }

    bool hasPlot(PlotIndex plot) const { return m_plots.contains(plot); }
    bool hasCard(CardIndex card) const { return m_cards.contains(card); }
    Problems &problems() { return m_problems; }
    bool ok() const { return m_ok; }

private:
    const Rules &m_rules;
    Problems &m_problems;
    std::set<PlotIndex> m_plots;
    std::set<CardIndex> m_cards;
    bool m_ok = true;
};

// position_garden.cpp: plots, channels and figures.
void readGarden(const Rules &rules, State &state, PositionReader &reader, Naming &naming);

} // namespace engawa::takenoko
