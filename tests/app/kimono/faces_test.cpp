#include <QDir>
#include <QPainter>

#include "app/faces/face_provider.h"
#include "app/faces/face_store.h"
#include "app/languages/bundled_fonts.h"
#include "kimono_window.h"

namespace engawa {

// The faces of Kimono Memories: all are painted, every text fits, and no two patterns need their colour.
class KimonoFacesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCardIsPainted_data();
    void everyCardIsPainted();
    void noCardLooksLikeAnother();
    void patternsAreToldApartInGrey();
    void smallLettersAreLeftOut();
    void photosOfASizeHaveAllTheirNamesOrNone();

private:
    std::optional<FilledFace> filled(const char *kind, const std::string &component, const char *language = "en");
    QImage painted(const char *kind, const std::string &component, int width)
    {
        const auto face = filled(kind, component);
        return face ? paintFace(*face, width) : QImage();
    }

    GamePtr m_game;
    FaceStore m_store;
};

void KimonoFacesTest::initTestCase()
{
    registerBundledFonts(ENGAWA_RESOURCES "/fonts");
    Library library({"kimono"}, {ENGAWA_RESOURCES, {}, {}});
    Problems problems;
    const auto prepared = library.prepared("kimono", problems);
    QVERIFY(prepared);
    m_game = prepared->game;
    QVERIFY(QDir().mkpath(ENGAWA_SCREENSHOTS));
}

std::optional<FilledFace> KimonoFacesTest::filled(const char *kind, const std::string &component, const char *language)
{
    const QString address = m_store.address(*m_game, {kind, component, true, {}, nobody}, language);
    return m_store.filled(address.section('/', 3).toStdString());
}

void KimonoFacesTest::everyCardIsPainted_data()
{
    QTest::addColumn<QString>("language");
    QTest::addRow("en") << "en";
    QTest::addRow("ja") << "ja";
}

// A sheet of all cards, for people to judge.
void KimonoFacesTest::everyCardIsPainted()
{
    QFETCH(QString, language);
    constexpr int width = 200, height = 248, columns = 8, rim = 8;
    const auto &entries = m_game->data().table("cards").entries();
    const int rows = (static_cast<int>(entries.size()) + columns - 1) / columns;
    QImage sheet(columns * (width + rim) + rim, rows * (height + rim) + rim, QImage::Format_RGB32);
    sheet.fill(QColor("#1B2A45"));
    QPainter painter(&sheet);
    int place = 0;
    for (const EntryPtr &entry : entries) {
        const auto face = filled("card", "cards/" + entry->id, qPrintable(language));
        QVERIFY2(face, entry->id.c_str());
        QVERIFY2(!face->svg.contains("{{"), entry->id.c_str());
        for (const TextBox &box : face->boxes) {
            QFont font(QGuiApplication::font());
            font.setFamilies({"Engawa Sans", font.family()});
            font.setPixelSize(qRound(box.size * 0.8));
            const QRectF needed = QFontMetricsF(font).boundingRect(
                QRectF(0, 0, box.width, 1000), Qt::AlignLeft | Qt::TextWordWrap | Qt::TextWrapAnywhere,
                QString::fromStdString(box.text));
            QVERIFY2(needed.height() <= box.height + 2, (entry->id + ": " + box.text).c_str());
        }
        painter.drawImage(rim + place % columns * (width + rim), rim + place / columns * (height + rim),
                          paintFace(*face, width));
        ++place;
    }
    painter.end();
    QVERIFY(sheet.save(QString(ENGAWA_SCREENSHOTS "/cards-%1.png").arg(language)));
}

void KimonoFacesTest::noCardLooksLikeAnother()
{
    std::map<QByteArray, std::string> seen;
    for (const EntryPtr &entry : m_game->data().table("cards").entries()) {
        const QImage image = painted("card", "cards/" + entry->id, 84); // too small for its name
        QVERIFY2(!image.isNull(), entry->id.c_str());
        const QByteArray bytes(reinterpret_cast<const char *>(image.constBits()), image.sizeInBytes());
        const auto [same, fresh] = seen.try_emplace(bytes, entry->id);
        QVERIFY2(fresh, (entry->id + " looks like " + same->second).c_str());
    }
}

// Their drawings differ when all have the same brightness.
void KimonoFacesTest::patternsAreToldApartInGrey()
{
    constexpr int width = 64;
    std::vector<std::pair<std::string, std::vector<double>>> drawings;
    for (const EntryPtr &entry : m_game->data().table("patterns").entries()) {
        const QImage grey = painted("token", "patterns/" + entry->id, width).convertToFormat(QImage::Format_Grayscale8);
        std::vector<double> drawing;
        for (int y = width / 4; y < width * 3 / 4; ++y) // inside the rim
            for (int x = width / 4; x < width * 3 / 4; ++x)
                drawing.push_back(qGray(grey.pixel(x, y)));
        double mean = 0, spread = 0;
        for (const double each : drawing)
            mean += each / static_cast<double>(drawing.size());
        for (double &each : drawing) {
            each -= mean;
            spread += each * each / static_cast<double>(drawing.size());
        }
        QVERIFY2(spread > 300, qPrintable(QString("%1 is flat: %2").arg(entry->id.c_str()).arg(spread)));
        for (double &each : drawing)
            each /= std::sqrt(spread);
        drawings.emplace_back(entry->id, drawing);
    }
    QCOMPARE(drawings.size(), std::size_t(5));
    for (std::size_t one = 0; one < drawings.size(); ++one)
        for (std::size_t other = one + 1; other < drawings.size(); ++other) {
            double alike = 0;
            for (std::size_t i = 0; i < drawings[one].second.size(); ++i)
                alike += drawings[one].second[i] * drawings[other].second[i]
                         / static_cast<double>(drawings[one].second.size());
            QVERIFY2(alike < 0.5, qPrintable(QString("%1 and %2: %3")
                                                 .arg(drawings[one].first.c_str(), drawings[other].first.c_str())
                                                 .arg(alike)));
        }
}

void KimonoFacesTest::smallLettersAreLeftOut()
{
    auto face = filled("card", "cards/pink_0");
    QVERIFY(face && !face->boxes.empty());
    auto bare = *face;
    bare.boxes.clear();
    QCOMPARE(paintFace(*face, 60), paintFace(bare, 60));
    QVERIFY(paintFace(*face, 160) != paintFace(bare, 160));
}

void KimonoFacesTest::photosOfASizeHaveAllTheirNamesOrNone()
{
    for (int width = 60; width <= 150; width += 3) {
        QStringList named, nameless;
        for (const auto &entry : m_game->data().table("cards").entries()) {
            std::optional<FilledFace> face = filled("card", "cards/" + entry->id);
            QVERIFY(face);
            const QImage with = paintFace(*face, width);
            face->boxes.clear();
            (with == paintFace(*face, width) ? nameless : named).append(QString::fromStdString(entry->id));
        }
        QVERIFY2(named.isEmpty() || nameless.isEmpty(),
                 qPrintable(QString("%1 pixels wide, without a name: %2").arg(width).arg(nameless.join(' '))));
    }
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(kimono_window_faces_test, engawa::KimonoFacesTest)
#include "faces_test.moc"
