#include "core/match/record.h"

#include <algorithm>
#include <charconv>
#include <format>

#include "core/pack/limits.h"
#include "core/pack/read.h"

namespace engawa {

namespace {

constexpr int recordFormat = 1;

std::string hex(std::uint64_t number)
{
    return std::format("{:016x}", number);
}

std::string shortKey(const std::string &key)
{
    const auto dot = key.find('.');
    return dot == std::string::npos ? key : key.substr(dot + 1);
}

void place(Problems &problems, std::size_t from, const std::string &file, int line)
{
    for (std::size_t i = from; i < problems.size(); ++i) {
        problems[i].file = file;
        problems[i].line = line;
    }
}

std::string textOf(const Json &object, const char *field)
{
    const auto found = object.is_object() ? object.find(field) : object.end();
    return object.is_object() && found != object.end() && found->is_string() ? found->get<std::string>()
                                                                             : std::string();
}

std::vector<SeatInfo> seatsOf(const Json &header)
{
    std::vector<SeatInfo> seats;
    const auto found = header.find("seats");
    if (found != header.end() && found->is_array())
        for (const Json &seat : *found)
            seats.push_back({textOf(seat, "name"), textOf(seat, "player")});
    return seats;
}

std::vector<std::string> wordsOf(const Json &header, const char *field)
{
    std::vector<std::string> words;
    const auto found = header.find(field);
    if (found != header.end() && found->is_array())
        for (const Json &word : *found)
            if (word.is_string())
                words.push_back(word.get<std::string>());
    return words;
}

std::optional<Match> readHeader(std::string_view text, const std::string &file, const Compiler &compiler,
                                Problems &problems)
{
    const std::size_t before = problems.size();
    const auto header = readValue(text, file, nullptr, problems);
    if (!header)
        return std::nullopt;
    const auto refuse = [&](const char *reason) {
        problems.push_back({Problem::Level::Error, "record-header", file, 1, {}, {{"reason", inWords(reason)}}});
        return std::nullopt;
    };
    if (!header->is_object() || !header->contains("engawa"))
        return refuse("reason.header_object");
    if ((*header)["engawa"] != recordFormat) {
        problems.push_back(
            {Problem::Level::Error,
             "record-version",
             file,
             1,
             "/engawa",
             {{"found", (*header)["engawa"].dump().substr(0, 20)}, {"expected", std::to_string(recordFormat)}}});
        return std::nullopt;
    }
    if (!header->contains("data") || !(*header)["data"].is_object() || !(*header)["data"].contains("pack.json"))
        return refuse("reason.header_data");
    if (!header->contains("seed") || !(*header)["seed"].is_number_integer())
        return refuse("reason.header_seed");
    const Data data = dataFromJson((*header)["data"], file, problems);
    const GamePtr game = compiler.compile(data, nullptr, problems);
    if (!game)
        return std::nullopt;
    Opening opening;
    opening.setup = setupFromJson(header->value("setup", Json()));
    opening.seed = (*header)["seed"].get<std::uint64_t>();
    opening.seats = seatsOf(*header);
    opening.variants = wordsOf(*header, "variants");
    if (header->contains("position"))
        opening.position = (*header)["position"];
    const auto begun = static_cast<std::ptrdiff_t>(problems.size());
    auto match = Match::begin(game, std::move(opening), problems);
    // Whoever wrote the position was told what is unusual about it.
    problems.erase(std::remove_if(problems.begin() + begun, problems.end(),
                                  [](const Problem &problem) { return problem.level == Problem::Level::Warning; }),
                   problems.end());
    if (match)
        checkHash(*header, match->head(), problems);
    place(problems, before, file, 1);
    return match;
}

} // namespace

Json headerLine(const Match &match)
{
    const Node &first = match.nodes().front();
    const Opening &opening = match.opening();
    Json line{{"engawa", recordFormat},
              {"engine", ENGAWA_VERSION},
              {"id", 0},
              {"game", first.game->data().value("pack", "game")->get<std::string>()},
              {"data_hash", hex(dataHash(first.game->data()))},
              {"seed", opening.seed},
              {"setup", toJson(opening.setup)}};
    Json seats = Json::array();
    for (const SeatInfo &seat : opening.seats)
        seats.push_back({{"name", seat.name}, {"player", seat.player}});
    line["seats"] = std::move(seats);
    if (!opening.variants.empty())
        line["variants"] = opening.variants;
    if (opening.position)
        line["position"] = *opening.position;
    line["hash"] = hex(hashOf(first.state));
    line["data"] = toJson(first.game->data());
    return line;
}

Json moveLine(const Node &node)
{
    Json line{{"id", node.id}, {"parent", node.parent}, {"move", node.notation}, {"seat", node.seat}};
    if (!node.chance.empty())
        line["chance"] = node.chance;
    line["hash"] = hex(hashOf(node.state));
    return line;
}

Json editLine(const Node &node)
{
    Json changes = Json::array();
    for (const Difference &change : node.edit)
        changes.push_back(
            {{"file", change.file}, {"pointer", change.pointer}, {"before", change.before}, {"after", change.after}});
    return {{"id", node.id}, {"parent", node.parent}, {"edit", std::move(changes)}, {"hash", hex(hashOf(node.state))}};
}

Json noteLine(const Note &note)
{
    return {{"id", note.id}, {"parent", note.parent}, {"note", note.content}};
}

Json playerLine(const SeatChange &change)
{
    return {{"id", change.id}, {"parent", change.parent}, {"player", change.player}, {"seat", change.seat}};
}

Json headLine(int id)
{
    return {{"head", id}};
}

Json branchLine(int id, int waits)
{
    return {{"head", id}, {"waits", waits}};
}

std::vector<std::string> chanceWords(const Game &game, const EventList &events)
{
    std::vector<std::string> words;
    for (const Event &event : events) {
        if (!event.chance)
            continue;
        const Message message = game.describe(event);
        std::string text = shortKey(message.key);
        for (const auto &[name, argument] : message.arguments) {
            text += " " + name + "=";
            if (const auto *key = std::get_if<TextKey>(&argument))
                text += shortKey(key->key);
            else if (const auto *number = std::get_if<std::int64_t>(&argument))
                text += std::to_string(*number);
            else
                text += std::get<std::string>(argument);
        }
        words.push_back(std::move(text));
    }
    return words;
}

std::optional<std::vector<Difference>> editOf(const Json &edit, Problems &problems)
{
    std::vector<Difference> changes;
    bool ok = edit.is_array();
    for (const Json &change : edit) {
        ok = ok && change.is_object() && change.contains("file") && change["file"].is_string()
             && change.contains("pointer") && change["pointer"].is_string();
        if (!ok)
            break;
        changes.push_back(
            {change["file"], change["pointer"], change.value("before", Json()), change.value("after", Json())});
    }
    if (ok)
        return changes;
    problems.push_back(
        {Problem::Level::Error, "record-line", {}, 0, "/edit", {{"reason", inWords("reason.edit_list")}}});
    return std::nullopt;
}

void checkHash(const Json &line, const Node &node, Problems &problems)
{
    const auto hash = line.find("hash");
    const auto chance = line.find("chance");
    const bool sameChance = chance == line.end() || *chance == Json(node.chance);
    const bool sameHash = hash == line.end() || *hash == hex(hashOf(node.state));
    if (!sameHash || !sameChance)
        problems.push_back(
            {Problem::Level::Warning, "record-hash", {}, 0, "/hash", {{"number", std::to_string(node.id)}}});
}

std::optional<Match> openRecord(std::string_view text, const std::string &file, const Compiler &compiler,
                                Problems &problems)
{
    const auto headerEnd = text.find('\n');
    if (headerEnd == std::string_view::npos) {
        problems.push_back(
            {Problem::Level::Error, "record-header", file, 1, {}, {{"reason", inWords("reason.whole_line")}}});
        return std::nullopt;
    }
    auto match = readHeader(text.substr(0, headerEnd), file, compiler, problems);
    if (!match)
        return std::nullopt;
    int number = 2;
    for (std::size_t start = headerEnd + 1; start < text.size(); ++number) {
        const auto end = text.find('\n', start);
        if (end == std::string_view::npos) {
            problems.push_back(
                {Problem::Level::Warning, "record-cut", file, number, {}, {{"number", std::to_string(number)}}});
            break;
        }
        const std::string_view line = text.substr(start, end - start);
        start = end + 1;
        if (line.empty())
            continue;
        const std::size_t before = problems.size();
        const auto json = readValue(line, file, nullptr, problems);
        const bool read = json && match->readLine(compiler, *json, problems);
        place(problems, before, file, number);
        if (!read)
            break;
    }
    return match;
}

std::optional<Replay> replayUnder(const Match &match, GamePtr game, Problems &problems)
{
    auto begun = Match::begin(std::move(game), match.opening(), problems);
    if (!begun)
        return std::nullopt;
    Replay replay{std::move(*begun), std::nullopt, noRule};
    for (const int id : match.line()) {
        const Node &node = match.node(id);
        if (!node.move)
            continue;
        const auto move = replay.match.game().parse(replay.match.state(), node.notation);
        replay.rule = move ? replay.match.play(*move) : noRule;
        if (!move || replay.rule != noRule) {
            replay.misfit = id;
            break;
        }
    }
    return replay;
}

} // namespace engawa
