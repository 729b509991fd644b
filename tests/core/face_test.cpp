#include "core/pack/face.h"

#include <QTest>

#include "core/pack/limits.h"
#include "tests/core/pack_folder.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

std::string svg(const std::string &inside)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 63 88\">" + inside + "</svg>";
}

std::string repeated(const std::string &text, int times)
{
    std::string result;
    for (int i = 0; i < times; ++i)
        result += text;
    return result;
}

QStringList problemsOf(const std::string &text)
{
    Problems problems;
    checkFace(text, "card.svg", problems);
    return linesOf(problems);
}

QStringList codesOf(const std::string &text)
{
    Problems problems;
    checkFace(text, "card.svg", problems);
    QStringList codes;
    for (const Problem &problem : problems)
        codes << QString::number(problem.line) + " " + QString::fromStdString(problem.code);
    return codes;
}

// A card that has these fields and no others.
std::optional<std::string> fieldOf(std::string_view field)
{
    static const std::map<std::string, std::string, std::less<>> fields = {{"name", "Rose & <Thorn> \"7\""},
                                                                           {"points", "3"},
                                                                           {"zero", "0"},
                                                                           {"no", "false"},
                                                                           {"empty", ""},
                                                                           {"kind", "beauty"},
                                                                           {"colour", "#f6a"},
                                                                           {"evil", "url(file:///etc/passwd)"},
                                                                           {"braces", "{{points}}"},
                                                                           {"text", "Take a card.\nThen stop."},
                                                                           {"control", "a\x01"
                                                                                       "b"},
                                                                           {"ref", "shape"},
                                                                           {"size", "6.5"},
                                                                           {"pair.0.q", "0"},
                                                                           {"pair.0.r", "0"},
                                                                           {"pair.0.colour", "green"},
                                                                           {"pair.1.q", "-1"},
                                                                           {"pair.1.r", "2"},
                                                                           {"pair.1.colour", "pink"}};
    const auto found = fields.find(field);
    return found == fields.end() ? std::nullopt : std::optional(found->second);
}

std::optional<FilledFace> filled(const std::string &inside, Problems &problems)
{
    return fillFace(svg(inside), "card.svg", fieldOf, problems);
}

QString filledSvg(const std::string &inside)
{
    Problems problems;
    const std::optional<FilledFace> face = filled(inside, problems);
    if (!face)
        return linesOf(problems).join('\n');
    const QString text = QString::fromStdString(face->svg);
    const QString start = u"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 63 88\">"_s;
    return text.startsWith(start) && text.endsWith("</svg>") ? text.sliced(start.size()).chopped(6) : text;
}

} // namespace

class FaceTest : public QObject
{
    Q_OBJECT

private slots:
    // Checking
    void aFaceOfShapesTextAndGradientsIsFine();
    void whatIsNotAllowedHasItsCodeAndLine_data();
    void whatIsNotAllowedHasItsCodeAndLine();
    void whatIsNoXmlIsSaidInPlainWords();
    void entitiesAreNeverExpanded();
    void thousandsOfLevelsAreRefused();
    void tooManyElementsAreRefused();
    void aLargeFaceIsRefused();
    void aUseBombIsRefusedAtOnce();
    void manyUsesOfOneLargeGroupAreCounted();
    void everythingOfAFaceIsToldInOnePass();
    void fieldsAreLeftOpenInATemplate();

    // Filling
    void fieldsAreFilledInAndEscaped();
    void aFieldThatTheCardHasNotIsAProblem();
    void aValueCannotBringInAReference();
    void aValueIsNotFilledInTwice();
    void conditionsRemoveElements_data();
    void conditionsRemoveElements();
    void textBoxesLeaveTheFace();
    void aPatternOfHexagonsIsLaidOutInItsBox();
    void anEmptyPatternShowsNothing();
    void controlCharactersAreLeftOut();
    void spacesInTextStay();
    void aBrokenFaceIsNotFilled();
};

void FaceTest::aFaceOfShapesTextAndGradientsIsFine()
{
    const std::string inside = R"svg(<title>Card</title>
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff"/></linearGradient>
      <radialGradient id="sun" href="#sky"/>
      <g id="leaf"><path d="M0 0L1 1"/></g>
    </defs>
    <rect x="1" y="1" width="61" height="86" rx="3" fill="url(#sky)" stroke="{{colour}}"/>
    <use href="#leaf" transform="translate(3 4)" data-if="points"/>
    <text x="5" y="9" font-size="6" text-anchor="middle">{{name}} <tspan font-weight="bold">{{points}}</tspan></text>
    <rect data-text="text" x="4" y="50" width="55" height="30" font-size="4" fill="#222"/>)svg";
    QCOMPARE(problemsOf("<?xml version=\"1.0\"?>\n<!-- a card -->\n" + svg(inside)), QStringList());
}

void FaceTest::whatIsNotAllowedHasItsCodeAndLine_data()
{
    QTest::addColumn<QString>("inside");
    QTest::addColumn<QString>("expected");
    QTest::newRow("hexes on a rect") << "\n<rect data-hexes=\"pair\"/>" << "2 face-attribute";
    QTest::newRow("hexes without a size")
        << "<g id=\"a\"/>\n<use data-hexes=\"pair\" href=\"#a\" x=\"0\" y=\"0\" width=\"wide\" height=\"9\"/>"
        << "2 face-attribute";
    QTest::newRow("script") << "\n<script>alert(1)</script>" << "2 face-element";
    QTest::newRow("image by path") << "\n<image href=\"/etc/passwd\"/>" << "2 face-element";
    QTest::newRow("image by data") << "\n<image href=\"data:image/png;base64,AA\"/>" << "2 face-element";
    QTest::newRow("style sheet") << "\n<style>rect{fill:url(http://x)}</style>" << "2 face-element";
    QTest::newRow("foreign object") << "\n<foreignObject/>" << "2 face-element";
    QTest::newRow("animation") << "<rect>\n\n<animate/></rect>" << "3 face-element";
    QTest::newRow("svg in svg") << "\n<svg/>" << "2 face-element";
    QTest::newRow("other namespace") << "\n<x:script/>" << "2 face-element";
    QTest::newRow("clip path") << "\n<rect clip-path=\"url(#a)\"/>" << "2 face-attribute";
    QTest::newRow("event") << "\n<rect onclick=\"x()\"/>" << "2 face-attribute";
    QTest::newRow("style") << "\n<rect style=\"fill:url(http://x)\"/>" << "2 face-attribute";
    QTest::newRow("class") << "\n<rect class=\"a\"/>" << "2 face-attribute";
    QTest::newRow("href on a shape") << "\n<rect href=\"#a\"/>" << "2 face-attribute";
    QTest::newRow("namespace inside") << "\n<g xmlns=\"http://www.w3.org/1999/xhtml\"/>" << "2 face-attribute";
    QTest::newRow("an id twice") << "<g id=\"a\"/>\n<g id=\"a\"/>" << "2 face-attribute";
    QTest::newRow("text in a circle") << "\n<circle data-text=\"text\"/>" << "2 face-attribute";
    QTest::newRow("text that is turned") << "\n<g transform=\"rotate(9)\">\n<rect data-text=\"text\" x=\"0\" y=\"0\" "
                                            "width=\"1\" height=\"1\" font-size=\"1\"/></g>"
                                         << "2 face-attribute";
    QTest::newRow("text without a size") << "\n<rect data-text=\"text\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>"
                                         << "2 face-text";
    QTest::newRow("fill from outside") << "\n<rect fill=\"url(http://example.org#a)\"/>" << "2 face-reference";
    QTest::newRow("fill with spaces") << "\n<rect fill=\" url( 'x' )\"/>" << "2 face-reference";
    QTest::newRow("fill of nothing") << "\n<rect fill=\"url(#a)\"/>" << "2 face-reference";
    QTest::newRow("fill of a shape") << "\n<rect id=\"a\" fill=\"url(#a)\"/>" << "2 face-reference";
    QTest::newRow("url elsewhere") << "\n<text font-family=\"url(#a)\"/>" << "2 face-reference";
    QTest::newRow("use of a file") << "\n<use href=\"other.svg#a\"/>" << "2 face-reference";
    QTest::newRow("use of data") << "\n<use xlink:href=\"data:image/svg+xml,x\"/>" << "2 face-reference";
    QTest::newRow("use of nothing") << "\n<use/>" << "2 face-reference";
    QTest::newRow("use of itself") << "\n<use id=\"a\" href=\"#a\"/>" << "2 face-nesting";
    QTest::newRow("use around itself") << "<g id=\"a\">\n<use href=\"#a\"/></g>" << "2 face-nesting";
    QTest::newRow("gradient of a shape") << "<rect id=\"a\"/>\n<linearGradient href=\"#a\"/>" << "2 face-reference";
    QTest::newRow("gradients in a row") << "<linearGradient id=\"a\"/><linearGradient id=\"b\" href=\"#a\"/>\n"
                                           "<linearGradient href=\"#b\"/>"
                                        << "2 face-nesting";
    QTest::newRow("brackets") << "\n<text>{{name</text>" << "2 face-field";
    QTest::newRow("odd field") << "\n<rect width=\"{{a-b}}\"/>" << "2 face-field";
    QTest::newRow("open element") << "\n<g>" << "2 face-syntax";
}

void FaceTest::whatIsNotAllowedHasItsCodeAndLine()
{
    QFETCH(QString, inside);
    QFETCH(QString, expected);
    QCOMPARE(codesOf(svg(inside.toStdString())), QStringList{expected});
}

void FaceTest::whatIsNoXmlIsSaidInPlainWords()
{
    const auto said = [](const std::string &text, const QString &reason) {
        const QString whole = u"card.svg:1: error[face-syntax]: this is not an SVG that can be used: "_s + reason;
        const QStringList problems = problemsOf(text);
        QCOMPARE(problems, QStringList{whole});
    };
    said("<svg><g></svg>", u"expected every element to be closed, the one that was opened last first"_s);
    said("<svg><1/></svg>", u"expected a tag such as <g> or </g> after <"_s);
    said("<svg width></svg>", u"expected attributes such as x=\"1\" in a tag"_s);
    said("<svg><!-- a note</svg>", u"expected an end of what <! or <? begins"_s);
    said("a card", u"expected one <svg> around everything"_s);
}

void FaceTest::entitiesAreNeverExpanded()
{
    std::string laughs = "<!DOCTYPE svg [<!ENTITY a \"ha\">";
    for (char c = 'b'; c < 'k'; ++c)
        laughs += std::string("<!ENTITY ") + c + " \"" + repeated(std::string("&") + static_cast<char>(c - 1) + ";", 10)
                  + "\">";
    QCOMPARE(codesOf(laughs + "]>\n" + svg("<text>&j;</text>")), QStringList{"1 face-syntax"});
    QCOMPARE(codesOf("<!DOCTYPE svg SYSTEM \"file:///etc/passwd\">\n" + svg("")), QStringList{"1 face-syntax"});
    QCOMPARE(codesOf("<?xml version=\"1.0\"?>\n<?php echo 1 ?>\n" + svg("")), QStringList{"2 face-syntax"});
    QCOMPARE(codesOf(""), QStringList{"1 face-syntax"});
    QCOMPARE(codesOf("<g/>"), QStringList{"1 face-syntax"});
    QCOMPARE(codesOf(svg("") + "\n" + svg("")), QStringList{"1 face-syntax"});
    QCOMPARE(codesOf(svg("<text>\n\xff</text>")), QStringList{"2 face-syntax"});
    QCOMPARE(codesOf("<svg xmlns='http://www.w3.org/2000/svg'/>"), QStringList{"1 face-attribute"});
    QCOMPARE(codesOf("<svg viewBox='0 0 1 1' xmlns='http://example.org'/>"), QStringList{"1 face-attribute"});
}

void FaceTest::thousandsOfLevelsAreRefused()
{
    QCOMPARE(codesOf(svg("\n" + repeated("<g>", 20'000) + repeated("</g>", 20'000))), QStringList{"2 face-size"});
    QCOMPARE(codesOf(svg(repeated("<g>", limits::faceDepth - 1) + repeated("</g>", limits::faceDepth - 1))),
             QStringList());
}

void FaceTest::tooManyElementsAreRefused()
{
    QCOMPARE(codesOf(svg(repeated("<g/>\n", limits::faceElements))), QStringList{"2000 face-size"});
    QCOMPARE(codesOf(svg(repeated("<g/>", limits::faceElements - 1))), QStringList());
}

void FaceTest::aLargeFaceIsRefused()
{
    QCOMPARE(codesOf(svg("<text>" + std::string(limits::faceBytes, 'x') + "</text>")), QStringList{"0 face-size"});
    Problems problems;
    QVERIFY(!filled("<text>" + std::string(limits::faceBytes, 'x') + "</text>", problems));
}

void FaceTest::aUseBombIsRefusedAtOnce()
{
    std::string bomb = "<defs><g id=\"a0\"><rect width=\"1\" height=\"1\"/></g>";
    for (int i = 0; i < 7; ++i)
        bomb += "\n<g id=\"a" + std::to_string(i + 1) + "\">"
                + repeated("<use href=\"#a" + std::to_string(i) + "\"/>", 10) + "</g>";
    const QStringList codes = codesOf(svg(bomb + "</defs>\n<use href=\"#a7\"/>"));
    QCOMPARE(codes.size(), 7);
    for (const QString &code : codes)
        QVERIFY(code.endsWith("face-nesting"));
}

void FaceTest::manyUsesOfOneLargeGroupAreCounted()
{
    const std::string group = "<g id=\"a\">" + repeated("<rect/>", 900) + "</g>";
    QCOMPARE(codesOf(svg(group + repeated("<use href=\"#a\"/>", 1))), QStringList());
    QCOMPARE(codesOf(svg(group + repeated("<use href=\"#a\"/>", 1000))), QStringList{"1 face-size"});
}

void FaceTest::everythingOfAFaceIsToldInOnePass()
{
    QCOMPARE(problemsOf(svg("\n<script/>\n<rect onclick=\"x\" style=\"y\"/>\n<use href=\"x\"/>")),
             (QStringList{
                 "card.svg:2: error[face-element]: the element <script> is not allowed here; expected shapes, text, "
                 "gradients and use",
                 "card.svg:3: error[face-attribute]: the attribute onclick of <rect> is not allowed",
                 "card.svg:3: error[face-attribute]: the attribute style of <rect> is not allowed",
                 "card.svg:4: error[face-reference]: “x” refers to something else than an element with an id of "
                 "this face"}));
}

void FaceTest::fieldsAreLeftOpenInATemplate()
{
    QCOMPARE(codesOf(svg("<rect fill=\"{{colour}}\" width=\"{{size}}\"/><rect fill=\"url(#{{kind}})\"/>"
                         "<use href=\"#{{kind}}\"/>")),
             QStringList());
    QCOMPARE(codesOf(svg("<use href=\"{{kind}}\"/>")), QStringList{"1 face-reference"});
    QCOMPARE(codesOf(svg("<rect fill=\"url({{kind}})\"/>")), QStringList{"1 face-reference"});
}

void FaceTest::fieldsAreFilledInAndEscaped()
{
    QCOMPARE(filledSvg("<text fill=\"{{colour}}\">{{name}}: {{points}}</text>"),
             u"<text fill=\"#f6a\">Rose &amp; &lt;Thorn&gt; \"7\": 3</text>"_s);
    QCOMPARE(filledSvg("<rect id=\"{{name}}\"/>"), u"<rect id=\"Rose &amp; &lt;Thorn> &quot;7&quot;\"/>"_s);
    QCOMPARE(filledSvg("<g id=\"shape\"/><use href=\"#{{ref}}\"/>"), u"<g id=\"shape\"/><use href=\"#shape\"/>"_s);
}

void FaceTest::aFieldThatTheCardHasNotIsAProblem()
{
    Problems problems;
    QVERIFY(!filled("\n<text>{{nmae}}</text>\n<rect width=\"{{breadth}}\"/>", problems));
    QCOMPARE(
        linesOf(problems),
        (QStringList{
            "card.svg:2: error[face-field]: there is no field “nmae”; expected the name of a field of the component",
            "card.svg:3: error[face-field]: there is no field “breadth”; expected the name of a field of the "
            "component"}));
    Problems inBox;
    QVERIFY(!filled("<rect data-text=\"txet\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" font-size=\"1\"/>", inBox));
    QCOMPARE(inBox.size(), 1);
    QCOMPARE(inBox[0].code, std::string("face-field"));
}

void FaceTest::aValueCannotBringInAReference()
{
    Problems problems;
    QVERIFY(!filled("\n<rect fill=\"{{evil}}\"/>", problems));
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems[0].code, std::string("face-reference"));
    QCOMPARE(problems[0].line, 2);
    Problems nowhere;
    QVERIFY(!filled("<use href=\"#{{kind}}\"/>", nowhere));
    QCOMPARE(nowhere[0].code, std::string("face-reference"));
}

void FaceTest::aValueIsNotFilledInTwice()
{
    QCOMPARE(filledSvg("<text>{{braces}}</text>"), u"<text>{{points}}</text>"_s);
}

void FaceTest::conditionsRemoveElements_data()
{
    QTest::addColumn<QString>("condition");
    QTest::addColumn<bool>("shown");
    QTest::newRow("a value") << "points" << true;
    QTest::newRow("zero") << "zero" << false;
    QTest::newRow("false") << "no" << false;
    QTest::newRow("empty") << "empty" << false;
    QTest::newRow("no such field") << "nothing" << false;
    QTest::newRow("not a value") << "!points" << false;
    QTest::newRow("not such field") << "!nothing" << true;
    QTest::newRow("equal") << "kind=beauty" << true;
    QTest::newRow("different") << "kind=prop" << false;
    QTest::newRow("not equal") << "!kind=prop" << true;
    QTest::newRow("equal to another field") << "points={{points}}" << true;
    QTest::newRow("different from another field") << "points={{zero}}" << false;
    QTest::newRow("not equal to another field") << "!points={{zero}}" << true;
    QTest::newRow("equal to a field in words") << "kind=be{{empty}}auty" << true;
    QTest::newRow("equal to no such field") << "empty={{nothing}}" << true;
    QTest::newRow("at least as much") << "points>={{points}}" << true;
    QTest::newRow("more than that") << "points>={{zero}}" << true;
    QTest::newRow("less than that") << "zero>=1" << false;
    QTest::newRow("not so much") << "!zero>=1" << true;
    QTest::newRow("words are not more or less") << "kind>=1" << false;
    QTest::newRow("nothing is not more or less") << "nothing>=0" << false;
    QTest::newRow("brackets that don't close") << "kind={{kind" << false;
}

void FaceTest::conditionsRemoveElements()
{
    QFETCH(QString, condition);
    QFETCH(bool, shown);
    const std::string inside =
        "<g data-if=\"" + condition.toStdString() + "\"><g data-if=\"nothing\"/><path/></g><rect/>";
    QCOMPARE(filledSvg(inside), shown ? u"<g><path/></g><rect/>"_s : u"<rect/>"_s);
}

void FaceTest::textBoxesLeaveTheFace()
{
    Problems problems;
    const auto face =
        filled("<g><rect data-text=\"text\" x=\"4\" y=\"50.5\" width=\"55\" height=\"30\" font-size=\"{{size}}\" "
               "fill=\"{{colour}}\" text-anchor=\"middle\"/></g>"
               "<rect data-text=\"name\" x=\"1\" y=\"2\" width=\"3\" height=\"4\" font-size=\"5\" data-if=\"zero\"/>",
               problems);
    QVERIFY(face);
    QCOMPARE(face->boxes.size(), 1);
    const TextBox &box = face->boxes[0];
    QCOMPARE(box.x, 4.0);
    QCOMPARE(box.y, 50.5);
    QCOMPARE(box.width, 55.0);
    QCOMPARE(box.height, 30.0);
    QCOMPARE(box.size, 6.5);
    QCOMPARE(box.text, std::string("Take a card.\nThen stop."));
    QCOMPARE(box.colour, std::string("#f6a"));
    QCOMPARE(box.align, std::string("middle"));
    QVERIFY(!face->svg.contains("rect"));
}

// Two hexagons above each other, a row between them: they fill the height of their box, their middle in its middle.
void FaceTest::aPatternOfHexagonsIsLaidOutInItsBox()
{
    const std::string inside =
        R"svg(<defs><g id="green"/><g id="pink"/></defs>)svg"
        R"svg(<use data-hexes="pair" href="#{{colour}}" stroke="{{ref}}" x="10" y="20" width="100" height="100"/>)svg";
    QCOMPARE(problemsOf(svg(inside)), QStringList());
    const QString text = filledSvg(inside);
    QVERIFY2(text.contains(
                 "<g transform=\"translate(60.000 40.000) scale(1.7321)\"><use href=\"#green\" stroke=\"shape\"/></g>"),
             qPrintable(text));
    QVERIFY2(text.contains(
                 "<g transform=\"translate(60.000 100.000) scale(1.7321)\"><use href=\"#pink\" stroke=\"shape\"/></g>"),
             qPrintable(text));
    QVERIFY(!text.contains("data-hexes"));
    const std::string unknown =
        R"svg(<g id="green"/><use data-hexes="pair" href="#{{shade}}" x="0" y="0" width="9" height="9"/>)svg";
    QVERIFY2(filledSvg(unknown).contains("shade"), qPrintable(filledSvg(unknown)));
}

void FaceTest::anEmptyPatternShowsNothing()
{
    QCOMPARE(filledSvg(R"svg(<use data-hexes="none" href="#{{colour}}" x="0" y="0" width="9" height="9"/>)svg"),
             u"<g/>"_s);
}

void FaceTest::controlCharactersAreLeftOut()
{
    QCOMPARE(filledSvg("<text>{{control}}</text>"), u"<text>ab</text>"_s);
}

void FaceTest::spacesInTextStay()
{
    QCOMPARE(filledSvg("<text><tspan>a</tspan> <tspan>b</tspan></text>"),
             u"<text><tspan>a</tspan> <tspan>b</tspan></text>"_s);
}

void FaceTest::aBrokenFaceIsNotFilled()
{
    for (const char *inside : {"<script/>", "<g>", "<use href='#a'/>", "<rect onclick='x'/>"}) {
        Problems problems;
        QVERIFY(!filled(inside, problems));
        QCOMPARE(problems.size(), 1);
    }
}

ENGAWA_APPLESS_SUBJECT(face_test, FaceTest)
#include "face_test.moc"
