#include "core/match/reload.h"

#include <algorithm>
#include <set>

#include "core/game/receipt.h"
#include "core/pack/read.h"

namespace engawa {

namespace {

bool stillThere(const Data &data, const PlacedCopy &piece)
{
    const EntryPtr *entry = data.table(piece.table).find(piece.id);
    if (!entry)
        return false;
    const Json &value = (*entry)->value;
    const auto count = value.is_object() ? value.find("count") : value.end();
    return !value.is_object() || count == value.end() || !count->is_number_integer() || *count > piece.copy;
}

EntryPtr entryOf(const Data &data, const PlacedCopy &piece)
{
    for (const Retired &retired : data.retired)
        if (retired.table == piece.table && retired.entry->id == piece.id && retired.copy == piece.copy)
            return retired.entry;
    const EntryPtr *entry = data.table(piece.table).find(piece.id);
    return entry ? *entry : nullptr;
}

std::vector<Retired> retiredIn(const Game &game, const State &state, const Data &newData)
{
    std::vector<PlacedCopy> pieces;
    game.pieces(state, pieces);
    std::vector<Retired> retired;
    for (const PlacedCopy &piece : pieces)
        if (piece.held && !stillThere(newData, piece))
            if (const EntryPtr entry = entryOf(game.data(), piece))
                retired.push_back({std::string(piece.table), entry, piece.copy});
    return retired;
}

bool sameCopies(const std::vector<Retired> &one, const std::vector<Retired> &other)
{
    return std::ranges::equal(one, other, [](const Retired &mine, const Retired &yours) {
        return mine.table == yours.table && mine.entry == yours.entry && mine.copy == yours.copy;
    });
}

bool sameSeats(const Game &game, const State &state, const Reload &after)
{
    const int seats = game.seats(state);
    const Json &mode = *after.game->data().value("modes", after.game->modeOf(after.state));
    return after.game->seats(after.state) == seats && mode.value("min_players", 1) <= seats
           && mode.value("max_players", maxSeats) >= seats;
}

Json orderOf(const Table &table)
{
    Json ids = Json::array();
    for (const EntryPtr &entry : table.entries())
        ids.push_back(entry->id);
    return ids;
}

// Whether the entries of `start` come first, in their order.
bool beginsWith(const Table &table, const Table &start)
{
    const auto sameId = [](const EntryPtr &one, const EntryPtr &other) { return one == other || one->id == other->id; };
    return table.size() >= start.size()
           && std::equal(start.entries().begin(), start.entries().end(), table.entries().begin(), sameId);
}

bool sameEntries(const Table &one, const Table &other)
{
    return std::ranges::equal(one.entries(), other.entries(), [](const EntryPtr &mine, const EntryPtr &yours) {
        return mine == yours || (mine->id == yours->id && mine->value == yours->value);
    });
}

// Entries that the order names come first, in that order; the others keep theirs.
void reorder(Data &data, const std::string &file, const Json &order)
{
    const Table &table = *data.files[file];
    std::vector<EntryPtr> entries;
    std::set<EntryPtr> placed;
    const auto place = [&](const EntryPtr &entry) {
        if (placed.insert(entry).second)
            entries.push_back(entry);
    };
    for (const Json &id : order)
        if (const EntryPtr *entry = id.is_string() ? table.find(id.get_ref<const std::string &>()) : nullptr)
            place(*entry);
    for (const EntryPtr &entry : table.entries())
        place(entry);
    data.files[file] = std::make_shared<const Table>(std::move(entries), table.schemaLink());
}

} // namespace

std::optional<Reload> reload(const Compiler &compiler, const Game &game, const State &state, NewData newData,
                             Problems &problems)
{
    Data &data = newData.data;
    if (!newData.changes)
        newData.changes = changesBetween(game.data(), data);
    const bool stays = onlyWords(*newData.changes) && !game.wholeDecision(state); // the turn goes on where it is
    data.retired = stays ? game.data().retired : retiredIn(game, state, data);
    Reload result;
    const std::string_view mode = game.modeOf(state);
    if (newData.game && sameCopies(newData.game->data().retired, data.retired))
        result.game = newData.game;
    else
        result.game = compiler.compile(data, newData.game ? newData.game.get() : &game, problems);
    if (!result.game)
        return std::nullopt;
    if (!data.table("modes").find(mode)) {
        problems.push_back(at(data, "modes.json", "", "mode-in-play", {{"mode", std::string(mode)}}));
        return std::nullopt;
    }
    for (const Difference &difference : *newData.changes)
        result.receipt.lines.push_back(receiptLine(difference));
    if (stays) {
        result.state = state;
        return result;
    }
    result.state = result.game->migrate(state, game, result.receipt);
    if (!sameSeats(game, state, result)) {
        problems.push_back(at(data, "modes.json", "/" + std::string(mode), "seats-in-play",
                              {{"seats", std::to_string(game.seats(state))}}));
        return std::nullopt;
    }
    return result;
}

std::vector<Difference> changesBetween(const Data &from, const Data &to)
{
    std::vector<Difference> changes = differences(from, to);
    for (const auto &[file, table] : to.files) {
        const auto before = from.files.find(file);
        if (before == from.files.end() || before->second == table)
            continue;
        if (!beginsWith(*table, *before->second))
            changes.push_back({file, "", orderOf(*before->second), orderOf(*table)});
    }
    return changes;
}

bool sameData(const Data &one, const Data &other)
{
    return changesBetween(one, other).empty();
}

bool sameTables(const Data &one, const Data &other)
{
    return std::ranges::equal(one.files, other.files, [](const auto &mine, const auto &yours) {
        return mine.first == yours.first && (mine.second == yours.second || sameEntries(*mine.second, *yours.second));
    });
}

bool onlyWords(const std::vector<Difference> &changes)
{
    return std::ranges::all_of(changes, [](const Difference &change) {
        return change.file.starts_with("text/") || change.file.starts_with("faces/");
    });
}

std::optional<Data> withDifferences(Data data, const std::vector<Difference> &differences, Problems &problems)
{
    for (const Difference &difference : differences) {
        if (difference.pointer.empty() && data.files.contains(difference.file) && difference.after.is_array()) {
            reorder(data, difference.file, difference.after);
            continue;
        }
        auto changed = edited(data, difference.file, difference.pointer, difference.after, problems);
        if (!changed)
            return std::nullopt;
        data = std::move(*changed);
    }
    return data;
}

} // namespace engawa
