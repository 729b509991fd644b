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
    void panelsAreAsTheyWereLeft();

private:
    static QWidget *splitter(const QWidget &window, Qt::Orientation orientation);
    static void drag(QWidget &splitter, const QPoint &by);
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

QWidget *LayoutTest::splitter(const QWidget &window, Qt::Orientation orientation)
{
    for (QWidget *widget : window.findChildren<QWidget *>())
        if (QByteArray(widget->metaObject()->className()).endsWith("Separator") && widget->isVisible()
            && (widget->width() < widget->height()) == (orientation == Qt::Vertical))
            return widget;
    return nullptr;
}

void LayoutTest::drag(QWidget &splitter, const QPoint &by)
{
    const QPoint from = splitter.rect().center();
    const QPoint there = splitter.mapToGlobal(from + by);
    QTest::mousePress(&splitter, Qt::LeftButton, {}, from);
    QTest::mouseMove(&splitter, splitter.mapFromGlobal(there));
    QTest::mouseRelease(&splitter, Qt::LeftButton, {}, splitter.mapFromGlobal(there));
}

void LayoutTest::panelsAreAsTheyWereLeft()
{
    UserFolder user;
    const QSize size(1600, 1000);
    QSize inspector, components;
    const auto sizeOf = [](WorkbenchFixture &bench, const char *id) {
        return bench.program().window().panels().placeOf(id).size();
    };
    {
        WorkbenchFixture bench(user.places(), size);
        bench.open();
        const QSize designed = sizeOf(bench, "inspector");
        QWidget *upright = splitter(bench.program().window(), Qt::Vertical);
        QWidget *level = splitter(bench.program().window(), Qt::Horizontal);
        QVERIFY(upright && level);
        drag(*upright, {-200, 0});
        bench.settle();
        QTRY_VERIFY(sizeOf(bench, "inspector").width() > designed.width() + 150);
        bench.program().window().panels().close("texts");
        bench.program().window().panels().floatAt("history", {100, 100, 300, 260});
        bench.settle();
        inspector = sizeOf(bench, "inspector");
        components = sizeOf(bench, "components");
        QVERIFY(bench.program().window().close());
    }
    for (int start = 0; start < 2; ++start) {
        WorkbenchFixture bench(user.places(), size);
        const Panels &panels = bench.program().window().panels();
        QCOMPARE(bench.program().window().workspace(), Workspace::Design);
        QVERIFY(!panels.isOpen("texts"));
        QVERIFY(panels.isOpen("history"));
        QTRY_COMPARE(sizeOf(bench, "inspector"), inspector);
        QTRY_COMPARE(sizeOf(bench, "components"), components);
        QVERIFY(bench.program().window().close());
    }
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_layout_test, engawa::LayoutTest)
#include "layout_test.moc"
