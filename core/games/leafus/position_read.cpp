#include <algorithm>

#include "core/game/position_reader.h"
#include "core/games/leafus/leafus.h"
#include "core/games/leafus/position_words.h"

namespace engawa::leafus {

namespace {

// One sheet of a position; what it leaves out is empty. Lines that lay on the sheet before are not judged again.
class SheetReading
{
public:
    SheetReading(const Rules &rules, Sheet &sheet, const Sheet *before, const Json &json, const std::string &pointer,
                 Problems &problems)
        : m_rules(rules), m_sheet(sheet), m_before(before), m_reader(json, pointer, problems)
    {
    }

    bool read()
    {
        m_sheet = {};
        m_sheet.crosses = count("crosses", m_rules.crosses.size());
        m_sheet.heaps = count("heaps", m_rules.heaps.size());
        m_sheet.hexes = count("hexes", m_rules.hexes.size());
        m_sheet.charges = count("charges", m_rules.pencils.size());
        m_sheet.takenBack = count("taken_back", maxTakeBacks);
        m_sheet.needless =
            static_cast<std::uint16_t>(m_reader.integer("needless", 0, 60000).value_or(m_sheet.takenBack));
        readLeaves("yellow", m_sheet.yellow);
        readLeaves("heaped", m_sheet.heaped);
        readRoots();
        m_reader.refuseOthers();
        return m_reader.ok();
    }

private:
    std::uint8_t count(const char *field, std::size_t most)
    {
        return static_cast<std::uint8_t>(m_reader.integer(field, 0, static_cast<int>(most)).value_or(0));
    }
    void readLeaves(const char *field, Bits<maxLeaves> &leaves)
    {
        const Json *names = m_reader.array(field);
        for (std::size_t i = 0; names && i < names->size(); ++i) {
            const std::string below = std::string("/") + field + "/" + std::to_string(i);
            const auto leaf = m_reader.entry(m_rules.leaves, (*names)[i], below);
            if (leaf && (m_sheet.yellow.has(*leaf) || m_sheet.heaped.has(*leaf)))
                m_reader.twice(below, asWritten((*names)[i]));
            else if (leaf)
                leaves.set(*leaf);
        }
    }

    // As if they were drawn one after the other, from their starts.
    void readRoots()
    {
        findTips(m_rules, m_sheet);
        const Json *roots = m_reader.array("roots");
        for (std::size_t i = 0; roots && i < roots->size(); ++i)
            readRoot((*roots)[i], "/roots/" + std::to_string(i));
    }

    void readRoot(const Json &root, const std::string &below)
    {
        if (!root.is_array() || root.size() < 2)
            return m_reader.unexpectedValue(below, root, inWords("expected.nodes"));
        std::string pointerBefore;
        int before = -1;
        for (std::size_t i = 0; i < root.size(); ++i) {
            const std::string pointer = below + "/" + std::to_string(i);
            const auto node = m_reader.entry(m_rules.nodes, root[i], pointer);
            if (!node || (i > 0 && !readLine({before, pointerBefore}, {*node, pointer})))
                return;
            before = *node;
            pointerBefore = pointer;
        }
    }

    struct Stop
    {
        int node;
        const std::string &pointer;
        const std::string &in(const Rules &rules) const { return rules.nodes[static_cast<std::size_t>(node)].id; }
    };
    bool readLine(const Stop &from, const Stop &to)
    {
        const std::string name = from.in(m_rules) + "-" + to.in(m_rules);
        const int edge = from.node == to.node ? -1 : m_rules.edgeBetween(from.node, to.node);
        if (edge < 0)
            return forbidden(name, to, Rule::RootsLines);
        const Line line = lineFrom(m_rules, edge, from.node);
        if (const RuleIndex rule = wasDrawn(line) ? noRule : checkLine(m_rules, m_sheet, line); rule != noRule) {
            const bool beginsWrong = !m_sheet.tips.has(from.node);
            return forbidden(name, beginsWrong ? from : to, static_cast<Rule>(rule));
        }
        drawLine(m_rules, m_sheet, line);
        return true;
    }
    bool wasDrawn(Line line) const
    {
        return m_before && m_before->lines.has(line.edge) && m_before->turned.has(line.edge) == line.turned
               && !m_sheet.lines.has(line.edge);
    }
    bool forbidden(const std::string &line, const Stop &at, Rule rule)
    {
        m_reader.forbidden(at.pointer, line, ruleIds[static_cast<std::size_t>(rule)]);
        return false;
    }

    const Rules &m_rules;
    Sheet &m_sheet;
    const Sheet *m_before;
    PositionReader m_reader;
};

// Reads a position onto a freshly dealt state.
class Reading
{
public:
    Reading(const Rules &rules, State &state, const State *before, const Json &position, Problems &problems)
        : m_rules(rules), m_state(state), m_before(before), m_reader(position, "", problems)
    {
    }

    bool read()
    {
        m_state.seed = m_reader.number64("seed").value_or(m_state.seed);
        readTurn();
        readDice();
        readSheets();
        if (m_ok && m_reader.ok())
            readUses();
        m_reader.refuseOthers();
        return m_ok && m_reader.ok() && consistent();
    }

private:
    void readTurn()
    {
        const int last = m_state.seats - 1;
        m_reader.set(m_state.rolls, "rolls", 0, 65000);
        if (const auto starter = m_reader.integer("starter", 0, last))
            m_state.starter = m_state.turn = m_state.seat = static_cast<std::int8_t>(*starter);
        if (const auto seat = m_reader.integer("seat", 0, last))
            m_state.seat = m_state.turn = static_cast<std::int8_t>(*seat);
        if (const auto turn = m_reader.integer("turn", 0, last)) {
            m_state.turn = static_cast<std::int8_t>(*turn);
            if (!m_reader.has("seat"))
                m_state.seat = m_state.turn;
        }
        if (const auto phase = m_reader.oneOf("phase", phaseWords))
            m_state.phase = static_cast<Phase>(*phase);
        m_state.dummy = m_reader.truth("dummy").value_or(false);
        m_state.lines = static_cast<std::uint8_t>(m_reader.integer("lines", 0, 255).value_or(0));
    }

    void readDice()
    {
        const Json *dice = m_reader.array("dice");
        if (!dice)
            return;
        if (dice->empty() || dice->size() > maxDice)
            return m_reader.unexpected("/dice", inWords("found.dice", {{"count", dice->size()}}),
                                       inWords("expected.range", {{"least", 1}, {"most", maxDice}}));
        m_state.dice.fill(0);
        m_state.diceCount = static_cast<std::uint8_t>(dice->size());
        for (std::size_t i = 0; i < dice->size(); ++i) {
            const Json &face = (*dice)[i];
            if (!face.is_number_integer() || face < 1 || face > actionCount)
                return m_reader.unexpectedValue("/dice/" + std::to_string(i), face,
                                                inWords("expected.face", {{"most", actionCount}}));
            m_state.dice[i] = face.get<std::uint8_t>();
        }
    }

    void readSheets()
    {
        const Json *sheets = m_reader.array("sheets");
        if (!sheets)
            return;
        if (sheets->size() != m_state.seats)
            return m_reader.unexpected("/sheets", inWords("found.sheets", {{"count", sheets->size()}}), m_state.seats);
        for (std::size_t i = 0; i < sheets->size(); ++i) {
            const std::string pointer = "/sheets/" + std::to_string(i);
            if ((*sheets)[i].is_object())
                m_ok &= SheetReading(m_rules, m_state.sheets[i], m_before ? &m_before->sheets[i] : nullptr,
                                     (*sheets)[i], pointer, m_reader.problems())
                            .read();
            else
                m_reader.unexpectedValue(pointer, (*sheets)[i], inWords("expected.sheet"));
        }
    }

    // As if they were assigned now, one after the other. What is being resolved has passed that already.
    void readUses()
    {
        const Json *uses = m_reader.array("uses");
        const std::uint8_t takenBack = std::exchange(active(m_state).takenBack, 0);
        for (std::size_t i = 0; uses && i < uses->size() && m_reader.ok(); ++i)
            readUse((*uses)[i], "/uses/" + std::to_string(i));
        active(m_state).takenBack = takenBack;
    }

    void readUse(const Json &use, const std::string &below)
    {
        const auto action = use.is_object() && use.contains("action") && use["action"].is_string()
                                ? std::ranges::find(actionIds, use["action"].get_ref<const std::string &>())
                                : actionIds.end();
        const Json dice = use.is_object() && use.contains("dice") ? use["dice"] : Json();
        const auto isDie = [&](const Json &die) {
            return die.is_number_integer() && die >= 0 && die < int{m_state.diceCount}
                   && (committed(m_state).free >> die.get<int>() & 1);
        };
        const bool plain = use.is_object() && use.size() == 2 && action != actionIds.end() && dice.is_array()
                           && (dice.size() == 1 || dice.size() == 2) && std::ranges::all_of(dice, isDie);
        if (!plain || m_state.uses.full())
            return m_reader.unexpectedValue(below, use, inWords("expected.action_and_dice"));
        const int index = static_cast<int>(action - actionIds.begin());
        const int one = dice[0].get<int>(), other = dice.size() == 2 ? dice[1].get<int>() : one;
        const Move made = dice.size() == 2 ? move(Verb::Wish, index, one, other) : move(Verb::Assign, one);
        const bool fits =
            dice.size() == 2 ? one < other : static_cast<int>(m_rules.actionOf(faceOf(m_state, one))) == index;
        if (!fits || (m_state.phase == Phase::Assign && checkMove(m_rules, m_state, made) != noRule))
            return m_reader.unexpectedValue(below, use, inWords("expected.allowed_dice"));
        m_state.uses.push({static_cast<Action>(index), static_cast<std::uint8_t>(one),
                           dice.size() == 2 ? static_cast<std::uint8_t>(other) : noDie});
    }

    bool consistent()
    {
        const auto word = Json(phaseWords[static_cast<std::size_t>(m_state.phase)]);
        if ((m_state.phase == Phase::Roots) != (m_state.lines > 0))
            m_reader.unexpected("/lines", m_state.lines, inWords("expected.lines_in_roots"));
        if (m_state.phase == Phase::Roots && (committed(m_state).on(Action::Roots) == 0 || !hasLine(active(m_state))))
            m_reader.unexpectedValue("/phase", word, inWords("expected.die_on_roots"));
        if (m_state.phase == Phase::Over && !m_state.uses.empty())
            m_reader.unexpectedValue("/phase", word, inWords("expected.no_dice_on_actions"));
        if (m_state.dummy && (m_state.seats > 1 || !modeOf(m_rules, m_state).dummy))
            m_reader.unexpected("/dummy", "true", inWords("expected.alone_with_dummy"));
        const int crosses = sheetOf(m_state, m_state.turn).crosses;
        if (m_state.phase != Phase::Over && !isForeign(m_state) && crosses >= static_cast<int>(m_rules.crosses.size()))
            m_reader.unusual("/sheets/" + std::to_string(m_state.turn) + "/crosses",
                             inWords("found.crosses", {{"count", crosses}}),
                             ruleIds[static_cast<std::size_t>(Rule::EndCrosses)]);
        return m_reader.ok();
    }

    const Rules &m_rules;
    State &m_state;
    const State *m_before;
    PositionReader m_reader;
    bool m_ok = true;
};

} // namespace

bool readPosition(const Rules &rules, State &state, const Json &position, const Setup &setup, std::uint64_t seed,
                  Problems &problems)
{
    dealInto(rules, state, setup, seed, nullptr);
    return Reading(rules, state, nullptr, position, problems).read();
}

bool readArranged(const Rules &rules, State &state, const State &before, const Json &position, const Setup &setup,
                  Problems &problems)
{
    dealInto(rules, state, setup, 0, nullptr);
    return Reading(rules, state, &before, position, problems).read();
}

} // namespace engawa::leafus
