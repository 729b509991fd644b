#include "core/match/capsule.h"

#include <algorithm>
#include <format>
#include <limits>
#include <utility>

#include "core/match/record.h"
#include "core/pack/read.h"
#include "core/pack/syntax.h"

namespace engawa {

namespace {

std::string hashText(const Game &game)
{
    return std::format("{:016x}", dataHash(game.data()));
}

std::string wordOf(const Json &line, const char *field)
{
    const auto found = line.find(field);
    return found != line.end() && found->is_string()
               ? std::string(startOf(found->get_ref<const std::string &>(), noteWordBytes))
               : std::string();
}

std::optional<int> numberOf(const Json &line, const char *field)
{
    const auto found = line.find(field);
    const bool fits = found != line.end() && found->is_number_integer() && *found >= 0 && *found < 1'000'000'000;
    return fits ? std::optional(found->get<int>()) : std::nullopt;
}

bool hasNode(const Match &match, std::optional<int> id)
{
    return id && std::ranges::binary_search(match.nodes(), *id, {}, &Node::id);
}

// Reads the lines that a record passes over.
class CapsuleLines
{
public:
    CapsuleLines(Capsule &capsule, std::string file, Problems &problems)
        : m_capsule(capsule), m_file(std::move(file)), m_problems(problems)
    {
    }

    void read(const Json &line, int number)
    {
        m_number = number;
        const std::string kind = wordOf(line, "capsule");
        if (kind == "variant")
            readVariantLine(line);
        else if (kind == "position")
            readPosition(line);
        else if (kind == "report")
            readReport(line);
    }

private:
    void readVariantLine(const Json &line)
    {
        const auto content = line.find("content");
        if (content == line.end() || !content->is_object())
            return refuse(inWords("reason.variant_object"));
        if (m_capsule.variants.size() == capsuleVariants)
            return refuse(inWords("reason.most_variants", {{"most", capsuleVariants}}));
        m_capsule.variants.push_back({wordOf(line, "file"), *content});
    }

    void readPosition(const Json &line)
    {
        const auto position = line.find("position");
        const std::optional<int> node = numberOf(line, "node");
        if (position == line.end() || !position->is_object() || !hasNode(m_capsule.match, node))
            return refuse(inWords("reason.position_and_node"));
        m_capsule.position = *position;
        const Node &there = m_capsule.match.node(*node);
        if (there.game->position(there.state) != *position)
            warn("capsule-position", {});
    }

    void readReport(const Json &line)
    {
        const std::optional<int> node = numberOf(line, "node");
        if (!hasNode(m_capsule.match, node))
            return refuse(inWords("reason.node"));
        m_capsule.report = Report{*node, numberOf(line, "note"), wordOf(line, "by"), wordOf(line, "date")};
        m_capsule.engine = wordOf(line, "engine");
        m_capsule.dataHash = wordOf(line, "data_hash");
        const std::string expected = hashText(*m_capsule.match.node(*node).game);
        if (m_capsule.dataHash != expected)
            warn("capsule-data", {{"found", std::exchange(m_capsule.dataHash, expected)}, {"expected", expected}});
    }

    void refuse(Argument reason)
    {
        m_problems.push_back(
            {Problem::Level::Error, "capsule-line", m_file, m_number, {}, {{"reason", std::move(reason)}}});
    }

    void warn(const char *code, Problem::Arguments arguments)
    {
        m_problems.push_back({Problem::Level::Warning, code, m_file, m_number, {}, std::move(arguments)});
    }

    Capsule &m_capsule;
    std::string m_file;
    Problems &m_problems;
    int m_number = 0;
};

// The record has been read and its faults are told: a line is looked at only if it may be a capsule's.
void readCapsuleLines(std::string_view text, const std::string &file, Capsule &capsule, Problems &problems)
{
    CapsuleLines lines(capsule, file, problems);
    int number = 1;
    for (std::size_t start = 0; start < text.size(); ++number) {
        const std::size_t end = text.find('\n', start);
        if (end == std::string_view::npos)
            return;
        const std::string_view line = text.substr(start, end - start);
        start = end + 1;
        if (number == 1 || !line.contains("\"capsule\""))
            continue;
        Problems told;
        if (const auto json = readValue(line, file, nullptr, told);
            json && json->is_object() && json->contains("capsule") && !json->contains("id"))
            lines.read(*json, number);
    }
}

std::string engineOf(std::string_view text)
{
    Problems told;
    const auto header = readValue(text.substr(0, text.find('\n')), {}, nullptr, told);
    return header && header->is_object() ? wordOf(*header, "engine") : std::string();
}

} // namespace

std::string recordText(const Match &match)
{
    std::string text = match.header() + "\n";
    auto note = match.notes().begin();
    auto change = match.seatChanges().begin();
    const auto addOthersBefore = [&](int id) {
        while (true) {
            const int noteId = note != match.notes().end() ? note->id : id;
            const int changeId = change != match.seatChanges().end() ? change->id : id;
            if (std::min(noteId, changeId) >= id)
                return;
            text += (noteId < changeId ? noteLine(*note++) : playerLine(*change++)).dump() + "\n";
        }
    };
    for (const Node &node : match.nodes()) {
        if (node.parent < 0)
            continue;
        addOthersBefore(node.id);
        text += (node.move ? moveLine(node) : editLine(node)).dump() + "\n";
    }
    addOthersBefore(std::numeric_limits<int>::max());
    if (match.nodes().size() > 1)
        text += headLine(match.head().id).dump() + "\n";
    return text;
}

std::string capsuleText(const Match &match, const Report &report, const std::vector<CapsuleVariant> &variants)
{
    std::string text = recordText(match);
    const auto add = [&](const Json &line) { text += line.dump() + "\n"; };
    for (const CapsuleVariant &variant : variants)
        add({{"capsule", "variant"}, {"file", variant.file}, {"content", variant.content}});
    const Node &node = match.node(report.node);
    add({{"capsule", "position"}, {"node", node.id}, {"position", node.game->position(node.state)}});
    Json line{{"capsule", "report"}, {"node", node.id}};
    if (report.note)
        line["note"] = *report.note;
    line["engine"] = ENGAWA_VERSION;
    line["data_hash"] = hashText(*node.game);
    if (!report.by.empty())
        line["by"] = report.by;
    if (!report.date.empty())
        line["date"] = report.date;
    add(line);
    return text;
}

std::optional<Capsule> readCapsule(std::string_view text, const std::string &file, const Compiler &compiler,
                                   Problems &problems)
{
    std::optional<Match> match = openRecord(text, file, compiler, problems);
    if (!match)
        return std::nullopt;
    Capsule capsule{std::move(*match), {}, {}, {}, {}, engineOf(text), {}};
    capsule.dataHash = hashText(*capsule.match.nodes().front().game);
    const std::size_t before = problems.size();
    capsule.notes = standingNotes(capsule.match, problems);
    for (std::size_t i = before; i < problems.size(); ++i)
        problems[i].file = file;
    readCapsuleLines(text, file, capsule, problems);
    return capsule;
}

} // namespace engawa
