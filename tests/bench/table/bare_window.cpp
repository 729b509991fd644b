// A window with one rectangle: what Qt Quick itself costs here.
#include <QApplication>
#include <QTimer>

#include "tests/bench/table/watch.h"

int main(int argc, char **argv)
{
    using namespace engawa::bench;
    QApplication application(argc, argv);
    const Pace pace = paceOf(argc, argv);
    QQuickWidget view(QUrl(QStringLiteral("qrc:/Bare.qml")));
    view.setResizeMode(QQuickWidget::SizeRootObjectToView);
    view.resize(1600, 1000);
    afterFirstFrame(
        view, [] { return true; },
        [pace] {
            tell("first_frame", sinceStart());
            tell("first_frame_work", processTime());
            QTimer::singleShot(pace.settleMs, qApp, [] {
                tell("resident", residentMegabytes());
                QCoreApplication::quit();
            });
        });
    view.show();
    return QApplication::exec();
}
