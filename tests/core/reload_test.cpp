// Live reload as a property: any edits and moves, interleaved in any way, keep the contract of the design.

#include "core/match/reload.h"
#include "core/match/match.h"

#include <map>
#include <regex>
#include <set>

#include <QTest>

#include "core/match/receipt.h"
#include "core/match/record.h"
#include "core/pack/pointer.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"

using namespace engawa;

namespace {

// Where a value stands in a pack, and what its schema says about it.
struct Place
{
    std::string file;
    std::string pointer;
    Json value;
    Json schema;
    bool entry = false;    // a whole entry
    bool optional = false; // its schema doesn't require it
};

class Places
{
public:
    Places(const Data &data, const Schemas &schemas) : m_data(data)
    {
        const auto game = data.value("pack", "game")->get<std::string>();
        for (const auto &[file, table] : data.files) {
            const Schema *schema = file == "pack.json" ? nullptr : schemas.find(game, file);
            if (!schema)
                continue;
            m_file = file;
            m_root = schema->json();
            for (const EntryPtr &entry : table->entries())
                visit(pointerPart(entry->id), entry->value, member(m_root, entry->id), true, !isRequired(m_root, entry->id));
        }
    }

    std::vector<Place> all;
    std::map<std::string, std::set<std::string>> formulas; // hint to texts

private:
    Json resolved(Json schema) const
    {
        while (schema.is_object() && schema.contains("$ref")) {
            const auto reference = schema["$ref"].get<std::string>();
            schema = m_root.value(Json::json_pointer(reference.substr(1)), Json());
        }
        return schema;
    }
    Json member(const Json &schema, const std::string &key) const
    {
        if (schema.contains("properties") && schema["properties"].contains(key))
            return resolved(schema["properties"][key]);
        if (schema.contains("patternProperties"))
            for (const auto &[pattern, below] : schema["patternProperties"].items())
                if (std::regex_search(key, std::regex(pattern)))
                    return resolved(below);
        const Json others = schema.value("additionalProperties", Json());
        return others.is_object() ? resolved(others) : Json::object();
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
                visit(pointer + "/" + std::to_string(i), value[i], resolved(schema.value("items", Json::object())), false, false);
    }

    const Data &m_data;
    std::string m_file;
    Json m_root;
};

Json oneOf(const std::vector<Json> &values, std::uint64_t chance)
{
    return values.empty() ? Json() : values[static_cast<std::size_t>(chance % values.size())];
}

// Another value for a place that its schema allows; the same one where there is none.
Json otherValue(const Data &data, const Places &places, const Place &place, std::uint64_t chance)
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
std::optional<Data> someEdit(const Data &data, std::uint64_t chance)
{
    const Places places(data, compiler().schemas());
    std::vector<const Place *> counts, texts, entries, plain;
    for (const Place &place : places.all) {
        if (place.pointer.ends_with("/count"))
            counts.push_back(&place);
        else if (place.file.starts_with("text/"))
            texts.push_back(&place);
        else if (place.entry && place.value.is_object())
            entries.push_back(&place);
        else if (!place.value.is_structured())
            plain.push_back(&place);
    }
    const auto pick = [&](const std::vector<const Place *> &from) {
        return from.empty() ? nullptr : from[static_cast<std::size_t>((chance >> 8) % from.size())];
    };
    Problems problems;
    const auto set = [&](const Place &place, const Json &value) { return edited(data, place.file, place.pointer, value, problems); };
    const std::uint64_t more = draw(chance, 1, 1);
    const auto kind = chance % 16;
    if (const Place *place = kind < 5 ? pick(counts) : nullptr)
        return set(*place, otherValue(data, places, *place, more));
    if (const Place *place = kind == 5 ? pick(texts) : nullptr)
        return set(*place, otherValue(data, places, *place, more));
    if (const Place *place = kind == 6 ? pick(entries) : nullptr)
        return set(*place, nullptr);
    if (const Place *place = kind == 7 ? pick(entries) : nullptr)
        return edited(data, place->file, "/new_" + std::to_string(more % 1000), place->value, problems);
    if (const Place *place = pick(plain)) {
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

std::map<Copy, Lying> piecesIn(const Node &node)
{
    std::vector<PlacedCopy> copies;
    node.game->pieces(node.state, copies);
    std::map<Copy, Lying> pieces;
    for (const PlacedCopy &copy : copies) {
        const bool isNew = pieces.emplace(Copy{copy.table, copy.id, copy.copy}, Lying{std::string(copy.zone), copy.held}).second;
        RC_ASSERT(isNew);
    }
    return pieces;
}

bool inData(const Data &data, const Copy &copy)
{
    const auto &[table, id, number] = copy;
    const EntryPtr *entry = data.table(table).find(id);
    return entry && (!(*entry)->value.is_object() || !(*entry)->value.contains("count") || (*entry)->value["count"] > number);
}

int linesWith(const Receipt &receipt, std::string_view key)
{
    return static_cast<int>(std::ranges::count(receipt.lines, key, &Message::key));
}

std::vector<std::string> drawPile(const Match &match)
{
    std::vector<PlacedCopy> copies;
    match.game().pieces(match.state(), copies);
    std::vector<std::string> pile;
    for (const PlacedCopy &copy : copies)
        if (!copy.held)
            pile.push_back(std::string(copy.id) + "#" + std::to_string(copy.copy));
    return pile;
}

struct Written
{
    Written(const Setting &setting, std::uint64_t seed) : match(begun(setting, seed))
    {
        text = match.header() + "\n";
        match.setWrite([this](const std::string &line) { text += line + "\n"; last.push_back(line); });
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
        for (int i = 0; i < moves && play(draw(seed, 31, static_cast<std::uint64_t>(i))); ++i) {
        }
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
const Node &wholeNode(const Match &match)
{
    const Node *node = &match.head();
    while (!node->game->wholeDecision(node->state))
        node = &match.node(node->parent);
    return *node;
}

void nothingHappened(const Written &written, const std::string &textBefore, int headBefore, const State &before)
{
    RC_ASSERT(hasError(written.problems));
    RC_ASSERT(written.text == textBefore);
    RC_ASSERT(written.match.head().id == headBefore);
    RC_ASSERT((written.match.state() == before));
}

// What the receipt says is what happened to the copies.
void copiesAreAccountedFor(const Node &before, const Node &after)
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
            ++left;
        } else {
            RC_ASSERT(inData(after.game->data(), copy));
        }
    }
    for (const auto &[copy, lying] : has)
        if (!had.contains(copy)) {
            RC_ASSERT(inData(after.game->data(), copy));
            RC_ASSERT(!lying.held);
            ++entered;
        }
    RC_ASSERT(linesWith(after.receipt, "receipt.left_deck") + linesWith(after.receipt, "receipt.left_discard") == left);
    RC_ASSERT(linesWith(after.receipt, "receipt.entered_deck") == entered);
    RC_ASSERT(linesWith(after.receipt, "receipt.stays_retired") == retired);
    for (const Message &line : after.receipt.lines) {
        const std::string sentence = receiptSentence(line, after.game->texts(), "en");
        RC_LOG() << line.key << " " << sentence << "\n";
        RC_ASSERT(!sentence.empty());
    }
}

// Every file the same, entries in the same order; the order of the fields inside an entry says nothing.
std::string inOrder(const Table &table)
{
    std::string text;
    for (const EntryPtr &entry : table.entries())
        text += entry->id + " " + nlohmann::json::parse(entry->value.dump()).dump() + "\n";
    return text;
}

void sameData(const Data &data, const Data &expected)
{
    RC_ASSERT(data.files.size() == expected.files.size());
    for (const auto &[file, table] : expected.files) {
        const std::string found = inOrder(*data.files.at(file)), wanted = inOrder(*table);
        if (found == wanted)
            continue;
        RC_LOG() << file << " is\n" << found << "and should be\n" << wanted;
        RC_FAIL("the data differ");
    }
}

void positionReadsBack(const Match &match)
{
    Problems problems;
    const Json position = match.game().position(match.state());
    const auto read = match.game().fromPosition(position, match.opening().setup, match.opening().seed, problems);
    if (read != match.state())
        RC_LOG() << position.dump() << "\n" << linesOf(problems).join('\n').toStdString() << "\n";
    RC_ASSERT((read == match.state()));
}

void sameWhenReopened(const Written &written)
{
    Problems problems;
    const auto opened = openRecord(written.text, "record", compiler(), problems);
    RC_ASSERT(linesOf(problems).join('\n').toStdString() == "");
    RC_ASSERT(opened->nodes().size() == written.match.nodes().size());
    for (const Node &node : written.match.nodes()) {
        RC_ASSERT((opened->node(node.id).state == node.state));
        Receipt receipt = node.receipt; // that the turn went back is in the line before
        std::erase_if(receipt.lines, [](const Message &line) { return line.key == "receipt.turn_back"; });
        RC_ASSERT((opened->node(node.id).receipt.lines == receipt.lines));
        sameData(opened->node(node.id).game->data(), node.game->data());
    }
    RC_ASSERT(opened->head().id == written.match.head().id);
}

// Makes the edit and looks whether the contract was kept. False for one that was refused.
bool editKeepsTheContract(Written &written, const Data &newData)
{
    const std::string text = written.text;
    const int head = written.match.head().id;
    const State state = written.match.state();
    const Node before = wholeNode(written.match);
    written.problems.clear();
    written.last.clear();
    const Receipt *receipt = written.match.edit(compiler(), newData, written.problems);
    if (!receipt) {
        nothingHappened(written, text, head, state);
        return false;
    }
    const Node after = written.match.head();
    RC_ASSERT(!hasError(written.problems));
    RC_ASSERT(after.parent == before.id);
    RC_ASSERT(written.last.size() == (before.id == head ? 1u : 2u));
    RC_ASSERT(written.last.back().contains("\"edit\""));
    RC_ASSERT(linesWith(*receipt, "receipt.turn_back") == (before.id == head ? 0 : 1));
    sameData(after.game->data(), newData);
    RC_ASSERT(after.game->toAct(after.state) == before.game->toAct(before.state));
    RC_ASSERT(after.game->modeOf(after.state) == before.game->modeOf(before.state));
    RC_ASSERT(after.game->wholeDecision(after.state));
    MoveList moves;
    after.game->legal(after.state, moves);
    RC_ASSERT(moves.empty() == (after.game->toAct(after.state) == nobody));
    copiesAreAccountedFor(before, after);
    positionReadsBack(written.match);

    RC_ASSERT(written.match.undo());
    RC_ASSERT((written.match.state() == before.state));
    RC_ASSERT(written.match.gamePtr() == before.game);
    RC_ASSERT(written.match.redo());
    RC_ASSERT((written.match.state() == after.state));
    return true;
}

} // namespace

class ReloadTest : public QObject
{
    Q_OBJECT

private slots:
    void anyEditsAndMovesKeepTheContract_data() { addSettingRows(); }
    void anyEditsAndMovesKeepTheContract();
    void anEditThatDoesNotCompileChangesNothing_data() { addSettingRows(); }
    void anEditThatDoesNotCompileChangesNothing();
    void revertingTheLastEditRestoresTheState_data() { addSettingRows(); }
    void revertingTheLastEditRestoresTheState();
    void revertingAnEarlierEditGivesTheOldDataAgain_data() { addSettingRows(); }
    void revertingAnEarlierEditGivesTheOldDataAgain();
    void addingAndRemovingACopyLeavesTheDeckAlone_data() { addSettingRows(); }
    void addingAndRemovingACopyLeavesTheDeckAlone();
    void aNewCopyLiesWhereAFreshDealHasIt_data() { addSettingRows(); }
    void aNewCopyLiesWhereAFreshDealHasIt();
    void someNewCopyEnteredADrawPile();
    void manyNewCopiesNeverOverflow_data() { addSettingRows(); }
    void manyNewCopiesNeverOverflow();

    void anOpenTurnGoesBackToItsLastWholeDecision();
    void aHeldCopyIsRetiredAndKeepsItsData();
    void aRetiredCopyThatComesBackIsNotDealtTwice();
    void theOrderOfEntriesIsPartOfTheData();
    void aNewEntryMayStandInTheMiddle();
    void aTextHoldsAtOnce();
    void aFaceHoldsAtOnceAndIsNotInTheRecord();
    void theModeInPlayCannotBeTakenAway();
    void theSeatsInPlayCannotBeChanged();
    void revertRefusesWhatIsNoEdit();
    void severalChangesAreOneLine();
    void revertingARemovalPutsTheEntryBackInItsPlace();

private:
    int m_entered = 0; // new copies that the tests saw in a draw pile
};

void ReloadTest::anyEditsAndMovesKeepTheContract()
{
    const Setting &setting = rowSetting();
    int accepted = 0, refused = 0;
    holds(casesOf(240), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        const auto steps = *rc::gen::resize(14, rc::gen::arbitrary<std::vector<std::pair<std::uint8_t, std::uint16_t>>>());
        Written written(setting, seed);
        for (const auto &[moves, chance] : steps) {
            written.playOn(seed + chance, moves % 12);
            const auto data = someEdit(written.match.game().data(), draw(chance, 2, seed));
            if (data)
                ++(editKeepsTheContract(written, *data) ? accepted : refused);
        }
        sameWhenReopened(written);
        const auto pieces = piecesIn(written.match.head());
        written.playOn(seed, mostDecisions);
        RC_ASSERT(written.match.game().toAct(written.match.state()) == nobody);
        RC_ASSERT(written.match.game().outcome(written.match.state()).over);
        const auto atTheEnd = piecesIn(written.match.head());
        RC_ASSERT(pieces.size() == atTheEnd.size());
        for (const auto &[copy, lying] : pieces)
            RC_ASSERT(atTheEnd.contains(copy));
    });
    QVERIFY2(accepted > 0 && accepted * 3 > refused, qPrintable(QStringLiteral("%1 accepted, %2 refused").arg(accepted).arg(refused)));
}

void ReloadTest::anEditThatDoesNotCompileChangesNothing()
{
    const Setting &setting = rowSetting();
    const Places places(setting.game->data(), compiler().schemas());
    std::vector<Place> typed;
    for (const Place &place : places.all)
        if (!place.value.is_structured() && !place.file.starts_with("text/"))
            typed.push_back(place);
    holds(casesOf(200), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        const Place place = typed[*rc::gen::inRange<std::size_t>(0, typed.size())];
        Written written(setting, seed);
        written.playOn(seed, *rc::gen::inRange(0, 40));
        const std::string text = written.text;
        const int head = written.match.head().id;
        const State state = written.match.state();
        const auto games = written.match.gamePtr();
        RC_ASSERT((written.edit(place.file, place.pointer, Json::array({Json::object()})) == nullptr));
        nothingHappened(written, text, head, state);
        RC_ASSERT(written.match.gamePtr() == games);
        RC_ASSERT(written.problems.front().pointer.starts_with("/"));
        if (place.value.is_number_integer() && place.schema.contains("maximum")) {
            RC_ASSERT((written.edit(place.file, place.pointer, place.schema["maximum"].get<int>() + 1) == nullptr));
            nothingHappened(written, text, head, state);
        }
        if (place.schema.contains("x-formula")) {
            RC_ASSERT((written.edit(place.file, place.pointer, "1 +") == nullptr));
            nothingHappened(written, text, head, state);
        }
    });
}

void ReloadTest::revertingTheLastEditRestoresTheState()
{
    const Setting &setting = rowSetting();
    holds(casesOf(120), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        Written written(setting, seed);
        written.playOn(seed, *rc::gen::inRange(0, 60));
        const auto data = someEdit(written.match.game().data(), draw(seed, 5, 5));
        RC_PRE(data.has_value());
        const Node before = wholeNode(written.match);
        RC_PRE((written.match.edit(compiler(), *data, written.problems) != nullptr));
        RC_PRE(!written.match.head().edit.empty());
        RC_ASSERT(written.match.revert(compiler(), written.match.head().id, written.problems));
        RC_ASSERT((written.match.state() == before.state));
        RC_ASSERT(written.match.gamePtr() == before.game);
        RC_ASSERT(written.last.back() == headLine(before.id).dump());
        sameWhenReopened(written);
    });
}

void ReloadTest::revertingAnEarlierEditGivesTheOldDataAgain()
{
    const Setting &setting = rowSetting();
    holds(casesOf(200), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        Written written(setting, seed);
        written.playOn(seed, *rc::gen::inRange(0, 30));
        const auto data = someEdit(written.match.game().data(), draw(seed, 5, 5));
        RC_PRE(data.has_value());
        const Data old = written.match.game().data();
        RC_PRE((written.match.edit(compiler(), *data, written.problems) != nullptr));
        const Node edit = written.match.head();
        RC_PRE(!edit.edit.empty());
        RC_LOG() << editLine(edit).dump() << "\n";
        written.playOn(seed + 1, 1 + *rc::gen::inRange(0, 20));
        RC_PRE(written.match.head().id != edit.id);
        const Node before = wholeNode(written.match);
        written.problems.clear();
        const bool reverted = written.match.revert(compiler(), edit.id, written.problems);
        RC_ASSERT(linesOf(written.problems).join('\n').toStdString() == "");
        RC_ASSERT(reverted);
        sameData(written.match.game().data(), old);
        RC_ASSERT(written.match.head().parent == before.id);
        RC_ASSERT(!written.match.head().receipt.lines.empty());
        copiesAreAccountedFor(before, written.match.head());
        sameWhenReopened(written);
    });
}

void ReloadTest::addingAndRemovingACopyLeavesTheDeckAlone()
{
    const Setting &setting = rowSetting();
    std::vector<Place> counts;
    for (const Place &place : Places(setting.game->data(), compiler().schemas()).all)
        if (place.pointer.ends_with("/count"))
            counts.push_back(place);
    if (counts.empty())
        QSKIP("no table of this pack counts copies");
    holds(casesOf(120), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        const Place place = counts[*rc::gen::inRange<std::size_t>(0, counts.size())];
        const int count = place.value.get<int>();
        Written written(setting, seed);
        written.playOn(seed, *rc::gen::inRange(0, 40));
        RC_PRE(written.match.game().wholeDecision(written.match.state()));
        const State before = written.match.state();
        const auto pile = drawPile(written.match);
        RC_ASSERT((written.edit(place.file, place.pointer, count + 1) != nullptr));
        auto grown = drawPile(written.match);
        std::erase_if(grown, [&](const std::string &copy) { return !std::ranges::contains(pile, copy); });
        RC_ASSERT(grown == pile);
        RC_ASSERT((written.edit(place.file, place.pointer, count) != nullptr));
        RC_ASSERT(drawPile(written.match) == pile);
        RC_ASSERT((written.match.state() == before));
    });
}

// "New copies enter the draw pile at their stable place": where they would lie had they been there from the start.
void ReloadTest::aNewCopyLiesWhereAFreshDealHasIt()
{
    const Setting &setting = rowSetting();
    std::vector<Place> counts;
    for (const Place &place : Places(setting.game->data(), compiler().schemas()).all)
        if (place.pointer.ends_with("/count"))
            counts.push_back(place);
    if (counts.empty())
        QSKIP("no table of this pack counts copies");
    holds(casesOf(120), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        const Place place = counts[*rc::gen::inRange<std::size_t>(0, counts.size())];
        Written written(setting, seed);
        const Receipt *receipt = written.edit(place.file, place.pointer, place.value.get<int>() + 2);
        RC_ASSERT((receipt != nullptr));
        m_entered += linesWith(*receipt, "receipt.entered_deck"); // a set-up may leave the component in the box
        Problems problems;
        const auto fresh = Match::begin(written.match.gamePtr(), {setting.setup, seed, std::nullopt, {}}, problems);
        auto edited = drawPile(written.match), dealt = drawPile(*fresh);
        std::erase_if(edited, [&](const std::string &copy) { return !std::ranges::contains(dealt, copy); });
        std::erase_if(dealt, [&](const std::string &copy) { return !std::ranges::contains(drawPile(written.match), copy); });
        RC_ASSERT(edited == dealt);
    });
}

void ReloadTest::someNewCopyEnteredADrawPile()
{
    QVERIFY(m_entered > 0);
}

// Retired copies stay, and new ones come, again and again: capacities end that with a problem or a shorter deck, never
// with a broken state.
void ReloadTest::manyNewCopiesNeverOverflow()
{
    const Setting &setting = rowSetting();
    Written written(setting, 17);
    std::vector<Place> counts;
    for (const Place &place : Places(setting.game->data(), compiler().schemas()).all)
        if (place.pointer.ends_with("/count"))
            counts.push_back(place);
    if (counts.empty())
        QSKIP("no table of this pack counts copies");
    for (int round = 0; round < 30; ++round) {
        const std::size_t favourite = static_cast<std::size_t>(round) % counts.size();
        for (const int most : {100, 70, 60, 40, 20, 10, 5, 3, 2}) {
            Data data = written.match.game().data();
            Problems problems;
            for (std::size_t i = 0; i < counts.size(); ++i)
                data = *edited(data, counts[i].file, counts[i].pointer, i == favourite ? most : most / 20, problems);
            written.problems.clear();
            if (written.match.edit(compiler(), data, written.problems))
                break;
        }
        written.playOn(static_cast<std::uint64_t>(round), 25);
        Problems problems;
        const Json position = written.match.game().position(written.match.state());
        const auto read = written.match.game().fromPosition(position, setting.setup, 17, problems);
        QVERIFY2(read && *read == written.match.state(), qPrintable(linesOf(problems).join('\n')));
    }
    written.playOn(1, mostDecisions);
    QVERIFY(written.match.game().outcome(written.match.state()).over);
}

void ReloadTest::anOpenTurnGoesBackToItsLastWholeDecision()
{
    for (const Setting &setting : everySetting()) {
        Written written(setting, 3);
        int tried = 0;
        for (std::uint64_t i = 0; i < 60 && written.play(i); ++i) {
            if (written.match.game().wholeDecision(written.match.state()))
                continue;
            const Node whole = wholeNode(written.match);
            const Node open = written.match.head();
            const auto data = someEdit(written.match.game().data(), i * 16 + 1); // a count
            if (!data)
                continue;
            written.last.clear();
            written.problems.clear();
            const Receipt *receipt = written.match.edit(compiler(), *data, written.problems);
            if (!receipt)
                continue;
            ++tried;
            QCOMPARE(written.match.head().parent, whole.id);
            QCOMPARE(linesWith(*receipt, "receipt.turn_back"), 1);
            QCOMPARE(written.last.size(), 2u);
            QCOMPARE(Json::parse(written.last.front()), (Json{{"head", whole.id}}));
            QVERIFY(written.match.game().wholeDecision(written.match.state()));
            QVERIFY(written.match.node(open.id).state == open.state); // still in the journal
        }
        QVERIFY(tried > 3);
    }
}

void ReloadTest::aHeldCopyIsRetiredAndKeepsItsData()
{
    for (const Setting &setting : everySetting()) {
        Written written(setting, 4);
        written.playOn(4, 30);
        written.match.goTo(wholeNode(written.match).id); // where an edit takes hold
        std::vector<PlacedCopy> copies;
        written.match.game().pieces(written.match.state(), copies);
        int candidates = 0, retired = 0;
        for (const PlacedCopy &copy : copies) {
            const std::string file = std::string(copy.table) + ".json", id(copy.id);
            const Json *entry = setting.game->data().value(copy.table, copy.id);
            if (!copy.held || copy.copy != 0 || !entry || !entry->contains("count"))
                continue;
            ++candidates;
            const Receipt *receipt = written.edit(file, "/" + id, nullptr);
            if (!receipt)
                continue;
            const auto held = std::ranges::count_if(
                copies, [&](const PlacedCopy &other) { return other.held && other.table == copy.table && other.id == copy.id; });
            QCOMPARE(linesWith(*receipt, "receipt.stays_retired"), static_cast<int>(held));
            const auto named = std::ranges::find(receipt->lines, "receipt.stays_retired", &Message::key);
            QVERIFY(std::get<TextKey>(named->arguments.front().second).key.ends_with(id));
            const auto &kept = written.match.game().data().retired;
            QCOMPARE(kept.size(), static_cast<std::size_t>(held));
            QCOMPARE(kept.front().entry->value.dump(), entry->dump());
            const auto pieces = piecesIn(written.match.head());
            QVERIFY(pieces.contains(Copy{std::string(copy.table), id, copy.copy}));
            ++retired;
            QVERIFY(written.match.undo());
        }
        QVERIFY(retired > 0 || candidates == 0);
    }
}

void ReloadTest::aRetiredCopyThatComesBackIsNotDealtTwice()
{
    for (const Setting &setting : everySetting()) {
        Written written(setting, 4);
        written.playOn(4, 30);
        const Node before = wholeNode(written.match);
        std::vector<PlacedCopy> copies;
        before.game->pieces(before.state, copies);
        for (const PlacedCopy &copy : copies) {
            const Json *entry = setting.game->data().value(copy.table, copy.id);
            // A copy that left the discard pile comes back through the draw pile.
            const bool discarded = std::ranges::any_of(copies, [&](const PlacedCopy &other) {
                return other.table == copy.table && other.id == copy.id && !other.held && other.zone != "deck";
            });
            if (!copy.held || discarded || !entry || !entry->contains("count"))
                continue;
            const std::string file = std::string(copy.table) + ".json", pointer = "/" + std::string(copy.id) + "/count";
            if (!written.edit(file, pointer, 0))
                continue;
            const Receipt *receipt = written.edit(file, pointer, (*entry)["count"]);
            QVERIFY(receipt);
            QCOMPARE(linesWith(*receipt, "receipt.stays_retired"), 0);
            const std::string what = setting.name + ": " + std::string(copy.table) + "/" + std::string(copy.id);
            QVERIFY2(written.match.state() == before.state, what.c_str());
            written.match.goTo(before.id);
        }
    }
}

// Fanny's priorities hold "most important first".
void ReloadTest::theOrderOfEntriesIsPartOfTheData()
{
    Written written(kimono("solo"), 4);
    Data data = written.match.game().data();
    std::vector<EntryPtr> entries = data.table("fanny").entries();
    std::ranges::reverse(entries);
    data.files["fanny.json"] = std::make_shared<const Table>(entries);
    QVERIFY(written.match.edit(compiler(), data, written.problems));
    QCOMPARE(toJson(written.match.game().data())["fanny.json"].dump(), toJson(data)["fanny.json"].dump());
    Problems problems;
    const auto opened = openRecord(written.text, "record", compiler(), problems);
    QCOMPARE(toJson(opened->game().data())["fanny.json"].dump(), toJson(data)["fanny.json"].dump());
}

void ReloadTest::aNewEntryMayStandInTheMiddle()
{
    Written written(kimono("solo"), 4);
    Data data = written.match.game().data();
    std::vector<EntryPtr> entries = data.table("fanny").entries();
    entries.insert(entries.begin(), std::make_shared<const Entry>("always_left", Json{{"prefers", "0"}}));
    data.files["fanny.json"] = std::make_shared<const Table>(entries);
    QVERIFY(written.match.edit(compiler(), data, written.problems));
    QCOMPARE(toJson(written.match.game().data())["fanny.json"].dump(), toJson(data)["fanny.json"].dump());
}

void ReloadTest::aTextHoldsAtOnce()
{
    Written written(kimono(), 4);
    const State before = written.match.state();
    QVERIFY(written.edit("text/en.json", "/name/pink_0", "Cherry in the Snow"));
    QCOMPARE(written.match.game().texts().format("en", {"name.pink_0", {}}), std::string("Cherry in the Snow"));
    QVERIFY(written.match.state() == before);
    QCOMPARE(written.last.size(), 1u);
}

void ReloadTest::aFaceHoldsAtOnceAndIsNotInTheRecord()
{
    Written written(kimono(), 4);
    Data data = written.match.game().data();
    const std::string svg = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>)";
    data.faces["faces/plain.svg"] = std::make_shared<const std::string>(svg);
    const Receipt *receipt = written.match.edit(compiler(), data, written.problems);
    QVERIFY2(receipt, qPrintable(linesOf(written.problems).join('\n')));
    QCOMPARE(*written.match.game().data().faces.at("faces/plain.svg"), svg);
    QVERIFY(!written.text.contains("<svg"));
    Problems problems;
    const auto opened = openRecord(written.text, "record", compiler(), problems);
    QCOMPARE(linesOf(problems), QStringList());
    QVERIFY(opened->state() == written.match.state());
}

void ReloadTest::theModeInPlayCannotBeTakenAway()
{
    for (const Setting &setting : everySetting()) {
        Written written(setting, 4);
        const std::string text = written.text;
        QVERIFY(!written.edit("modes.json", "/" + setting.setup.mode, nullptr));
        QVERIFY(hasError(written.problems));
        QCOMPARE(written.text, text);
    }
}

// "Seats and modes can't change in a running match."
void ReloadTest::theSeatsInPlayCannotBeChanged()
{
    for (const Setting &setting : everySetting()) {
        Written written(setting, 4);
        const std::string mode = "/" + setting.setup.mode;
        Problems problems;
        auto data = edited(written.match.game().data(), "modes.json", mode + "/min_players", setting.setup.players + 1, problems);
        data = edited(*data, "modes.json", mode + "/max_players", setting.setup.players + 1, problems);
        QVERIFY2(!written.match.edit(compiler(), *data, written.problems), setting.name.c_str());
        QVERIFY(hasError(written.problems));
    }
}

void ReloadTest::revertRefusesWhatIsNoEdit()
{
    Written written(kimono(), 4);
    written.play(0);
    const std::string text = written.text;
    Problems problems;
    for (const int id : {-1, 0, 1, 99})
        QVERIFY(!written.match.revert(compiler(), id, problems));
    QCOMPARE(written.text, text);
}

void ReloadTest::severalChangesAreOneLine()
{
    Written written(kimono(), 4);
    Problems problems;
    auto data = edited(written.match.game().data(), "cards.json", "/pink_0/count", 3, problems);
    data = edited(*data, "cards.json", "/pink_1/count", 0, problems);
    data = edited(*data, "rules.json", "/track_length", 6, problems);
    data = edited(*data, "text/en.json", "/name/pink_0", "Cherry", problems);
    const Receipt *receipt = written.match.edit(compiler(), *data, problems);
    QVERIFY(receipt);
    QCOMPARE(written.last.size(), 1u);
    QCOMPARE(Json::parse(written.last.front())["edit"].size(), 4u);
    QCOMPARE(linesWith(*receipt, "receipt.changed"), 4);
}

void ReloadTest::revertingARemovalPutsTheEntryBackInItsPlace()
{
    for (const auto &[file, entry] : {std::pair("cards.json", "/pink_1"), std::pair("fanny.json", "/complete_a_pattern")}) {
        Written written(kimono("solo"), 4);
        const std::string before = toJson(written.match.game().data())[file].dump();
        QVERIFY(written.edit(file, entry, nullptr));
        const int edit = written.match.head().id;
        written.playOn(4, 6);
        QVERIFY(written.match.revert(compiler(), edit, written.problems));
        QCOMPARE(toJson(written.match.game().data())[file].dump(), before);
    }
}

QTEST_GUILESS_MAIN(ReloadTest)
#include "reload_test.moc"
