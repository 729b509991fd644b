#pragma once

#include "core/game/position_reader.h"
#include "core/games/takenoko/takenoko.h"

namespace engawa::takenoko {

// The plots and cards that a position has named so far, and what is wrong with them and with the rest of it.
class Pieces : public PositionFaults
{
public:
    Pieces(const Rules &rules, Problems &problems) : PositionFaults(problems), m_rules(rules) {}

    std::optional<PlotIndex> plot(const Json &name, const std::string &pointer); // also one named before, which is told
    std::optional<CardIndex> card(const Json &name, const std::string &pointer);
    std::optional<int> improvement(std::string_view name, const std::string &pointer); // counted from 1
    void unusual(const std::string &pointer, Argument found, Rule rule);

    template <class List>
    void plots(const Json &names, List &list, const std::string &pointer)
    {
        fill(list, names, pointer, [this](const Json &name, const std::string &at) { return plot(name, at); });
    }
    template <class List>
    void cards(const Json &names, List &list, const std::string &pointer)
    {
        fill(list, names, pointer, [this](const Json &name, const std::string &at) { return card(name, at); });
    }

    bool hasPlot(PlotIndex plot) const { return m_plots.has(plot); }
    bool hasCard(CardIndex card) const { return m_cards.has(card); }

private:
    const Rules &m_rules;
    NamedPieces<PlotIndex> m_plots;
    NamedPieces<CardIndex> m_cards;
};

// position_garden.cpp: plots, channels and figures.
void readGarden(const Rules &rules, State &state, PositionReader &reader, Pieces &pieces);

} // namespace engawa::takenoko
