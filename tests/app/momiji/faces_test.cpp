#include <QGuiApplication>
#include <QImage>
#include <QSet>
#include <QTest>
#include <QTextLayout>

#include "app/faces/face_provider.h"
#include "app/faces/piece_shadow.h"
#include "app/languages/bundled_fonts.h"
#include "app/library/library.h"
#include "tests/subject.h"

namespace engawa {

// Every face of Momiji can be painted and read.
class MomijiFacesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFaceIsPainted();
    void everyTextFits();
    void facesDiffer();
    void aPieceThrowsAShadow();

private:
    struct Named
    {
        FaceStore::Subject subject;
        QString what;
    };
    std::vector<Named> subjects() const;
    std::optional<FilledFace> filled(const FaceStore::Subject &subject, const std::string &language);

    GamePtr m_game;
    FaceStore m_store;
};

static int coloursOf(const QImage &image)
{
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); y += 2)
        for (int x = 0; x < image.width(); x += 2)
            colours.insert(image.pixel(x, y));
    return static_cast<int>(colours.size());
}

void MomijiFacesTest::initTestCase()
{
    registerBundledFonts(ENGAWA_RESOURCES "/fonts");
    Library library({"momiji"}, {ENGAWA_RESOURCES, {}, {}});
    QVERIFY2(library.problem().isEmpty(), qPrintable(library.problem()));
    Problems problems;
    const auto prepared = library.prepared("momiji", problems);
    QVERIFY(prepared);
    m_game = prepared->game;
}

// The components of every table and the plain pieces of every game that can be dealt.
std::vector<MomijiFacesTest::Named> MomijiFacesTest::subjects() const
{
    std::vector<Named> all;
    const auto add = [&](const FaceStore::Subject &subject) {
        const QString what =
            QString::fromStdString(subject.kind + (subject.faceUp ? " " : " back ") + subject.component);
        if (std::ranges::none_of(all, [&](const Named &each) { return each.what == what; }))
            all.push_back({subject, what});
    };
    for (const char *mode : {"first_game", "standard", "solo"}) {
        for (const char *scenario : {"cold_breeze", "meditation", "equinox", "autumn_colors"}) {
            Setup setup;
            setup.mode = mode;
            setup.players = setup.mode == "solo" ? 1 : 4;
            if (setup.mode == "solo")
                setup.scenario = scenario;
            else
                setup.modules = {"squirrel", "golden_leaves", "ancient_garden"};
            State state = m_game->deal(setup, 3, nullptr);
            for (int move = 0; move < 120; ++move) {
                for (const Piece &piece : m_game->scene(state, 0).pieces)
                    if (piece.kind != "spot" && piece.kind != "button")
                        add({piece.kind, piece.component, piece.faceUp, piece.badge, 0});
                MoveList legal;
                m_game->legal(state, legal);
                if (legal.empty())
                    break;
                m_game->apply(state, legal[static_cast<std::size_t>(move * 13) % legal.size()], nullptr);
            }
        }
    }
    for (const auto &[table, kind] :
         {std::pair{"leaf_cards", "card"}, {"landscapes", "landscape"}, {"objectives", "objective"}})
        for (const EntryPtr &entry : m_game->data().table(table).entries())
            add({kind, std::string(table) + "/" + entry->id, true, {}, nobody});
    return all;
}

std::optional<FilledFace> MomijiFacesTest::filled(const FaceStore::Subject &subject, const std::string &language)
{
    QString address = m_store.address(*m_game, subject, language);
    address.remove("image://face/");
    return address.isEmpty() ? std::nullopt : m_store.filled(address.toStdString());
}

void MomijiFacesTest::everyFaceIsPainted()
{
    const std::vector<Named> all = subjects();
    QVERIFY(all.size() > 60);
    QStringList faults;
    for (const Named &each : all) {
        const std::optional<FilledFace> face = filled(each.subject, "en");
        const QImage image = face ? paintFace(*face, 256) : QImage();
        if (image.isNull())
            faults.append(each.what + " has no face");
        else if (coloursOf(image) < 12)
            faults.append(each.what + " is nearly blank");
        else if (face->svg.contains("{{"))
            faults.append(each.what + " has an unfilled field");
    }
    QCOMPARE(faults, QStringList());
}

// No text box needs letters below two thirds of the size that its drawing asks for.
void MomijiFacesTest::everyTextFits()
{
    QStringList faults;
    for (const char *language : {"en", "ja"})
        for (const Named &each : subjects()) {
            const std::optional<FilledFace> face = filled(each.subject, language);
            for (const TextBox &box : face ? face->boxes : std::vector<TextBox>()) {
                QFont font(QGuiApplication::font());
                font.setFamilies({"Engawa Sans", font.family()});
                font.setPixelSize(std::max(1, qRound(box.size * 0.66)));
                QTextLayout layout(QString::fromStdString(box.text), font);
                layout.beginLayout();
                double height = 0;
                for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
                    line.setLineWidth(box.width);
                    height += line.height();
                }
                layout.endLayout();
                if (height > box.height + 1)
                    faults.append(QString("%1 (%2): “%3”").arg(each.what, language, QString::fromStdString(box.text)));
            }
        }
    QCOMPARE(faults, QStringList());
}

// Two cards that are not the same look different even without colour.
void MomijiFacesTest::facesDiffer()
{
    QMap<QByteArray, QString> seen;
    QStringList faults;
    for (const Named &each : subjects()) {
        const std::optional<FilledFace> face = filled(each.subject, "en");
        if (!face || !each.subject.faceUp || each.subject.component.empty())
            continue;
        const QImage grey = paintFace(*face, 96).convertToFormat(QImage::Format_Grayscale8);
        const QByteArray bytes(reinterpret_cast<const char *>(grey.constBits()), grey.sizeInBytes());
        if (seen.contains(bytes) && seen[bytes] != each.what)
            faults.append(each.what + " looks like " + seen[bytes]);
        seen[bytes] = each.what;
    }
    QCOMPARE(faults, QStringList());
}

// Softly, more below than above, and never over the face itself.
void MomijiFacesTest::aPieceThrowsAShadow()
{
    constexpr int width = 40, height = 56, rim = 6;
    QImage face(width, height, QImage::Format_ARGB32_Premultiplied);
    face.fill(Qt::white);
    const QImage piece = withShadow(face, rim);
    QCOMPARE(piece.size(), QSize(width + 2 * rim, height + 2 * rim));
    QCOMPARE(piece.copy(rim, rim, width, height), face);
    const auto shade = [&](int x, int y) { return qAlpha(piece.pixel(x, y)); };
    const int middle = rim + width / 2, below = rim + height, above = rim - 1;
    QVERIFY(shade(middle, below) > 50);
    QVERIFY(shade(middle, below) > shade(middle, below + 2));
    QVERIFY(shade(middle, below + 2) > shade(middle, below + rim - 1));
    QVERIFY(shade(middle, below) > 2 * shade(middle, above));
    QVERIFY(shade(rim - 1, rim + height / 2) > 0);
    QCOMPARE(shade(0, 0), 0);
    QCOMPARE(qRed(piece.pixel(middle, below)), 0);
}

} // namespace engawa

ENGAWA_SUBJECT(momiji_window_faces_test, engawa::MomijiFacesTest, QApplication)
#include "faces_test.moc"
