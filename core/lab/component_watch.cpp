#include "core/lab/component_watch.h"

#include <algorithm>
#include <utility>

namespace engawa {

namespace {

constexpr std::uint64_t anyDeal = 1;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

ComponentList::ComponentList(const Game &game, const Setup &setup)
{
    std::vector<PlacedCopy> copies;
    game.pieces(game.deal(setup, anyDeal), copies);
    const auto named = game.moveWords().tables;
    for (const auto &[file, table] : game.data().files) {
        const std::string id = file.substr(0, file.rfind(".json"));
        const bool hasCopies = std::ranges::contains(copies, std::string_view(id), &PlacedCopy::table);
        if (!hasCopies && !std::ranges::contains(named, std::string_view(id)))
            continue;
        m_tables.push_back({id, size(), size(), hasCopies});
        for (const EntryPtr &entry : table->entries()) {
            m_ids.push_back(entry->id);
            m_tableOf.push_back(static_cast<int>(m_tables.size()) - 1);
        }
        m_tables.back().end = static_cast<int>(m_ids.size());
    }
}

std::vector<ComponentFigures> ComponentList::figures() const
{
    std::vector<ComponentFigures> figures(m_ids.size());
    for (std::size_t i = 0; i < m_ids.size(); ++i) {
        figures[i].table = m_tables[at(m_tableOf[i])].id;
        figures[i].id = m_ids[i];
    }
    return figures;
}

int ComponentList::find(std::string_view table, std::string_view id) const
{
    if (id.empty())
        return -1;
    Known &known = m_known[id.data()];
    if (!known.table.empty() && known.table == table && (known.component < 0 || m_ids[at(known.component)] == id))
        return known.component;
    int found = -1;
    for (const Table &each : m_tables)
        for (int i = each.begin; each.id == table && i < each.end; ++i)
            if (m_ids[at(i)] == id)
                found = i;
    known = {table, found};
    return found;
}

ComponentWatch::ComponentWatch(const Game &game, const Setup &setup)
    : m_game(game), m_list(game, setup), m_copies(at(m_list.size())), m_got(at(m_list.size())), m_all(m_got),
      m_worth(at(m_list.size())), m_use(at(m_list.size()))
{
    for (auto &happened : m_happened)
        happened.resize(at(m_list.size()));
    const auto players = at(setup.players);
    m_usedBy.assign(players, std::vector<std::uint8_t>(at(m_list.size())));
    m_surplus.assign(players, std::vector<double>(at(m_list.size())));
    m_spread = m_surplus;
}

Happened &ComponentWatch::happened(What what, int component)
{
    ComponentFigures &figures = (*m_figures)[at(component)];
    switch (what) {
    case There:
        return figures.there;
    case Dealt:
        return figures.dealt;
    case Drawn:
        return figures.drawn;
    case Taken:
        return figures.taken;
    case Used:
        return figures.used;
    default:
        return figures.scored;
    }
}

void ComponentWatch::count(What what, int component, int decision, int times)
{
    Happened &happened = this->happened(what, component);
    happened.times += times;
    if (std::exchange(m_happened[what][at(component)], 1))
        return;
    ++happened.games;
    GameMoment moment = m_moment;
    moment.decision = decision;
    happened.moments.add(moment);
}

ComponentWatch::Code ComponentWatch::codeOf(const PlacedCopy &copy)
{
    for (std::size_t i = 0; i < m_zones.size(); ++i) {
        const Zone &zone = m_zones[i];
        if (zone.seat == copy.seat && zone.sight == copy.sight && zone.name == copy.zone)
            return static_cast<Code>(i);
    }
    m_zones.push_back({copy.zone, copy.seat, copy.sight});
    m_piles.emplace_back(at(m_list.size()));
    return static_cast<Code>(m_zones.size() - 1);
}

// Lists the pieces, and those that lie elsewhere than before.
void ComponentWatch::look(const State &state)
{
    m_pieces.clear();
    m_passed.clear();
    m_game.pieces(state, m_pieces);
    std::string_view table, id;
    int component = -1;
    for (const PlacedCopy &copy : m_pieces) {
        if (copy.id.data() != id.data() || copy.table.data() != table.data()) {
            table = copy.table;
            id = copy.id;
            component = m_list.find(table, id);
        }
        if (component < 0)
            continue;
        auto &copies = m_copies[at(component)];
        if (at(copy.copy) >= copies.size())
            copies.resize(at(copy.copy) + 1, nowhere);
        Code &lying = copies[at(copy.copy)];
        const Zone *zone = lying == nowhere ? nullptr : &m_zones[lying];
        if (zone && zone->seat == copy.seat && zone->sight == copy.sight && zone->name == copy.zone)
            continue;
        const Code code = codeOf(copy);
        m_passed.push_back({component, lying, code});
        lying = code;
    }
}

// What passed is counted in the piles.
void ComponentWatch::settle()
{
    for (const auto &[component, from, to] : m_passed) {
        if (from != nowhere && m_zones[from].sight == Sight::Nobody)
            --m_piles[from][at(component)];
        if (m_zones[to].sight == Sight::Nobody)
            ++m_piles[to][at(component)];
    }
}

void ComponentWatch::begin(const State &state, GameMoment game, std::vector<ComponentFigures> &figures)
{
    m_figures = &figures;
    m_moment = game;
    for (auto &happened : m_happened)
        std::ranges::fill(happened, 0);
    for (auto &used : m_usedBy)
        std::ranges::fill(used, 0);
    for (auto &surplus : m_surplus)
        std::ranges::fill(surplus, 0.0);
    for (auto &spread : m_spread)
        std::ranges::fill(spread, 0.0);
    for (auto &pile : m_piles)
        std::ranges::fill(pile, 0);
    for (auto &copies : m_copies)
        std::ranges::fill(copies, nowhere);
    look(state);
    dealt();
    settle();
}

// All copies of a table, of which some lie where nobody sees them, were shuffled together.
void ComponentWatch::dealt()
{
    std::ranges::fill(m_all, 0);
    for (const Passed &passed : m_passed) {
        ++m_all[at(passed.component)];
        if (!m_happened[There][at(passed.component)])
            count(There, passed.component, 0);
    }
    for (const ComponentList::Table &table : m_list.tables()) {
        if (!table.hasCopies)
            for (int i = table.begin; i < table.end; ++i)
                count(There, i, 0);
    }
    for (Seat seat = 0; seat < static_cast<Seat>(m_surplus.size()); ++seat) {
        std::ranges::fill(m_got, 0);
        for (const Passed &passed : m_passed)
            if (m_zones[passed.to].seat == seat) {
                ++m_got[at(passed.component)];
                count(Dealt, passed.component, 0);
            }
        for (std::size_t i = 0; i < m_list.tables().size(); ++i) {
            const ComponentList::Table &table = m_list.tables()[i];
            const bool shuffled = std::ranges::any_of(m_passed, [&](const Passed &passed) {
                return m_zones[passed.to].sight == Sight::Nobody
                       && m_list.tableOf(passed.component) == static_cast<int>(i);
            });
            double count = 0, pile = 0;
            for (int component = table.begin; component < table.end; ++component) {
                count += m_got[at(component)];
                pile += m_all[at(component)];
            }
            if (shuffled && count > 0)
                draws(table, seat, count, pile, m_all, m_got);
        }
    }
}

// So many copies drawn from a pile: of each component as many as chance gives, more or less.
void ComponentWatch::draws(const ComponentList::Table &table, Seat seat, double count, double pile,
                           std::span<const int> lying, std::span<const int> got)
{
    const double rest = pile > 1 ? (pile - count) / (pile - 1) : 0;
    for (int component = table.begin; component < table.end; ++component) {
        if (lying[at(component)] == 0)
            continue;
        const double part = lying[at(component)] / pile;
        m_surplus[at(seat)][at(component)] += got[at(component)] - count * part;
        m_spread[at(seat)][at(component)] += count * part * (1 - part) * rest;
    }
}

void ComponentWatch::drawn(Code pile, int table, Seat seat, std::span<const Passed> passed)
{
    const ComponentList::Table &of = m_list.tables()[at(table)];
    std::fill(m_got.begin() + of.begin, m_got.begin() + of.end, 0);
    double count = 0, size = 0;
    for (const Passed &each : passed)
        if (each.from == pile && m_zones[each.to].seat == seat && m_list.tableOf(each.component) == table) {
            ++m_got[at(each.component)];
            ++count;
        }
    for (int component = of.begin; component < of.end; ++component)
        size += m_piles[pile][at(component)];
    draws(of, seat, count, size, m_piles[pile], m_got);
}

void ComponentWatch::chosen(const State &state, Seat seat, Move move, int decision)
{
    for (const ComponentName &name : m_game.namesIn(state, move).components)
        if (const int component = m_list.find(name.table, name.id); component >= 0) {
            count(Used, component, decision);
            m_usedBy[at(seat)][at(component)] = 1;
        }
}

void ComponentWatch::made(const State &state, int decision)
{
    look(state);
    for (std::size_t i = 0; i < m_passed.size(); ++i) {
        const auto &[component, from, to] = m_passed[i];
        const Seat seat = m_zones[to].seat;
        if (from == nowhere || seat < 0 || m_zones[from].seat != nobody)
            continue;
        const bool blind = m_zones[from].sight == Sight::Nobody;
        count(blind ? Drawn : Taken, component, decision);
        const auto same = [&](const Passed &other) {
            return other.from == from && m_zones[other.to].seat == seat
                   && m_list.tableOf(other.component) == m_list.tableOf(component);
        };
        if (blind && std::ranges::none_of(std::span(m_passed).first(i), same))
            drawn(from, m_list.tableOf(component), seat, m_passed);
    }
    settle();
}

void ComponentWatch::end(std::span<const double> shares, std::span<const double> points, int decisions)
{
    GameMoment moment = m_moment;
    moment.decision = decisions;
    std::vector<std::string_view> ended; // zones of one component, each once
    for (int component = 0; component < m_list.size(); ++component) {
        for (const Code lying : m_copies[at(component)]) {
            if (lying == nowhere)
                continue;
            const Zone &zone = m_zones[lying];
            Happened &happened = (*m_figures)[at(component)].ended[std::string(zone.name)];
            ++happened.times;
            if (!std::ranges::contains(ended, zone.name)) {
                ended.push_back(zone.name);
                ++happened.games;
                happened.moments.add(moment);
            }
            if (zone.seat >= 0 && zone.sight == Sight::All)
                count(Scored, component, decisions);
        }
        ended.clear();
        for (std::size_t seat = 0; seat < m_surplus.size(); ++seat) {
            const double surplus = m_surplus[seat][at(component)];
            Score &worth = m_worth[at(component)];
            worth.weight += m_spread[seat][at(component)];
            worth.share += surplus * shares[seat];
            worth.points += surplus * points[seat];
            if (m_usedBy[seat][at(component)]) {
                Score &use = m_use[at(component)];
                use.weight += 1;
                use.share += shares[seat];
                use.points += points[seat];
            }
        }
    }
}

void ComponentWatch::endDeal(std::vector<ComponentFigures> &figures)
{
    for (std::size_t i = 0; i < figures.size() && i < m_worth.size(); ++i) {
        figures[i].worth.add(m_worth[i].weight, m_worth[i].share, m_worth[i].points);
        figures[i].use.add(m_use[i].weight, m_use[i].share, m_use[i].points);
    }
    std::ranges::fill(m_worth, Score());
    std::ranges::fill(m_use, Score());
}

} // namespace engawa
