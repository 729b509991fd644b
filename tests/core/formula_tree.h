#pragma once

// An invented game's seat, and a second opinion about formulas: random trees, written as people write them and computed
// without the formula's own code.

#include <algorithm>
#include <array>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <span>
#include <string>
#include <vector>

#include <rapidcheck.h>

#include "core/expr/formula.h"

namespace engawa::orchard {

// A seat of an invented game: some numbers, a truth, a colour, and functions over them.
enum ValueIndex { Acorns, Tokens, MaxPile, Won, Favourite, ValueCount };
enum FunctionIndex { Cards, Has, Between };

inline Vocabulary seatVocabulary()
{
    Vocabulary vocabulary;
    const Kind colour = vocabulary.addKind("colour");
    vocabulary.addConstant("red", colour, 0);
    vocabulary.addConstant("blue", colour, 1);
    vocabulary.addConstant("green", colour, 2);
    const Kind season = vocabulary.addKind("season");
    vocabulary.addConstant("autumn", season, 2);
    vocabulary.addConstant("debt", Kind::Number, -7);
    vocabulary.addConstant("too_much", Kind::Number, 1'000'001);
    vocabulary.addValue("acorns", Kind::Number, Acorns);
    vocabulary.addValue("tokens", Kind::Number, Tokens);
    vocabulary.addValue("max_pile", Kind::Number, MaxPile);
    vocabulary.addValue("won", Kind::Truth, Won);
    vocabulary.addValue("favourite", colour, Favourite);
    vocabulary.addFunction("cards", {colour}, Kind::Number, Cards);
    vocabulary.addFunction("has", {colour}, Kind::Truth, Has);
    vocabulary.addFunction("between", {Kind::Number, Kind::Number}, Kind::Number, Between);
    return vocabulary;
}

struct Seat final : Values
{
    std::array<int, ValueCount> values{};
    std::array<int, 3> cards{};
    mutable int asked = 0;

    int value(int index) const override
    {
        ++asked;
        return values.at(static_cast<std::size_t>(index));
    }
    int call(int index, std::span<const int> arguments) const override
    {
        ++asked;
        if (index == Between)
            return arguments[1] - arguments[0];
        const int held = cards.at(static_cast<std::size_t>(arguments[0]));
        return index == Cards ? held : held > 0 ? 1 : 0;
    }
};

inline Seat seat()
{
    Seat seat;
    seat.values = {7, 3, 5, 1, 1};
    seat.cards = {4, 0, 2};
    return seat;
}

struct Node
{
    std::string symbol; // a literal, a name, an operator, "?:", "neg", "min", …
    std::vector<Node> children;
    std::int64_t leaf = 0;
    int position = 0; // where the symbol went when written
};

inline Node truthTree(int depth);

inline Node numberTree(int depth)
{
    const int choice = depth == 0 ? *rc::gen::inRange(0, 3) : *rc::gen::inRange(0, 14);
    const auto tree = [depth] { return numberTree(depth - 1); };
    switch (choice) {
    case 0: {
        const int number = *rc::gen::element(0, 1, 2, 3, 10, 999, 1000, 1001, 999'999, 1'000'000);
        return {std::to_string(number), {}, number};
    }
    case 1:
        return {*rc::gen::element<std::string>("acorns", "tokens", "max_pile"), {}};
    case 2:
        return {"cards", {{*rc::gen::element<std::string>("red", "blue", "green", "favourite"), {}}}};
    case 3:
        return {"neg", {tree()}};
    case 4:
        return {"abs", {tree()}};
    case 5:
        return {"min", {tree(), tree()}};
    case 6:
        return {"max", {tree(), tree(), tree()}};
    case 7:
        return {"?:", {truthTree(depth - 1), tree(), tree()}};
    case 8:
        return {"between", {tree(), tree()}};
    default:
        return {*rc::gen::element<std::string>("+", "-", "*", "/", "%"), {tree(), tree()}};
    }
}

inline Node truthTree(int depth)
{
    const int choice = depth == 0 ? *rc::gen::inRange(0, 2) : *rc::gen::inRange(0, 8);
    switch (choice) {
    case 0:
        return {"won", {}};
    case 1:
        return {"has", {{*rc::gen::element<std::string>("red", "blue", "green", "favourite"), {}}}};
    case 2:
        return {"!", {truthTree(depth - 1)}};
    case 3:
        return {*rc::gen::element<std::string>("&&", "||"), {truthTree(depth - 1), truthTree(depth - 1)}};
    case 4:
        return {*rc::gen::element<std::string>("==", "!="), {{"favourite", {}}, {"green", {}}}};
    case 5:
        return {"?:", {truthTree(depth - 1), truthTree(depth - 1), truthTree(depth - 1)}};
    default:
        return {*rc::gen::element<std::string>("<", "<=", ">", ">=", "==", "!="),
                {numberTree(depth - 1), numberTree(depth - 1)}};
    }
}

inline int strength(const Node &node)
{
    static const std::map<std::string, int> strengths{{"?:", 0}, {"||", 1}, {"&&", 2},  {"==", 3}, {"!=", 3}, {"<", 4},
                                                      {"<=", 4}, {">", 4},  {">=", 4},  {"+", 5},  {"-", 5},  {"*", 6},
                                                      {"/", 6},  {"%", 6},  {"neg", 7}, {"!", 7}};
    const auto found = strengths.find(node.symbol);
    return found == strengths.end() ? 8 : found->second;
}

// Writes with no more brackets than needed, and notes the places.
inline void write(Node &node, std::string &text);

inline void writeAs(Node &node, int leastStrength, std::string &text)
{
    const bool brackets = strength(node) < leastStrength;
    text += brackets ? "( " : "";
    write(node, text);
    text += brackets ? ")" : "";
}

inline void write(Node &node, std::string &text)
{
    const int own = strength(node);
    if (own == 8 || node.symbol == "neg" || node.symbol == "!") {
        node.position = static_cast<int>(text.size());
        text += node.symbol == "neg" ? "-" : node.symbol;
        if (own == 7) {
            writeAs(node.children[0], 7, text);
        } else if (!node.children.empty()) {
            text += "(";
            for (std::size_t i = 0; i < node.children.size(); ++i) {
                text += i > 0 ? ", " : "";
                write(node.children[i], text);
            }
            text += ")";
        }
    } else if (own == 0) {
        writeAs(node.children[0], 1, text);
        text += " ? ";
        write(node.children[1], text);
        text += " : ";
        write(node.children[2], text);
    } else {
        writeAs(node.children[0], own, text);
        text += text.size() % 3 == 0 ? "" : " ";
        node.position = static_cast<int>(text.size());
        text += node.symbol + (text.size() % 2 == 0 ? "" : "\t");
        writeAs(node.children[1], own + 1, text);
    }
}

struct SecondOpinion
{
    const Seat &seat;
    std::string fault = {}; // the first one: " formula-zero@7"

    std::int64_t failed(const std::string &code, int position)
    {
        if (fault.empty())
            fault = " " + code + "@" + std::to_string(position);
        return 0;
    }
    std::int64_t kept(std::int64_t number, int position)
    {
        return std::abs(number) > 1'000'000 ? failed("formula-range", position) : number;
    }

    std::int64_t operator()(const Node &node)
    {
        const auto child = [&](std::size_t i) { return (*this)(node.children[i]); };
        const std::string &s = node.symbol;
        if (s == "?:")
            return child(0) != 0 ? child(1) : child(2);
        if (s == "&&")
            return child(0) != 0 && child(1) != 0;
        if (s == "||")
            return child(0) != 0 || child(1) != 0;

        std::vector<std::int64_t> x;
        for (std::size_t i = 0; i < node.children.size(); ++i)
            x.push_back(child(i));
        if (s == "red" || s == "blue" || s == "green")
            return s == "red" ? 0 : s == "blue" ? 1 : 2;
        if (s == "acorns" || s == "tokens" || s == "max_pile")
            return kept(seat.values[s == "acorns" ? Acorns : s == "tokens" ? Tokens : MaxPile], node.position);
        if (s == "won")
            return seat.values[Won] != 0;
        if (s == "favourite")
            return seat.values[Favourite];
        if (s == "cards")
            return kept(seat.cards[static_cast<std::size_t>(x[0])], node.position);
        if (s == "between")
            return kept(x[1] - x[0], node.position);
        if (s == "has")
            return seat.cards[static_cast<std::size_t>(x[0])] > 0;
        if (s == "neg")
            return -x[0];
        if (s == "!")
            return x[0] == 0;
        if (s == "abs")
            return std::abs(x[0]);
        if (s == "min")
            return std::ranges::min(x);
        if (s == "max")
            return std::ranges::max(x);
        if (s == "+")
            return kept(x[0] + x[1], node.position);
        if (s == "-")
            return kept(x[0] - x[1], node.position);
        if (s == "*")
            return kept(x[0] * x[1], node.position);
        if (s == "/" || s == "%") {
            if (x[1] == 0)
                return failed("formula-zero", node.position);
            const auto quotient = std::floor(static_cast<long double>(x[0]) / static_cast<long double>(x[1]));
            return s == "/" ? static_cast<std::int64_t>(quotient) : x[0] - static_cast<std::int64_t>(quotient) * x[1];
        }
        if (s == "<")
            return x[0] < x[1];
        if (s == "<=")
            return x[0] <= x[1];
        if (s == ">")
            return x[0] > x[1];
        if (s == ">=")
            return x[0] >= x[1];
        if (s == "==")
            return x[0] == x[1];
        if (s == "!=")
            return x[0] != x[1];
        return node.leaf;
    }
};

inline Seat randomSeat()
{
    const auto number = [] {
        return *rc::gen::element(0, 0, 1, -1, 2, -3, 7, -10, 1000, -1000, 1'000'000, -1'000'000, 1'000'001, INT_MAX,
                                 INT_MIN);
    };
    Seat random;
    random.values = {number(), number(), number(), *rc::gen::inRange(0, 3), *rc::gen::inRange(0, 3)};
    random.cards = {number(), number(), number()};
    return random;
}

} // namespace engawa::orchard
