#include <set>

#include <QDir>
#include <QRegularExpression>

#include "core/pack/limits.h"
#include "tests/bench/large_pack.h"
#include "tests/core/every_game.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;
using bench::enlarged;
namespace fs = std::filesystem;

// What a game has against a pack is said in the pack's words, in each of its languages.
class ProblemWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsCountedHasWordsInEveryLanguage_data() { addGames(); }
    void whatIsCountedHasWordsInEveryLanguage();
    void everyWordForWhatIsCountedIsSaidOfSomePack_data() { addGames(); }
    void everyWordForWhatIsCountedIsSaidOfSomePack();
    void aSentenceInJapaneseHasNoEnglish_data() { addGames(); }
    void aSentenceInJapaneseHasNoEnglish();
    void aPackWithoutThePhraseIsToldTheNumbers();

private:
    static void addGames();
};

namespace {

struct Broken
{
    Data data;
    Problems problems;
};

Data changed(const Data &data, const char *file, const std::string &pointer, const char *json)
{
    Problems problems;
    return *edited(data, file, pointer, Json::parse(json), problems);
}

// Every entry of the table with this number in a field.
Data withAll(Data data, const char *file, const char *field, const char *number)
{
    const std::vector<EntryPtr> entries = data.files.at(file)->entries();
    for (const EntryPtr &entry : entries)
        data = changed(data, file, "/" + entry->id + "/" + field, number);
    return data;
}

// One landscape with these effects.
Data withEffects(const Data &data, const char *trigger, const char *effects)
{
    const std::string first = "/" + data.table("landscapes").entries().front()->id;
    return changed(changed(data, "landscapes.json", first + "/trigger", trigger), "landscapes.json", first + "/effects",
                   effects);
}

// More entries than a table may have, of which a match still holds what is retired.
Data withRetired(const Data &pack, const std::string &table)
{
    Data data = enlarged(pack, table + ".json", limits::entries);
    const Entry model = *pack.table(table).entries().front();
    for (std::size_t i = limits::entries; i <= 0x7fff; ++i)
        data.retired.push_back(
            {table, std::make_shared<const Entry>(Entry{"gone_" + std::to_string(i), model.value}), 0});
    return data;
}

// What the packs in tests/packs/bad have not.
std::vector<Data> outOfBounds(const std::string &game, const Data &pack)
{
    if (game == "momiji")
        return {enlarged(pack, "leaves.json", 9),
                withRetired(pack, "leaf_cards"),
                withRetired(pack, "landscapes"),
                enlarged(pack, "objectives.json", 33),
                enlarged(pack, "garden.json", 9),
                withAll(pack, "garden.json", "count", "16"),
                withAll(pack, "leaf_cards.json", "count", "0"),
                withAll(pack, "landscapes.json", "count", "30"),
                withAll(pack, "landscapes.json", "count", "0"),
                withAll(pack, "landscapes.json", "draft", "0"),
                changed(pack, "modes.json", "/solo/scenarios", "[]"),
                withEffects(changed(pack, "rules.json", "/column_cap", "12"), R"("objective")",
                            R"([{"do": "take_columns", "columns": 8}])"),
                withEffects(pack, R"("collect")",
                            R"([{"do": "take_tops", "columns": 2}, {"do": "draw_cards", "cards": 2}])"),
                withEffects(pack, R"("stack")",
                            R"([{"do": "skip_value", "cards": 1, "by": 1}, {"do": "more_cards", "cards": 4, "piles": 2},
                                {"do": "play_cards", "cards": 2}, {"do": "objective", "acorns": 1}])"),
                withEffects(pack, R"("objective")", R"([{"do": "objective", "buy": true}])")};
    if (game == "takenoko")
        return {
            enlarged(pack, "improvements.json", 9), enlarged(pack, "weather.json", 17), withRetired(pack, "plots"),
            enlarged(enlarged(pack, "panda_objectives.json", limits::entries), "plot_objectives.json", limits::entries),
            withAll(pack, "plots.json", "count", "0")};
    if (game == "kimono")
        return {enlarged(pack, "patterns.json", 9), enlarged(pack, "objects.json", 17)};
    if (game == "leafus")
        return {enlarged(pack, "nodes.json", 193),  enlarged(pack, "edges.json", 321),
                enlarged(pack, "crosses.json", 49), enlarged(pack, "hexes.json", 49),
                enlarged(pack, "heaps.json", 49),   enlarged(pack, "pencils.json", 49)};
    return {withAll(pack, "fruits.json", "count", "40"), withAll(pack, "fruits.json", "count", "0")};
}

Broken compiledInVain(Data data, Problems problems = {})
{
    compiler().compile(data, nullptr, problems);
    return {std::move(data), std::move(problems)};
}

// Those of tests/packs/bad, which bad_pack_test reads as well.
std::vector<Broken> badPacks(const GameType &type, const Data &pack)
{
    std::vector<Broken> all;
    for (const fs::path &path : sortedFiles(ENGAWA_TESTS "/packs/bad")) {
        Problems problems;
        if (!type.shipped || !path.filename().string().starts_with(std::string(type.id) + "-"))
            continue;
        if (fs::is_directory(path)) {
            const PackFolder copy;
            const auto overwrite = fs::copy_options::recursive | fs::copy_options::overwrite_existing;
            fs::copy(packOf(type), copy.path(), overwrite);
            fs::copy(path, copy.path(), overwrite);
            Data data = readPack(copy.path(), problems);
            all.push_back(compiledInVain(std::move(data), std::move(problems)));
        } else if (path.extension() == ".json") {
            const auto text = readText(path, problems);
            const auto variant = readVariant(*text, path.string(), compiler().schemas(), problems);
            Data data = variant ? withVariant(pack, *variant, problems) : pack;
            all.push_back(compiledInVain(std::move(data), std::move(problems)));
        }
    }
    return all;
}

const GameType &rowType()
{
    QFETCH(const QString, game);
    return *std::ranges::find(gameTypes(), game.toStdString(), &GameType::id);
}

// Of the row's game; made once, because some are large.
const std::vector<Broken> &brokenPacks()
{
    static std::map<std::string_view, std::vector<Broken>> made;
    const GameType &type = rowType();
    auto &all = made[type.id];
    if (all.empty()) {
        const Data pack = bundled(packOf(type));
        all = badPacks(type, pack);
        for (Data &data : outOfBounds(std::string(type.id), pack))
            all.push_back(compiledInVain(std::move(data)));
    }
    return all;
}

void collectKeys(const Argument &argument, std::set<std::string> &keys)
{
    if (argument.sort == Argument::Sort::Words)
        keys.insert(argument.text);
    for (const auto &[name, part] : argument.parts)
        collectKeys(part, keys);
}

std::set<std::string> keysIn(const Problem &problem)
{
    std::set<std::string> keys;
    for (const auto &[name, argument] : problem.arguments)
        collectKeys(argument, keys);
    return keys;
}

void addWords(const std::string &text, QSet<QString> &words)
{
    static const QRegularExpression word(u"[A-Za-z_][A-Za-z0-9_]*"_s);
    for (const auto &match : word.globalMatch(QString::fromStdString(text)))
        words.insert(match.captured());
}

void addWords(const Json &value, QSet<QString> &words)
{
    if (value.is_string())
        addWords(value.get<std::string>(), words);
    if (value.is_array())
        for (const Json &item : value)
            addWords(item, words);
    if (value.is_object())
        for (const auto &member : value.items()) {
            addWords(member.key, words);
            addWords(member.value, words);
        }
}

// What the data call their fields, entries and values, and the faces their elements.
QSet<QString> namesIn(const Data &data)
{
    QSet<QString> words;
    for (const auto &[file, table] : data.files)
        for (const EntryPtr &entry : table->entries())
            if (!file.starts_with("text/")) {
                addWords(entry->id, words);
                addWords(entry->value, words);
            }
    for (const auto &[file, face] : data.faces)
        addWords(*face, words);
    return words;
}

// The choices that the game's schemas offer.
void addChoices(const Json &schema, QSet<QString> &words)
{
    if (schema.is_array())
        for (const Json &item : schema)
            addChoices(item, words);
    if (schema.is_object())
        for (const auto &member : schema.items()) {
            if (member.key == "enum" || member.key == "x-formula")
                addWords(member.value, words);
            else
                addChoices(member.value, words);
        }
}

QSet<QString> choicesOf(const GameType &type)
{
    QSet<QString> words;
    for (const fs::path &file : sortedFiles(fs::path(ENGAWA_RESOURCES "/schema") / type.id)) {
        Problems problems;
        addChoices(Json::parse(*readText(file, problems)), words);
    }
    return words;
}

const QSet<QString> kindsOfFormulas{u"number"_s, u"truth"_s}; // words of the language that formulas are written in

// What the engine's Japanese keeps in Latin letters: JSON, SVG …
QSet<QString> latinInJapanese()
{
    Problems problems;
    const auto text = readText(ENGAWA_RESOURCES "/engine/text/ja.json", problems);
    QSet<QString> words;
    for (const auto &section : Json::parse(*text).items())
        if (section.value.is_object())
            for (const auto &entry : section.value.items())
                addWords(entry.value, words);
    return words;
}

} // namespace

void ProblemWordsTest::addGames()
{
    QTest::addColumn<QString>("game");
    for (const GameType &type : gameTypes()) {
        const auto id = QString::fromUtf8(type.id.data(), static_cast<qsizetype>(type.id.size()));
        QTest::newRow(qPrintable(id)) << id;
    }
}

void ProblemWordsTest::whatIsCountedHasWordsInEveryLanguage()
{
    int counted = 0;
    for (const Broken &broken : brokenPacks()) {
        const Texts pack(broken.data);
        for (const Problem &problem : broken.problems) {
            for (const auto &[name, argument] : problem.arguments) {
                QVERIFY2(name != "what" || argument.sort == Argument::Sort::Words, englishLine(problem, &pack).c_str());
                counted += name == "what";
            }
            for (const std::string &key : keysIn(problem))
                for (const std::string &language : pack.languages())
                    QVERIFY2(shippedEngineTexts().has(language, key) || pack.has(language, key), key.c_str());
        }
    }
    QVERIFY(counted > 1);
}

void ProblemWordsTest::everyWordForWhatIsCountedIsSaidOfSomePack()
{
    std::set<std::string> said;
    for (const Broken &broken : brokenPacks())
        for (const Problem &problem : broken.problems)
            said.merge(keysIn(problem));
    const Data pack = bundled(packOf(rowType()));
    int words = 0;
    for (const auto &word : pack.value("text/en", "counted")->items()) {
        QVERIFY2(said.contains("counted." + word.key), word.key.c_str());
        ++words;
    }
    QVERIFY(words > 0);
}

void ProblemWordsTest::aSentenceInJapaneseHasNoEnglish()
{
    static const QRegularExpression quoted(u"“[^”]*”|「[^」]*」|[^ 、。：]+\\.(json|svg)"_s);
    const QSet<QString> kept = latinInJapanese() + choicesOf(rowType()) + kindsOfFormulas;
    int sentences = 0;
    for (const Broken &broken : brokenPacks()) {
        const Texts pack(broken.data);
        if (!std::ranges::contains(pack.languages(), "ja"))
            QSKIP("this pack has no Japanese");
        const QSet<QString> known = namesIn(broken.data) + kept;
        for (const Problem &problem : broken.problems) {
            const std::string said = Sentences(shippedEngineTexts(), "ja", &pack).of(problem);
            QSet<QString> left;
            addWords(QString::fromStdString(said).remove(quoted).toStdString(), left);
            left -= known;
            QVERIFY2(left.isEmpty(), qPrintable(QString::fromStdString(said) + u": "_s + left.values().join(u' ')));
            ++sentences;
        }
    }
    QVERIFY(sentences > 1);
}

// Somebody's pack from before there was such a phrase, or a variant that spoils it.
void ProblemWordsTest::aPackWithoutThePhraseIsToldTheNumbers()
{
    const Data pack = withAll(bundled(ENGAWA_RESOURCES "/packs/takenoko"), "panda_objectives.json", "count", "0");
    const auto told = [](const Data &data, const char *language) {
        const Broken broken = compiledInVain(data);
        const auto found = std::ranges::find(broken.problems, "too-few", &Problem::code);
        const Texts texts(broken.data);
        return found == broken.problems.end() ? std::string("nothing")
                                              : Sentences(shippedEngineTexts(), language, &texts).whole(*found);
    };
    QCOMPARE(told(pack, "en"), "cards in the deck of 4 players: 0 is fewer than the 4 that a match needs.");
    QCOMPARE(told(pack, "ja"), "4人で遊ぶときの山札の枚数：0では、対局に必要な4に足りません。");
    const Data english = changed(pack, "text/ja.json", "/counted/deck_of", "null");
    QCOMPARE(told(english, "ja"), "cards in the deck of 4 players：0では、対局に必要な4に足りません。");
    for (const char *nothing : {"null", R"("")"}) {
        const Data silent = changed(english, "text/en.json", "/counted/deck_of", nothing);
        QCOMPARE(told(silent, "ja"), "counted.deck_of players=4：0では、対局に必要な4に足りません。");
    }
}

ENGAWA_SUBJECT(problem_words_test, ProblemWordsTest, QCoreApplication)
#include "problem_words_test.moc"
