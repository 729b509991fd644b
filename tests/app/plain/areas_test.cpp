#include <set>

#include <QJSValue>

#include "tests/app/plain/table_bench.h"
#include "tests/subject.h"

namespace engawa {

namespace {

// The zones that a seat sees, as one word: a table is looked at once for each.
std::string zonesOf(const Scene &scene)
{
    std::string zones;
    for (const Zone &zone : scene.zones)
        zones += zone.id + " ";
    return zones;
}

// What stands in the prompt lies nowhere.
bool isButton(const Scene &scene, const std::string &zone)
{
    return std::ranges::any_of(scene.pieces,
                               [&](const Piece &piece) { return piece.zone == zone && piece.kind == "button"; });
}

QStringList withoutArea(TableBench &bench, const Scene &scene)
{
    if (!bench.table())
        return {"everything: there is no table"};
    const QJSValue areas = bench.table()->property("areas").value<QJSValue>();
    QStringList missing;
    for (const Zone &zone : scene.zones)
        if (const QString id = QString::fromStdString(zone.id); !areas.hasProperty(id) && !isButton(scene, zone.id))
            missing.append(id);
    return missing;
}

} // namespace

// Every zone that a game can have, in any of its modes and with any of its modules, has an area on its table.
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
    std::set<std::string> seen;
    for (const Setting &setting : everySetting()) {
        if (!setting.name.starts_with(game.toStdString() + ":"))
            continue;
        Match match = TableBench::begun(setting);
        const Course course{11, {}};
        for (std::size_t decision = 0;; ++decision) {
            const Seat seat = setting.game->toAct(match.state());
            const Scene scene = setting.game->scene(match.state(), seat);
            if (seen.insert(zonesOf(scene)).second) {
                bench.show(Match(match));
                QTRY_VERIFY2(withoutArea(bench, scene).isEmpty(), qPrintable(withoutArea(bench, scene).join(' ')));
            }
            if (seat == nobody)
                break;
            MoveList moves;
            setting.game->legal(match.state(), moves);
            match.play(course.choice(decision, moves));
        }
    }
    QVERIFY(!seen.empty());
}

} // namespace engawa

ENGAWA_SUBJECT(plain_table_areas_test, engawa::AreasTest, QGuiApplication)
#include "areas_test.moc"
