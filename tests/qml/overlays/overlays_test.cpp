#include <QAccessible>
#include <QQmlEngine>
#include <QThreadPool>
#include <QtQuickTest>

#include "app/faces/face_provider.h"
#include "test_table.h"

// As with a screen reader running, and with the faces of the table's matches.
class OverlaysSetup : public QObject
{
    Q_OBJECT

public slots:
    void applicationAvailable() { QAccessible::setActive(true); }
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        auto *table = engine->singletonInstance<engawa::TestTable *>("Engawa.TestTable", "TestTable");
        engine->addImageProvider(QStringLiteral("face"), new engawa::FaceProvider(table->faces(), m_painters));
    }
    void cleanupTestCase() { m_painters.waitForDone(); }

private:
    QThreadPool m_painters;
};

QUICK_TEST_MAIN_WITH_SETUP(overlays, OverlaysSetup)

#include "overlays_test.moc"
