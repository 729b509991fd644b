#include <QAccessible>
#include <QtQuickTest>

// As with a screen reader running.
class ControlsSetup : public QObject
{
    Q_OBJECT

public slots:
    void applicationAvailable() { QAccessible::setActive(true); }
};

QUICK_TEST_MAIN_WITH_SETUP(controls, ControlsSetup)

#include "controls_test.moc"
