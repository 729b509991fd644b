#include "core/match/match.h"

#include <algorithm>
#include <format>
#include <utility>

#include "core/game/rulebook.h"
#include "core/match/record.h"

namespace engawa {

namespace {

// A journal has no pictures.
std::vector<Difference> withoutFaces(std::vector<Difference> changes)
{
    std::erase_if(changes, [](const Difference &change) { return change.file.starts_with("faces/"); });
    return changes;
}

// What a journal would give back, for data that it can't quite: the order of fields in an entry is not written.
Data withSurroundings(Data tables, const Data &newData)
{
    tables.faces = newData.faces;
    tables.facesLeftOut = newData.facesLeftOut;
    tables.lines = newData.lines;
    tables.origins = newData.origins;
    tables.changed = newData.changed;
    return tables;
}

} // namespace

std::optional<Match> Match::begin(GamePtr game, Opening opening, Problems &problems)
{
    opening.setup = completed(std::move(opening.setup), game->data());
    Problems faults;
    checkSetup(opening.setup, game->data(), faults);
    Match match;
    Node first;
    first.game = game;
    if (faults.empty()) {
        if (opening.position) {
            if (auto state = game->fromPosition(*opening.position, opening.setup, opening.seed, faults))
                first.state = *state;
        } else {
            EventList dealt;
            first.state = game->deal(opening.setup, opening.seed, &dealt);
            first.events.assign(dealt.begin(), dealt.end());
        }
    }
    problems.insert(problems.end(), faults.begin(), faults.end());
    if (hasError(faults))
        return std::nullopt;
    match.m_seats = opening.seats;
    match.m_seats.resize(static_cast<std::size_t>(opening.setup.players));
    match.m_opening = std::move(opening);
    match.m_nodes.push_back(std::move(first));
    match.m_lastChild.push_back(-1);
    return match;
}

int Match::indexOf(int id) const
{
    const auto found = std::ranges::lower_bound(m_nodes, id, {}, &Node::id);
    return found != m_nodes.end() && found->id == id ? static_cast<int>(found - m_nodes.begin()) : -1;
}

const Node &Match::node(int id) const
{
    return m_nodes[static_cast<std::size_t>(indexOf(id))];
}

std::vector<int> Match::line() const
{
    std::vector<int> ids;
    for (int id = m_head; id >= 0; id = node(id).parent)
        ids.push_back(id);
    std::ranges::reverse(ids);
    return ids;
}

void Match::writeLine(const Json &line) const
{
    if (m_write)
        m_write(line.dump());
}

Node &Match::add(Node node)
{
    m_lastChild[static_cast<std::size_t>(indexOf(node.parent))] = node.id;
    m_head = node.id;
    m_nextId = node.id + 1;
    m_nodes.push_back(std::move(node));
    m_lastChild.push_back(-1);
    return m_nodes.back();
}

std::string Match::header() const
{
    return headerLine(*this).dump();
}

RuleIndex Match::play(Move move, EventList *events)
{
    const Node &before = head();
    if (const RuleIndex rule = before.game->check(before.state, move); rule != noRule)
        return rule;
    Node next;
    next.id = m_nextId;
    next.parent = m_head;
    next.move = move;
    next.notation = before.game->notation(before.state, move);
    next.seat = before.game->toAct(before.state);
    next.game = before.game;
    next.state = before.state;
    EventList happened;
    next.game->apply(next.state, move, &happened);
    next.chance = chanceWords(*next.game, happened);
    next.events.assign(happened.begin(), happened.end());
    if (events)
        *events = happened;
    writeLine(moveLine(add(std::move(next))));
    return noRule;
}

void Match::moveHead(int id, bool record)
{
    for (int child = id, parent = node(id).parent; parent >= 0; child = parent, parent = node(parent).parent)
        m_lastChild[static_cast<std::size_t>(indexOf(parent))] = child;
    m_head = id;
    if (m_waits == id)
        m_waits = -1;
    if (record)
        writeLine(headLine(id));
}

bool Match::undo()
{
    return head().parent >= 0 && goTo(head().parent);
}

std::optional<int> Match::next() const
{
    const int child = m_lastChild[static_cast<std::size_t>(indexOf(m_head))];
    return child >= 0 ? std::optional(child) : std::nullopt;
}

bool Match::redo()
{
    const std::optional<int> child = next();
    return child && goTo(*child);
}

bool Match::goTo(int id)
{
    if (indexOf(id) < 0)
        return false;
    moveHead(id, true);
    return true;
}

bool Match::branch(int id)
{
    if (indexOf(id) < 0)
        return false;
    if (m_waits < 0)
        m_waits = m_head;
    moveHead(id, false);
    writeLine(m_waits < 0 ? headLine(id) : branchLine(id, m_waits));
    return true;
}

const Receipt *Match::edit(const Compiler &compiler, NewData newData, Problems &problems)
{
    if (!newData.changes)
        newData.changes = changesBetween(game().data(), newData.data);
    const bool goesBack = !onlyWords(*newData.changes);
    int from = m_head;
    while (goesBack && !node(from).game->wholeDecision(node(from).state) && node(from).parent >= 0)
        from = node(from).parent;
    const Node &before = node(from);
    if (before.game != head().game)
        newData.changes = changesBetween(before.game->data(), newData.data);
    std::vector<Difference> written = withoutFaces(*newData.changes);
    auto readBack = withDifferences(before.game->data(), written, problems);
    if (!readBack)
        return nullptr;
    if (!sameTables(*readBack, newData.data))
        newData = withSurroundings(std::move(*readBack), newData.data);
    auto reloaded = reload(compiler, *before.game, before.state, std::move(newData), problems);
    if (!reloaded)
        return nullptr;
    if (from != m_head) {
        moveHead(from, true);
        reloaded->receipt.lines.push_back({"receipt.turn_back", {}});
    }
    Node next;
    next.id = m_nextId;
    next.parent = from;
    next.edit = std::move(written);
    next.receipt = std::move(reloaded->receipt);
    next.game = std::move(reloaded->game);
    next.state = reloaded->state;
    const Node &added = add(std::move(next));
    writeLine(editLine(added));
    return &added.receipt;
}

Match::Fit Match::follow(const Compiler &compiler, NewData newData, Problems &problems)
{
    newData.changes = changesBetween(game().data(), newData.data);
    if (newData.changes->empty())
        return Fit::Same;
    const bool edited = !head().move && head().parent >= 0;
    if (edited && sameData(node(head().parent).game->data(), newData.data))
        return undo() ? Fit::Fits : Fit::Refused;
    return edit(compiler, std::move(newData), problems) ? Fit::Fits : Fit::Refused;
}

const Note &Match::note(int node, Json content)
{
    m_notes.push_back({m_nextId++, node, std::move(content)});
    writeLine(noteLine(m_notes.back()));
    return m_notes.back();
}

const std::string &Match::playerAt(int id, Seat seat) const
{
    const auto later = std::ranges::upper_bound(m_seatChanges, id, {}, &SeatChange::id);
    for (auto change = later; change != m_seatChanges.begin();)
        if ((--change)->seat == seat)
            return change->player;
    static const std::string unknown;
    const auto index = static_cast<std::size_t>(seat);
    return index < m_opening.seats.size() ? m_opening.seats[index].player : unknown;
}

void Match::add(SeatChange change)
{
    m_seats[static_cast<std::size_t>(change.seat)].player = change.player;
    m_nextId = change.id + 1;
    m_seatChanges.push_back(std::move(change));
}

bool Match::setPlayer(Seat seat, std::string player)
{
    if (seat < 0 || std::cmp_greater_equal(seat, m_seats.size())
        || m_seats[static_cast<std::size_t>(seat)].player == player || player.empty()
        || player.size() > SeatInfo::mostPlayerBytes)
        return false;
    add({m_nextId, m_head, seat, std::move(player)});
    writeLine(playerLine(m_seatChanges.back()));
    return true;
}

bool Match::readLine(const Compiler &compiler, const Json &line, Problems &problems)
{
    const auto fault = [&](const char *expected) {
        problems.push_back({Problem::Level::Error, "record-line", {}, 0, {}, {{"reason", inWords(expected)}}});
        return false;
    };
    const auto number = [&](const char *field) {
        const auto found = line.find(field);
        const bool fits = found != line.end() && found->is_number_integer() && *found >= 0 && *found < 1'000'000'000;
        return fits ? found->get<int>() : -1;
    };
    if (!line.is_object())
        return fault("reason.object");
    if (line.contains("head")) {
        if (indexOf(number("head")) < 0)
            return fault("reason.known_head");
        if (line.contains("waits") && indexOf(number("waits")) < 0)
            return fault("reason.known_waiting");
        if (line.contains("waits"))
            m_waits = number("waits");
        moveHead(number("head"), false);
        return true;
    }
    if (const auto capsule = line.find("capsule"); capsule != line.end())
        return (capsule->is_string() && !line.contains("id")) || fault("reason.capsule_kind");
    Node node;
    node.id = number("id");
    node.parent = number("parent");
    if (node.id < m_nextId || indexOf(node.parent) < 0)
        return fault("reason.next_id");
    if (line.contains("move"))
        return readMove(line, std::move(node), problems);
    if (line.contains("edit"))
        return readEdit(compiler, line, std::move(node), problems);
    if (line.contains("note")) {
        m_notes.push_back({node.id, node.parent, line["note"]});
        m_nextId = node.id + 1;
        return true;
    }
    if (line.contains("player"))
        return readPlayer(line, node) || fault("reason.player_and_seat");
    return fault("reason.line_kind");
}

bool Match::readPlayer(const Json &line, const Node &node)
{
    const auto seat = line.find("seat");
    const Json &player = line["player"];
    const bool fits = seat != line.end() && seat->is_number_integer() && *seat >= 0 && *seat < std::ssize(m_seats)
                      && player.is_string() && !player.get_ref<const std::string &>().empty()
                      && player.get_ref<const std::string &>().size() <= SeatInfo::mostPlayerBytes;
    if (fits)
        add({node.id, node.parent, static_cast<Seat>(seat->get<int>()), player.get<std::string>()});
    return fits;
}

bool Match::readMove(const Json &line, Node next, Problems &problems)
{
    const Node &before = node(next.parent);
    next.notation = line["move"].is_string() ? line["move"].get<std::string>() : line["move"].dump();
    const auto number = std::to_string(next.id);
    const auto move = before.game->parse(before.state, next.notation);
    if (!move) {
        problems.push_back({Problem::Level::Error,
                            "record-notation",
                            {},
                            0,
                            "/move",
                            {{"number", number}, {"move", next.notation.substr(0, 60)}}});
        return false;
    }
    if (const RuleIndex rule = before.game->check(before.state, *move); rule != noRule) {
        problems.push_back({Problem::Level::Error,
                            "record-move",
                            {},
                            0,
                            "/move",
                            {{"number", number},
                             {"move", next.notation},
                             {"rule", std::string(before.game->rules()[static_cast<std::size_t>(rule)])},
                             {"sentence", ruleInWords(*before.game, rule, before.game->modeOf(before.state))}}});
        return false;
    }
    next.move = move;
    next.seat = before.game->toAct(before.state);
    next.game = before.game;
    next.state = before.state;
    EventList happened;
    next.game->apply(next.state, *move, &happened);
    next.chance = chanceWords(*next.game, happened);
    next.events.assign(happened.begin(), happened.end());
    checkHash(line, next, problems);
    add(std::move(next));
    return true;
}

bool Match::readEdit(const Compiler &compiler, const Json &line, Node next, Problems &problems)
{
    const Node &before = node(next.parent);
    auto changes = editOf(line["edit"], problems);
    if (!changes)
        return false;
    auto data = withDifferences(before.game->data(), *changes, problems);
    auto reloaded = data ? reload(compiler, *before.game, before.state, std::move(*data), problems) : std::nullopt;
    if (!reloaded)
        return false;
    next.edit = std::move(*changes);
    next.receipt = std::move(reloaded->receipt);
    next.game = std::move(reloaded->game);
    next.state = reloaded->state;
    checkHash(line, next, problems);
    add(std::move(next));
    return true;
}

} // namespace engawa
