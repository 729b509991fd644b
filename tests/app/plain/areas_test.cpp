#include <map>
#include <set>

#include <QJSValue>

#include "app/match/zone_pieces.h"
#include "tests/app/plain/table_bench.h"
#include "tests/subject.h"

namespace engawa {

namespace {

// What stands in the prompt lies nowhere.
bool isButton(const Scene &scene, const std::string &zone)
{
    return std::ranges::any_of(scene.pieces,
                               [&](const Piece &piece) { return piece.zone == zone && piece.kind == "button"; });
}

// Pieces lie in an area, or are drawn by the table itself.
bool hasArea(TableBench &bench, const QString &zone)
{
    if (!bench.table())
        return false;
    for (const ZonePieces *drawn : bench.table()->findChildren<ZonePieces *>())
        if (drawn->zone() == zone)
            return true;
    return bench.table()->property("areas").value<QJSValue>().hasProperty(zone);
}

} // namespace

// Every zone that a game can have, in any of its modes and with any of its modules, has an area on its table. At some moments
// a table shows something else in the place of a zone; at one moment at least it shows the zone.
class AreasTest : public QObject
{
    Q_OBJECT

private slots:
    void everyZoneHasAnArea_data();
    void everyZoneHasAnArea();
};

void AreasTest::everyZoneHasAnArea_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("plain");
    for (const GameType &type : gameTypes()) {
        const std::string id(type.id);
        QTest::addRow("%s on its table", id.c_str()) << QString::fromStdString(id) << false;
        QTest::addRow("%s on the plain table", id.c_str()) << QString::fromStdString(id) << true;
    }
}

void AreasTest::everyZoneHasAnArea()
{
    QFETCH(QString, game);
    QFETCH(bool, plain);
    TableBench bench;
    bench.setPlain(plain);
    std::map<std::string, bool> zones; // of each setting, and whether an area of it was seen
    for (const Setting &setting : everySetting()) {
        if (!setting.name.starts_with(game.toStdString() + ":"))
            continue;
        zones.clear();
        std::set<std::string> shown; // scenes with the same zones
        Match match = TableBench::begun(setting);
        const Course course{11, {}};
        for (std::size_t decision = 0;; ++decision) {
            const Seat seat = setting.game->toAct(match.state());
            const Scene scene = setting.game->scene(match.state(), seat);
            std::string unseen;
            for (const Zone &zone : scene.zones)
                if (!isButton(scene, zone.id) && !zones[zone.id])
                    unseen += zone.id + " " + std::to_string(scene.legal.empty() ? 0 : scene.legal[0].verb) + " ";
            if (!unseen.empty() && shown.insert(unseen).second) {
                bench.show(Match(match));
                QTRY_VERIFY(bench.table() && bench.table()->property("settled").toBool());
                for (auto &[zone, seen] : zones)
                    seen = seen || hasArea(bench, QString::fromStdString(zone));
            }
            if (seat == nobody)
                break;
            MoveList moves;
            setting.game->legal(match.state(), moves);
            match.play(course.choice(decision, moves));
        }
        QVERIFY2(!zones.empty(), setting.name.c_str());
        QStringList missing;
        for (const auto &[zone, seen] : zones)
            if (!seen)
                missing.append(QString::fromStdString(zone));
        QVERIFY2(missing.isEmpty(), qPrintable(QString::fromStdString(setting.name) + ": " + missing.join(u' ')));
    }
}

} // namespace engawa

ENGAWA_SUBJECT(plain_table_areas_test, engawa::AreasTest, QGuiApplication)
#include "areas_test.moc"
