#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "app/settings/settings.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class SettingsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString file() const { return m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + u".ini"_s); }
    void write(const QByteArray &text) const
    {
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
    }

private slots:
    void aNewUserGetsTheDefaults();
    void everyChangeIsThereAtTheNextStart();
    void everyChangeIsToldOnce();
    void valuesOutOfRangeInTheFileBecomeTheNearestGoodOnes();
    void nonsenseInTheFileGivesTheDefaults();
    void setValuesAreBounded();
    void darkFollowsTheTheme();
    void wishesOfOneStartAreNotSaved();
    void shortcutsAreKeptAndForgotten();
    void aFileThatCannotBeWrittenIsReported();
};

void SettingsTest::aNewUserGetsTheDefaults()
{
    const Settings settings(file());
    QCOMPARE(settings.language(), QString());
    QCOMPARE(settings.textScale(), 100);
    QCOMPARE(settings.speed(), 1.0);
    QCOMPARE(settings.reducedMotion(), false);
    QCOMPARE(settings.theme(), Settings::Theme::System);
    QCOMPARE(settings.botPace(), 1.2);
    QCOMPARE(settings.showCurtain(), true);
    QVERIFY(settings.seatNames().isEmpty());
}

void SettingsTest::everyChangeIsThereAtTheNextStart()
{
    {
        Settings settings(file());
        settings.setLanguage(u"ja"_s);
        settings.setTextScale(150);
        settings.setSpeed(2.5);
        settings.setReducedMotion(true);
        settings.setTheme(Settings::Theme::Dark);
        settings.setBotPace(0.5);
        settings.setShowCurtain(false);
        settings.setSeatNames({u"Aoi, the first"_s, u"春香"_s, QString()});
    }
    const Settings settings(file());
    QCOMPARE(settings.language(), u"ja"_s);
    QCOMPARE(settings.textScale(), 150);
    QCOMPARE(settings.speed(), 2.5);
    QCOMPARE(settings.reducedMotion(), true);
    QCOMPARE(settings.theme(), Settings::Theme::Dark);
    QCOMPARE(settings.botPace(), 0.5);
    QCOMPARE(settings.showCurtain(), false);
    QCOMPARE(settings.seatNames(), (QStringList{u"Aoi, the first"_s, u"春香"_s, QString()}));
}

void SettingsTest::everyChangeIsToldOnce()
{
    Settings settings(file());
    QSignalSpy scale(&settings, &Settings::textScaleChanged), names(&settings, &Settings::seatNamesChanged);
    settings.setTextScale(120);
    settings.setTextScale(120);
    settings.setSeatNames({u"Mio"_s});
    settings.setSeatNames({u" Mio "_s});
    QCOMPARE(scale.size(), 1);
    QCOMPARE(names.size(), 1);
}

void SettingsTest::valuesOutOfRangeInTheFileBecomeTheNearestGoodOnes()
{
    write("[reading]\ntext_scale=4000\ntheme=purple\n[motion]\nspeed=-3\nbot_pace=99\n");
    const Settings settings(file());
    QCOMPARE(settings.textScale(), Settings::maxTextScale);
    QCOMPARE(settings.speed(), Settings::minSpeed);
    QCOMPARE(settings.botPace(), Settings::maxBotPace);
    QCOMPARE(settings.theme(), Settings::Theme::System);
}

void SettingsTest::nonsenseInTheFileGivesTheDefaults()
{
    write("[reading]\ntext_scale=large\n[motion]\nspeed=nan\nbot_pace=\n\x01\x02[[[");
    const Settings settings(file());
    QCOMPARE(settings.textScale(), 100);
    QCOMPARE(settings.speed(), 1.0);
    QCOMPARE(settings.botPace(), 1.2);
}

void SettingsTest::setValuesAreBounded()
{
    Settings settings(file());
    settings.setTextScale(10);
    settings.setSpeed(100);
    settings.setBotPace(qQNaN());
    settings.setSeatNames(QStringList(20, QString(100, u'a')));
    QCOMPARE(settings.textScale(), Settings::minTextScale);
    QCOMPARE(settings.speed(), Settings::maxSpeed);
    QCOMPARE(settings.botPace(), 1.2);
    QCOMPARE(settings.seatNames().size(), Settings::mostSeatNames);
    QCOMPARE(settings.seatNames().first().size(), Settings::longestSeatName);
}

void SettingsTest::darkFollowsTheTheme()
{
    Settings settings(file());
    settings.setTheme(Settings::Theme::Light);
    QVERIFY(!settings.dark());
    QSignalSpy dark(&settings, &Settings::darkChanged);
    settings.setTheme(Settings::Theme::Dark);
    QVERIFY(settings.dark());
    QCOMPARE(dark.size(), 1);
}

void SettingsTest::wishesOfOneStartAreNotSaved()
{
    {
        Settings settings(file());
        settings.setTextScale(110);
        settings.apply({.language = u"ja"_s, .textScale = 200, .theme = Settings::Theme::Dark});
        QCOMPARE(settings.textScale(), 200);
        QCOMPARE(settings.language(), u"ja"_s);
        QVERIFY(settings.dark());
        settings.setReducedMotion(true);
    }
    const Settings settings(file());
    QCOMPARE(settings.textScale(), 110);
    QCOMPARE(settings.language(), QString());
    QCOMPARE(settings.theme(), Settings::Theme::System);
    QVERIFY(settings.reducedMotion());
}

void SettingsTest::shortcutsAreKeptAndForgotten()
{
    {
        Settings settings(file());
        settings.setShortcut(u"undo"_s, u"Ctrl+U"_s);
        settings.setShortcut(u"redo"_s, u""_s);
        settings.setShortcut(u"home"_s, u"F2"_s);
        settings.setShortcut(u"home"_s, std::nullopt);
    }
    const Settings settings(file());
    QCOMPARE(settings.shortcuts(), (QMap<QString, QString>{{u"undo"_s, u"Ctrl+U"_s}, {u"redo"_s, u""_s}}));
}

void SettingsTest::aFileThatCannotBeWrittenIsReported()
{
    write("");
    const QString inside = file() + u"/engawa.ini"_s; // a folder that is a file
    Settings settings(inside);
    QSignalSpy problem(&settings, &Settings::saveProblemChanged);
    settings.setTextScale(140);
    QCOMPARE(settings.textScale(), 140);
    QCOMPARE(problem.size(), 1);
    QVERIFY2(settings.saveProblem().contains(u"engawa.ini"_s), qPrintable(settings.saveProblem()));
}

ENGAWA_SUBJECT(shell_settings_test, SettingsTest, QApplication)
#include "settings_test.moc"
