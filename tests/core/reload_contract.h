#pragma once

#include <map>
#include <regex>
#include <set>

#include <QTest>

#include "core/game/receipt.h"
#include "core/match/match.h"
#include "core/match/record.h"
#include "core/match/reload.h"
#include "core/pack/pointer.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"

// Live reload as a property: any edits and moves, interleaved in any way, keep the contract of the design.

namespace engawa {

// Where a value stands in a pack, and what its schema says about it. Valid as long as both.
struct EditPlace
{
    std::string file;
    std::string pointer;
    const Json &value;
    const Json &schema;
    bool entry = false;    // a whole entry
    bool optional = false; // its schema doesn't require it

    bool countsCopies() const { return pointer.ends_with("/count") && value.is_number_integer(); }
};

class Places
{
public:
    Places(const Data &data, const Schemas &schemas)
    {
        const auto game = data.value("pack", "game")->get<std::string>();
        for (const auto &[file, table] : data.files) {
            const Schema *schema = file == "pack.json" ? nullptr : schemas.find(game, file);
            if (!schema)
                continue;
            m_file = file;
            m_root = &schema->json();
            for (const EntryPtr &entry : table->entries())
                visit(pointerPart(entry->id), entry->value, member(*m_root, entry->id), true,
                      !isRequired(*m_root, entry->id));
        }
    }

    std::vector<EditPlace> all;
    std::map<std::string, std::set<std::string>> formulas; // hint to texts

private:
    static const Json &anything()
    {
        static const Json schema = Json::object();
        return schema;
    }
    static bool matches(const std::string &key, const std::string &pattern)
    {
        static std::map<std::string, std::regex> compiled; // that takes longer than matching
        const auto found = compiled.try_emplace(pattern, pattern).first;
        return std::regex_search(key, found->second);
    }
    const Json &resolved(const Json &schema) const
    {
        const Json *found = &schema;
        while (found->is_object() && found->contains("$ref")) {
            const Json::json_pointer reference(found->at("$ref").get<std::string>().substr(1));
            found = m_root->contains(reference) ? &m_root->at(reference) : &anything();
        }
        return *found;
    }
    const Json &member(const Json &schema, const std::string &key) const
    {
        if (schema.contains("properties") && schema["properties"].contains(key))
            return resolved(schema["properties"][key]);
        if (schema.contains("patternProperties"))
            for (const auto &[pattern, below] : schema["patternProperties"].items())
                if (matches(key, pattern))
                    return resolved(below);
        const bool others = schema.contains("additionalProperties") && schema["additionalProperties"].is_object();
        return others ? resolved(schema["additionalProperties"]) : anything();
    }
    static bool isRequired(const Json &schema, const std::string &key)
    {
        return schema.contains("required") && std::ranges::contains(schema["required"], Json(key));
    }
    void visit(const std::string &pointer, const Json &value, const Json &schema, bool entry, bool optional)
    {
        all.push_back({m_file, pointer, value, schema, entry, optional});
        if (value.is_string() && schema.contains("x-formula"))
            formulas[schema["x-formula"].dump()].insert(value.get<std::string>());
        if (value.is_object())
            for (const auto &[key, below] : value.items())
                visit(pointer + pointerPart(key), below, member(schema, key), false, !isRequired(schema, key));
        else if (value.is_array())
            for (std::size_t i = 0; i < value.size(); ++i)
                visit(pointer + "/" + std::to_string(i), value[i],
                      schema.contains("items") ? resolved(schema["items"]) : anything(), false, false);
    }

    std::string m_file;
    const Json *m_root = nullptr;
};

inline Json oneOf(const std::vector<Json> &values, std::uint64_t chance)
{
    return values.empty() ? Json() : values[static_cast<std::size_t>(chance % values.size())];
}

// Another value for a place that its schema allows; the same one where there is none.
inline Json otherValue(const Data &data, const Places &places, const EditPlace &place, std::uint64_t chance)
{
    const Json &schema = place.schema;
    if (place.value.is_boolean())
        return !place.value.get<bool>();
    if (place.value.is_number_integer()) {
        const int now = place.value.get<int>();
        const int least = schema.value("minimum", 0), most = std::min(schema.value("maximum", 20), 200);
        const int near = now + static_cast<int>(chance % 5) - 2;
        const int far = least + static_cast<int>(chance % static_cast<std::uint64_t>(most - least + 1));
        return std::clamp(chance >> 40 & 3 ? near : far, least, most);
    }
    if (!place.value.is_string())
        return place.value;
    std::vector<Json> choices;
    if (schema.contains("enum"))
        choices.assign(schema["enum"].begin(), schema["enum"].end());
    if (schema.contains("x-ref"))
        for (const Json &table : schema["x-ref"].is_array() ? schema["x-ref"] : Json::array({schema["x-ref"]}))
            for (const EntryPtr &entry : data.table(table.get<std::string>()).entries())
                choices.push_back(entry->id);
    if (schema.contains("x-formula")) {
        const auto found = places.formulas.find(schema["x-formula"].dump());
        choices.assign(found->second.begin(), found->second.end());
        for (const char *formula : {"0", "7", "3 - 5", "1 > 0 ? 2 : 3"})
            choices.push_back(formula);
    }
    if (!choices.empty())
        return oneOf(choices, chance);
    return place.file.starts_with("text/") ? Json(place.value.get<std::string>() + "!") : place.value;
}

// One edit that a designer might make. It may turn out not to compile.
inline std::optional<Data> someEdit(const Data &data, std::uint64_t chance)
{
    const Places places(data, compiler().schemas());
    std::vector<const EditPlace *> counts, texts, entries, plain;
    for (const EditPlace &place : places.all) {
        if (place.countsCopies())
            counts.push_back(&place);
        else if (place.file.starts_with("text/"))
            texts.push_back(&place);
        else if (place.entry && place.value.is_object())
            entries.push_back(&place);
        else if (!place.value.is_structured())
            plain.push_back(&place);
    }
    const auto pick = [&](const std::vector<const EditPlace *> &from) {
        return from.empty() ? nullptr : from[static_cast<std::size_t>((chance >> 8) % from.size())];
    };
    Problems problems;
    const auto set = [&](const EditPlace &place, const Json &value) {
        return edited(data, place.file, place.pointer, value, problems);
    };
    const std::uint64_t more = draw(chance, 1, 1);
    const auto kind = chance % 16;
    if (const EditPlace *place = kind < 5 ? pick(counts) : nullptr)
        return set(*place, otherValue(data, places, *place, more));
    if (const EditPlace *place = kind == 5 ? pick(texts) : nullptr)
        return set(*place, otherValue(data, places, *place, more));
    if (const EditPlace *place = kind == 6 ? pick(entries) : nullptr)
        return set(*place, nullptr);
    if (const EditPlace *place = kind == 7 ? pick(entries) : nullptr)
        return edited(data, place->file, "/new_" + std::to_string(more % 1000), place->value, problems);
    if (const EditPlace *place = pick(plain)) {
        if (kind == 8 && place->optional)
            return set(*place, nullptr);
        return set(*place, otherValue(data, places, *place, more));
    }
    return std::nullopt;
}

using Copy = std::tuple<std::string, std::string, int>; // table, id, number

struct Lying
{
    std::string zone;
    bool held;
};

inline std::map<Copy, Lying> piecesIn(const Node &node)
{
    std::vector<PlacedCopy> copies;
    node.game->pieces(node.state, copies);
    std::map<Copy, Lying> pieces;
    for (const PlacedCopy &copy : copies) {
        const bool isNew =
            pieces.emplace(Copy{copy.table, copy.id, copy.copy}, Lying{std::string(copy.zone), copy.held}).second;
        RC_ASSERT(isNew);
    }
    return pieces;
}

inline bool inData(const Data &data, const Copy &copy)
{
    const auto &[table, id, number] = copy;
    const EntryPtr *entry = data.table(table).find(id);
    return entry
           && (!(*entry)->value.is_object() || !(*entry)->value.contains("count") || (*entry)->value["count"] > number);
}

// A kind whose pieces the box has in any number, such as a colour: one may come or go, but there is no pile to tell of.
inline bool isKindInTheBox(const Data &data, const Copy &copy, const Lying &lying)
{
    const Json *entry = data.value(std::get<0>(copy), std::get<1>(copy));
    return lying.zone == "box" && entry && !entry->contains("count");
}

inline int linesWith(const Receipt &receipt, std::string_view key)
{
    return static_cast<int>(std::ranges::count(receipt.lines, key, &Message::key));
}

struct Written
{
    Written(const Setting &setting, std::uint64_t seed) : match(begun(setting, seed))
    {
        text = match.header() + "\n";
        match.setWrite([this](const std::string &line) {
            text += line + "\n";
            last.push_back(line);
        });
    }
    Written(const Written &) = delete;

    static Match begun(const Setting &setting, std::uint64_t seed)
    {
        Problems problems;
        return *Match::begin(setting.game, {setting.setup, seed, std::nullopt, {}}, problems);
    }
    bool play(std::uint64_t choice)
    {
        MoveList moves;
        match.game().legal(match.state(), moves);
        return !moves.empty() && match.play(moves[static_cast<std::size_t>(choice % moves.size())]) == noRule;
    }
    void playOn(std::uint64_t seed, int moves)
    {
        for (int i = 0; i < moves && play(draw(seed, 31, static_cast<std::uint64_t>(i))); ++i) {}
    }
    const Receipt *edit(const std::string &file, const std::string &pointer, const Json &value)
    {
        problems.clear();
        const auto data = edited(match.game().data(), file, pointer, value, problems);
        return data ? match.edit(compiler(), *data, problems) : nullptr;
    }

    Match match;
    std::string text;
    std::vector<std::string> last; // lines since somebody cleared them
    Problems problems;
};

// The last whole decision before or at the head.
inline const Node &wholeNode(const Match &match)
{
    const Node *node = &match.head();
    while (!node->game->wholeDecision(node->state))
        node = &match.node(node->parent);
    return *node;
}

// Where an edit takes hold: a text leaves an open turn alone.
inline const Node &nodeToEdit(const Match &match, const Data &newData)
{
    return onlyWords(changesBetween(match.game().data(), newData)) ? match.head() : wholeNode(match);
}

// What the receipt says is what happened to the copies.
inline void copiesAreAccountedFor(const Node &before, const Node &after)
{
    const auto had = piecesIn(before), has = piecesIn(after);
    int left = 0, entered = 0, retired = 0;
    for (const auto &[copy, lying] : had) {
        const auto now = has.find(copy);
        if (lying.held) {
            RC_ASSERT(now != has.end());
            RC_ASSERT(now->second.zone == lying.zone);
            retired += !inData(after.game->data(), copy);
        } else if (now == has.end()) {
            left += !isKindInTheBox(before.game->data(), copy, lying);
        } else {
            RC_ASSERT(inData(after.game->data(), copy));
        }
    }
    for (const auto &[copy, lying] : has)
        if (!had.contains(copy)) {
            RC_ASSERT(inData(after.game->data(), copy));
            RC_ASSERT(!lying.held);
            entered += !isKindInTheBox(after.game->data(), copy, lying);
        }
    RC_ASSERT(linesWith(after.receipt, "receipt.left_deck") + linesWith(after.receipt, "receipt.left_discard") == left);
    RC_ASSERT(linesWith(after.receipt, "receipt.entered_deck") == entered);
    RC_ASSERT(linesWith(after.receipt, "receipt.stays_retired") == retired);
    for (const Message &line : after.receipt.lines) {
        const std::string sentence = Sentences(shippedEngineTexts(), "en", &after.game->texts()).of(line);
        RC_LOG() << line.key << " " << sentence << "\n";
        RC_ASSERT(!sentence.empty() && !sentence.starts_with(line.key));
    }
}

inline Json inOrderOfKeys(Json value)
{
    if (value.is_structured())
        for (Json &inside : value)
            inside = inOrderOfKeys(std::move(inside));
    if (value.is_object())
        std::ranges::sort(value.items(), {}, &JsonMember::key);
    return value;
}

// Every file the same, entries in the same order; the order of the fields inside an entry says nothing.
inline std::string inOrder(const Table &table)
{
    std::string text;
    for (const EntryPtr &entry : table.entries())
        text += entry->id + " " + inOrderOfKeys(entry->value).dump() + "\n";
    return text;
}

inline void expectData(const Data &data, const Data &expected)
{
    RC_ASSERT(data.files.size() == expected.files.size());
    for (const auto &[file, table] : expected.files) {
        if (data.files.at(file) == table) // the very same
            continue;
        const std::string found = inOrder(*data.files.at(file)), wanted = inOrder(*table);
        if (found == wanted)
            continue;
        RC_LOG() << file << " is\n" << found << "and should be\n" << wanted;
        RC_FAIL("the data differ");
    }
}

inline void sameWhenReopened(const Written &written)
{
    Problems problems;
    const auto opened = openRecord(written.text, "record", compiler(), problems);
    // The data may have warnings; that a state has another hash, or a line is missing, is one too and no matter of data.
    const bool isWhole = std::ranges::none_of(problems, [](const Problem &problem) {
        return problem.level == Problem::Level::Error || problem.code.starts_with("record-");
    });
    if (!isWhole)
        RC_FAIL(linesOf(problems).join('\n').toStdString());
    RC_ASSERT(opened->nodes().size() == written.match.nodes().size());
    std::set<std::pair<GamePtr, GamePtr>> compared; // many nodes share the data of one edit
    for (const Node &node : written.match.nodes()) {
        RC_ASSERT((opened->node(node.id).state == node.state));
        Receipt receipt = node.receipt; // that the turn went back is in the line before
        std::erase_if(receipt.lines, [](const Message &line) { return line.key == "receipt.turn_back"; });
        RC_ASSERT((opened->node(node.id).receipt.lines == receipt.lines));
        if (compared.emplace(opened->node(node.id).game, node.game).second)
            expectData(opened->node(node.id).game->data(), node.game->data());
    }
    RC_ASSERT(opened->head().id == written.match.head().id);
}

} // namespace engawa
