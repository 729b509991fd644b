#pragma once

#include <string>
#include <vector>

#include "core/lab/lab_results.h"
#include "core/pack/sentences.h"

namespace engawa {

// Says what a run found in the reader's language, in whole sentences: those of the engine's section "lab", with the names
// that the pack gives. The sentences must outlive it; without a pack's texts ids are said instead of names.
class LabWords
{
public:
    LabWords(const Sentences &sentences, const Game &game) : m_sentences(sentences), m_game(game) {}

    std::string measure(const Measure &measure) const; // "share of the win, player 1 in turn order"
    std::string value(Unit unit, double value) const; // "27.1 %"
    std::string difference(Unit unit, double value) const; // "+4.1 points of a hundred"
    std::string estimate(Unit unit, const Estimate &estimate) const; // "27.1 % (25.9 to 28.3)"
    std::string component(std::string_view table, std::string_view id) const; // "Torii"

    // What people look at, in the order of their questions. Sentences about what is not there are left out.
    std::vector<std::string> seats(const Figures &figures) const;
    std::vector<std::string> components(const Figures &figures) const;
    std::vector<std::string> lengths(const Figures &figures) const;
    std::vector<std::string> leads(const Figures &figures) const;
    std::vector<std::string> all(const Figures &figures) const;

    std::string contrast(const Contrast &contrast) const; // the verdict, the figures of both sides and the difference
    std::vector<std::string> comparison(const LabPlan &plan, const LabResults &results) const; // those asked about

private:
    using Arguments = std::vector<std::pair<std::string, Message::Argument>>;
    std::string say(const char *key, Arguments arguments) const;
    std::string range(Unit unit, const Estimate &estimate) const;
    std::string joined(const std::vector<std::string> &words) const;

    const Sentences &m_sentences;
    const Game &m_game;
};

// The components that were there and never came to anybody, nor were used; the rules that never fired, of those that hold
// in the mode and could.
std::vector<const ComponentFigures *> neverMattered(const Figures &figures);
std::vector<std::string> neverFired(const Game &game, const std::string &mode, const Figures &figures);

} // namespace engawa
