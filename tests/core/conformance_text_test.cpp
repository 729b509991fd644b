#include <map>
#include <set>

#include <QTest>

#include "core/game/rulebook.h"
#include "tests/core/conformance.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/soak.h"

using namespace engawa;

namespace {

// Is there a text for it in every language of the pack, and does it get all the arguments that it names?
bool isSaid(const Game &game, const Message &message)
{
    for (const std::string &language : game.texts().languages()) {
        bool said = game.texts().has(language, message.key);
        for (const auto &[name, argument] : message.arguments)
            if (const auto *key = std::get_if<TextKey>(&argument))
                said &= game.texts().has(language, key->key);
        const std::string text = game.texts().format(language, message);
        if (!said || text == message.key || text.contains('{'))
            return false;
    }
    return true;
}

bool isExplained(const Game &game, std::string_view table, std::string_view id)
{
    const About about = game.about(table, id);
    return !about.lines.empty() && !about.rules.empty()
           && std::ranges::all_of(about.lines, [&](const Message &line) { return isSaid(game, line); })
           && std::ranges::all_of(about.rules, [&](RuleIndex rule) { return isRule(game, rule); });
}

} // namespace

// What every game says, in every language of its pack.
class ConformanceTextTest : public QObject
{
    Q_OBJECT

private slots:
    void everythingSaidHasItsSentence_data() { addSettingRows(); }
    void everythingSaidHasItsSentence();
    void everyLegalMoveHasItsOwnLabelInEveryLanguage_data() { addSettingRows(); }
    void everyLegalMoveHasItsOwnLabelInEveryLanguage();
    void everyPieceIsExplainedInEveryLanguage_data() { addSettingRows(); }
    void everyPieceIsExplainedInEveryLanguage();
    void everyGameSaysWhatItIs();
};

// The log, the score sheet, the prompts and the rules: all in the pack's first language.
void ConformanceTextTest::everythingSaidHasItsSentence()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    const std::string language = game.texts().languages().front();
    const auto said = [&](const std::string &key) {
        RC_LOG() << key << "\n";
        RC_ASSERT(game.texts().has(language, key));
    };
    const auto message = [&](const Message &spoken) {
        said(spoken.key);
        for (const auto &[name, argument] : spoken.arguments)
            if (const auto *key = std::get_if<TextKey>(&argument))
                said(key->key);
    };
    holds(casesOf(200), [&] {
        const Course course = someCourse();
        EventList dealt;
        game.deal(setting.setup, course.seed, &dealt);
        for (const Event &event : dealt)
            message(game.describe(event));
        follow(setting, course, [&](const State &state, std::size_t decision) {
            for (const Seat seat : seatsOf(setting))
                message(game.scene(state, seat).prompt);
            const ScoreSheet sheet = game.scores(state);
            for (const TextKey &side : sheet.sides)
                said(side.key);
            for (const ScoreSheet::Line &line : sheet.lines)
                said(line.key);
            if (game.toAct(state) == nobody)
                return;
            MoveList moves;
            game.legal(state, moves);
            State next = state;
            EventList events;
            game.apply(next, course.choice(decision, moves), &events);
            RC_ASSERT(!events.full());
            for (const Event &event : events) {
                RC_ASSERT(event.rule == noRule || isRule(game, event.rule));
                message(game.describe(event));
            }
            RC_ASSERT(!ruleSentence(game, 0, game.modeOf(state), language).empty());
        });
    });
}

void ConformanceTextTest::everyLegalMoveHasItsOwnLabelInEveryLanguage()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(200), [&] {
        follow(setting, someCourse(), [&](const State &state, std::size_t) {
            MoveList moves;
            game.legal(state, moves);
            std::map<std::string, std::string> told; // what by which move, in any language
            for (const Move move : moves) {
                const Message label = game.label(state, move);
                RC_LOG() << game.notation(state, move) << "\n";
                RC_ASSERT(isSaid(game, label));
                for (const std::string &language : game.texts().languages()) {
                    const auto [other, first] = told.emplace(language + ": " + game.texts().format(language, label),
                                                             game.notation(state, move));
                    if (!first)
                        RC_FAIL(other->first + " is " + other->second + " and " + game.notation(state, move));
                }
            }
        });
    });
}

// Also what lies in the box in this setup: a person reads about it before choosing it.
void ConformanceTextTest::everyPieceIsExplainedInEveryLanguage()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    std::set<std::string> kinds, tables{"modes", "modules", "scenarios"};
    follow(setting, Course{7, {}}, [&](const State &state, std::size_t) {
        for (const Seat seat : seatsOf(setting))
            for (const Piece &piece : game.scene(state, seat).pieces) {
                kinds.insert(piece.kind);
                if (!piece.component.empty())
                    tables.insert(piece.component.substr(0, piece.component.find('/')));
            }
    });
    for (const std::string &kind : kinds)
        QVERIFY2(isExplained(game, "kinds", kind), kind.c_str());
    for (const std::string &table : tables)
        for (const EntryPtr &entry : game.data().table(table).entries())
            QVERIFY2(isExplained(game, table, entry->id), (table + "/" + entry->id).c_str());
    QVERIFY(game.about("kinds", "no such kind").lines.empty());
    QVERIFY(game.about("no such table", "card").lines.empty());
}

void ConformanceTextTest::everyGameSaysWhatItIs()
{
    for (const Setting &setting : everySetting())
        QVERIFY2(isSaid(*setting.game, {"about." + setting.game->data().value("pack", "id")->get<std::string>(), {}}),
                 setting.name.c_str());
}

ENGAWA_SOAK_SUBJECT(conformance_text_test, ConformanceTextTest)
#include "conformance_text_test.moc"
