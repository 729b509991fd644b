#include <QAccessible>
#include <QQmlExtensionPlugin>
#include <QtQuickTest>

Q_IMPORT_QML_PLUGIN(Engawa_ControlsPlugin)
Q_IMPORT_QML_PLUGIN(Engawa_ThemePlugin)

// As with a screen reader running.
class ControlsSetup : public QObject
{
    Q_OBJECT

public slots:
    void applicationAvailable() { QAccessible::setActive(true); }
};

QUICK_TEST_MAIN_WITH_SETUP(controls, ControlsSetup)

#include "controls_test.moc"
