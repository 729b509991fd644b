#include <QHeaderView>
#include <QPushButton>

#include "app/position/position_panel.h"
#include "editor/inspector/inspector_panel.h"
#include "workbench_fixture.h"

namespace engawa {

// The Design workspace has room for its work at every size of window and text.
class LayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void panelsHaveRoom_data();
    void panelsHaveRoom();

private:
    static bool isInSight(const QWidget *widget);
};

bool LayoutTest::isInSight(const QWidget *widget)
{
    return widget && widget->isVisible() && widget->visibleRegion().boundingRect().size() == widget->size();
}

void LayoutTest::panelsHaveRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textScale");
    QTest::addColumn<int>("rows"); // of Components that are seen whole
    QTest::newRow("small") << QSize(1280, 800) << 100 << 8;
    QTest::newRow("large") << QSize(1600, 1000) << 100 << 8;
    QTest::newRow("small, large text") << QSize(1280, 800) << 200 << 2;
    QTest::newRow("large, large text") << QSize(1600, 1000) << 200 << 3;
}

void LayoutTest::panelsHaveRoom()
{
    QFETCH(QSize, size);
    QFETCH(int, textScale);
    QFETCH(int, rows);
    UserFolder user;
    WorkbenchFixture bench(user.places(), size);
    bench.settings().setTextScale(textScale);
    bench.open();
    QCOMPARE(bench.program().window().size(), size);
    QTableView &grid = bench.components().grid();
    const auto seen = [&grid] {
        return grid.viewport()->visibleRegion().boundingRect().height() / grid.verticalHeader()->defaultSectionSize();
    };
    QTRY_VERIFY2(seen() >= rows, qPrintable(QString("%1 rows").arg(seen())));
    auto *inspector = bench.panel<InspectorPanel>("inspector");
    QVERIFY(inspector);
    QTRY_VERIFY(inspector->visibleRegion().boundingRect().height() >= 5 * inspector->fontMetrics().height());

    bench.trigger(command::editPosition);
    bench.settle();
    auto *position = bench.program().window().findChild<PositionPanel *>();
    QVERIFY(position);
    int ways = 0;
    for (const QPushButton *button : position->findChildren<QPushButton *>())
        if (const QString text = button->text().remove('&'); text == "Play from here" || text == "Cancel") {
            QTRY_VERIFY2(isInSight(button), qPrintable(text)); // docks take their time
            ++ways;
        }
    QCOMPARE(ways, 2);
    QTRY_VERIFY2(seen() >= rows, qPrintable(QString("%1 rows beside the position").arg(seen())));
    QTRY_VERIFY(bench.program().table().width() >= 300 && bench.program().table().height() >= 150);
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_layout_test, engawa::LayoutTest)
#include "layout_test.moc"
