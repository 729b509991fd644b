#include "core/pack/json.h"

#include <limits>

#include <QTest>

#include <nlohmann/json.hpp>

#include "tests/core/rapidcheck_qt.h"
#include "tests/core/soak.h"

using namespace engawa;

namespace {

using Other = nlohmann::ordered_json; // what the value stands in front of: a second opinion

Json anyText()
{
    std::string text;
    for (int left = *rc::gen::inRange(0, 6); left > 0; --left)
        text += *rc::gen::element<std::string>("a", "é", "椛", "\"", "\\", "/", "\n", "\x7f", " ", "~0");
    return text;
}

Json anyValue(int depth)
{
    switch (*rc::gen::inRange(0, depth > 0 ? 8 : 6)) {
    case 0:
        return nullptr;
    case 1:
        return *rc::gen::arbitrary<bool>();
    case 2:
        return *rc::gen::arbitrary<std::int64_t>();
    case 3:
        return *rc::gen::arbitrary<std::uint64_t>();
    case 4:
        return *rc::gen::arbitrary<double>();
    case 5:
        return anyText();
    case 6: {
        Json list = Json::array();
        for (int left = *rc::gen::inRange(0, 4); left > 0; --left)
            list.push_back(anyValue(depth - 1));
        return list;
    }
    default:
        Json object = Json::object();
        for (int left = *rc::gen::inRange(0, 4); left > 0; --left)
            object[anyText().get<std::string>()] = anyValue(depth - 1);
        return object;
    }
}

} // namespace

// The JSON value: it reads, writes, compares and changes as nlohmann's ordered one does.
class JsonTest : public QObject
{
    Q_OBJECT

private slots:
    void keysStayInTheOrderInWhichTheyWereWritten();
    void bracesMakeAListOrAnObject();
    void wholeNumbersKeepEveryBit();
    void numbersCompareByTheirWorth();
    void anotherKindIsRefusedWithItsName();
    void whatIsNotThereIsRefusedOrReplaced();
    void aPointerFindsAndMakesPlaces();
    void aWrongPointerIsRefused();
    void whatIsNoJsonIsRefused();
    void bytesThatAreNoTextAreReplaced();
    void textIsWrittenAsTheOtherWritesIt();
    void patchesMergeAsTheOtherMergesThem();
};

void JsonTest::keysStayInTheOrderInWhichTheyWereWritten()
{
    Json value = Json::parse(R"({"b":1,"a":2})");
    value["c"] = 3;
    value["b"] = 4;
    QCOMPARE(value.dump(), R"({"b":4,"a":2,"c":3})");
    QCOMPARE(value.erase("a"), std::size_t{1});
    QCOMPARE(value.dump(), R"({"b":4,"c":3})");
    QVERIFY(value != Json::parse(R"({"c":3,"b":4})"));
}

void JsonTest::bracesMakeAListOrAnObject()
{
    QCOMPARE(Json({1, "x", nullptr}).dump(), R"([1,"x",null])");
    QCOMPARE(Json({{"x", 1}, {"y", {2, 3}}}).dump(), R"({"x":1,"y":[2,3]})");
    QCOMPARE(Json::array({{"x", 1}}).dump(), R"([["x",1]])");
    QCOMPARE(Json(std::vector<int>{1, 2}).dump(), "[1,2]");
    QCOMPARE(Json(std::map<std::string, int>{{"x", 1}}).dump(), R"({"x":1})");
    QVERIFY_THROWS_EXCEPTION(Json::exception, Json::object({1}));
}

void JsonTest::wholeNumbersKeepEveryBit()
{
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    constexpr auto least = std::numeric_limits<std::int64_t>::min();
    QCOMPARE(Json::parse(Json(most).dump()).get<std::uint64_t>(), most);
    QCOMPARE(Json::parse(Json(least).dump()).get<std::int64_t>(), least);
    QVERIFY(Json(most).is_number_unsigned());
    QVERIFY(Json(0).is_number_unsigned());
    QVERIFY(!Json(-1).is_number_unsigned());
    QVERIFY(Json(most) != Json(-1));
}

void JsonTest::numbersCompareByTheirWorth()
{
    QVERIFY(Json(1) == Json(1u));
    QVERIFY(Json(1) == Json(1.0));
    QVERIFY(Json(1) != Json(1.5));
    QVERIFY(Json(1) != Json("1"));
    QVERIFY(Json(1) < Json(1.5));
    QVERIFY(Json("a") < Json("b"));
}

void JsonTest::anotherKindIsRefusedWithItsName()
{
    try {
        static_cast<void>(Json("x").get<int>());
        QFAIL("a text was taken for a number");
    } catch (const Json::exception &error) {
        QCOMPARE(error.what(), "a text stands where a number was expected");
    }
    QVERIFY_THROWS_EXCEPTION(Json::exception, static_cast<void>(Json(1).get<std::string>()));
    QVERIFY_THROWS_EXCEPTION(Json::exception, static_cast<void>(Json(1).get<bool>()));
    QVERIFY_THROWS_EXCEPTION(Json::exception, Json(1).push_back(2));
    const Json list = Json::array({1});
    QVERIFY(list.items().empty());
    QCOMPARE(Json(1).get_ptr(), nullptr);
}

void JsonTest::whatIsNotThereIsRefusedOrReplaced()
{
    const Json value{{"x", 1}};
    QVERIFY_THROWS_EXCEPTION(Json::exception, static_cast<void>(value.at("y")));
    QVERIFY_THROWS_EXCEPTION(Json::exception, static_cast<void>(Json::array({1}).at(std::size_t{1})));
    QCOMPARE(value.value("x", 5), 1);
    QCOMPARE(value.value("y", 5), 5);
    QCOMPARE(value.value("y", "none"), "none");
    QVERIFY(value.find("y") == value.end());
    QVERIFY(!Json(1).contains("x"));
}

void JsonTest::aPointerFindsAndMakesPlaces()
{
    Json value = Json::parse(R"({"a/b":{"~":[1,2]}})");
    const Json::json_pointer place("/a~1b/~0/1");
    QCOMPARE(value.at(place).get<int>(), 2);
    QCOMPARE(place.back(), "1");
    QVERIFY(value.contains(place));
    QVERIFY(!value.contains(Json::json_pointer("/a~1b/~0/2")));
    QVERIFY(!value.contains(Json::json_pointer("/a~1b/~0/01")));
    value[Json::json_pointer("/a~1b/~0/-")] = 3;
    value[Json::json_pointer("/new/0/name")] = "x";
    QCOMPARE(value.dump(), R"({"a/b":{"~":[1,2,3]},"new":[{"name":"x"}]})");
    QCOMPARE(value.at(Json::json_pointer("/new/0/name").parent_pointer()).dump(), R"({"name":"x"})");
    QCOMPARE(&value.at(Json::json_pointer("")), &value);
}

void JsonTest::aWrongPointerIsRefused()
{
    QVERIFY_THROWS_EXCEPTION(Json::exception, Json::json_pointer("a"));
    QVERIFY_THROWS_EXCEPTION(Json::exception, Json::json_pointer("/~2"));
    QVERIFY_THROWS_EXCEPTION(Json::exception, Json::json_pointer("/a~"));
    Json list = Json::array({1});
    QVERIFY_THROWS_EXCEPTION(Json::exception, list[Json::json_pointer("/x")] = 1);
    QVERIFY_THROWS_EXCEPTION(Json::exception, list[Json::json_pointer("/0/x")] = 1);
}

void JsonTest::whatIsNoJsonIsRefused()
{
    for (const char *text : {"", "{", "[1,]", "nul", "\"\x01\"", "1 2", "{\"a\" 1}"}) {
        QVERIFY_THROWS_EXCEPTION(Json::exception, Json::parse(text));
        QVERIFY(!Json::parsed(text));
        QVERIFY(!Json::accept(text));
    }
    QVERIFY(Json::accept(" [1, {\"a\": null}] "));
}

void JsonTest::bytesThatAreNoTextAreReplaced()
{
    QCOMPARE(Json("a\xff"
                  "b")
                 .dump(),
             "\"a\uFFFDb\"");
}

void JsonTest::textIsWrittenAsTheOtherWritesIt()
{
    holds(300, [] {
        const Json value = anyValue(3);
        for (const int indent : {-1, 0, 2})
            RC_ASSERT(value.dump(indent) == Other::parse(value.dump()).dump(indent));
        RC_ASSERT(Json::parse(value.dump(2)) == value);
    });
}

void JsonTest::patchesMergeAsTheOtherMergesThem()
{
    holds(300, [] {
        Json value = anyValue(3);
        const Json patch = anyValue(3);
        Other other = Other::parse(value.dump());
        other.merge_patch(Other::parse(patch.dump()));
        value.merge_patch(patch);
        RC_ASSERT(value.dump() == other.dump());
    });
}

ENGAWA_SOAK_SUBJECT(json_test, JsonTest)
#include "json_test.moc"
