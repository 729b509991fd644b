#include "app/lab/layout.h"

#include <algorithm>
#include <ostream>

#include "core/game/rulebook.h"

namespace engawa::lab {

namespace {

constexpr std::size_t lineWidth = 100;

std::string dumped(const Json &json)
{
    return json.dump();
}

bool isDeep(const Json &json)
{
    return json.is_structured() && std::ranges::any_of(json, [](const Json &item) { return item.is_structured(); });
}

// A long list of plain values: as many on a line as fit.
void layOutList(const Json &list, std::size_t indent, std::string &text)
{
    text += "[\n" + std::string(indent + 2, ' ');
    std::size_t column = indent + 2;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string item = dumped(list[i]) + (i + 1 < list.size() ? "," : "");
        if (column + item.size() > lineWidth && column > indent + 2) {
            text += "\n" + std::string(indent + 2, ' ');
            column = indent + 2;
        }
        text += item;
        column += item.size();
    }
    text += "\n" + std::string(indent, ' ') + "]";
}

void layOut(const Json &json, std::size_t indent, std::string &text)
{
    const std::string flat = dumped(json);
    if (!json.is_structured() || json.empty() || (indent > 0 && indent + flat.size() <= lineWidth)) {
        text += flat;
        return;
    }
    if (json.is_array() && !isDeep(json)) {
        layOutList(json, indent, text);
        return;
    }
    text += json.is_object() ? "{\n" : "[\n";
    std::size_t left = json.size();
    for (auto item = json.begin(); item != json.end(); ++item) {
        text.append(indent + 2, ' ');
        if (json.is_object())
            text += dumped(item.key()) + ": ";
        layOut(*item, indent + 2, text);
        text += --left > 0 ? ",\n" : "\n";
    }
    text.append(indent, ' ');
    text += json.is_object() ? '}' : ']';
}

// "pink_0", "3", "x 2, y 0": a value that needs no line of its own.
std::string flatValue(const Json &json)
{
    if (json.is_null())
        return "-";
    if (json.is_string())
        return json.get<std::string>();
    if (!json.is_structured())
        return dumped(json);
    std::string text;
    for (auto item = json.begin(); item != json.end(); ++item) {
        text += text.empty() ? "" : ", ";
        if (json.is_object())
            text += item.key() + " ";
        text += flatValue(*item);
    }
    return text.empty() ? "none" : text;
}

void print(std::ostream &out, const Json &json, std::size_t indent)
{
    std::size_t number = 0;
    for (auto item = json.begin(); item != json.end(); ++item) {
        const std::string label = json.is_object() ? item.key() : std::to_string(number++);
        out << std::string(indent, ' ') << label << ':';
        if (isDeep(*item)) {
            out << '\n';
            print(out, *item, indent + 2);
        } else {
            out << ' ' << flatValue(*item) << '\n';
        }
    }
}

} // namespace

void printProblems(std::ostream &out, const Problems &problems, const Sentences &sentences)
{
    for (const Problem &problem : problems)
        out << sentences.line(problem) << '\n';
}

std::size_t widthOf(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char byte) { return (byte & 0xc0) != 0x80; }));
}

void printTable(std::ostream &out, const std::vector<std::vector<std::string>> &rows)
{
    std::vector<std::size_t> widths;
    for (const auto &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(row[i]));
    }
    for (const auto &row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string gap(widths[i] - widthOf(row[i]), ' ');
            if (i == 0)
                out << row[i] << (row.size() > 1 ? gap : "");
            else
                out << "  " << gap << row[i];
        }
        out << '\n';
    }
}

std::string laidOut(const Json &json)
{
    std::string text;
    layOut(json, 0, text);
    return text + "\n";
}

void printValue(std::ostream &out, const Json &json)
{
    print(out, json, 0);
}

std::string say(const Game &game, const Message &message, std::string_view language)
{
    return game.texts().format(language, message);
}

std::string nameOf(const Game &game, const std::string &id, std::string_view language)
{
    const std::string key = "name." + id;
    return game.texts().has(language, key) || game.texts().has(game.texts().languages().front(), key)
               ? say(game, Message{key, {}}, language)
               : id;
}

CitedRule cited(const Game &game, const State &state, RuleIndex rule, std::string_view language)
{
    return {std::string(game.rules()[static_cast<std::size_t>(rule)]),
            ruleSentence(game, rule, game.modeOf(state), language)};
}

} // namespace engawa::lab
