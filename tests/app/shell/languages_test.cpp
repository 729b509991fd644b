#include <QFontDatabase>
#include <QTemporaryDir>
#include <QtTest>

#include "app/languages/bundled_fonts.h"
#include "app/languages/languages.h"
#include "app/shell/commands.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

// Stands in for a finished translation.
class Shouting : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        return qstrcmp(context, "engawa::Commands") == 0 ? QString::fromUtf8(source).toUpper() : QString();
    }
};

} // namespace

class LanguagesTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString file() const { return m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + u".ini"_s); }

private slots:
    void languagesAreNamedInTheirOwnScript();
    void theNearestLanguageIsChosen();
    void theSettingIsFollowed();
    void anUnknownLanguageInTheSettingsIsTheSourceLanguage();
    void actionsSpeakTheNewLanguage();
    void qtsOwnSentencesAreTranslated();
    void oneIsNotSeveral();
    void missingFontsAreOnlyLogged();
    void bundledFontsAreThere();
};

void LanguagesTest::languagesAreNamedInTheirOwnScript()
{
    const QList<LanguageName> languages = Languages::available();
    QCOMPARE(languages.first(), (LanguageName{u"en"_s, u"English"_s}));
    QVERIFY(languages.contains(LanguageName{u"ja"_s, u"日本語"_s}));
}

void LanguagesTest::theNearestLanguageIsChosen()
{
    const QList<LanguageName> spoken{{u"en"_s, {}}, {u"ja"_s, {}}, {u"zh_TW"_s, {}}};
    QCOMPARE(Languages::nearest({u"ja-JP"_s}, spoken), u"ja"_s);
    QCOMPARE(Languages::nearest({u"zh-TW"_s}, spoken), u"zh_TW"_s);
    QCOMPARE(Languages::nearest({u"fr-FR"_s, u"fr"_s, u"ja"_s}, spoken), u"ja"_s);
    QCOMPARE(Languages::nearest({u"fr-FR"_s}, spoken), u"en"_s);
    QCOMPARE(Languages::nearest({}, spoken), u"en"_s);
}

void LanguagesTest::theSettingIsFollowed()
{
    Settings settings(file());
    settings.setLanguage(u"en"_s);
    Languages languages(settings);
    QCOMPARE(languages.current(), u"en"_s);
    QCOMPARE(settings.languages(), Languages::available());
    QSignalSpy changed(&languages, &Languages::changed);
    settings.setLanguage(u"ja"_s);
    QCOMPARE(languages.current(), u"ja"_s);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(QLocale().language(), QLocale::Japanese);
    QCOMPARE(QGuiApplication::font().families(), sansFamilies(u"ja"_s));
    settings.setLanguage(QString());
    QCOMPARE(languages.current(), languages.systemLanguage());
}

void LanguagesTest::anUnknownLanguageInTheSettingsIsTheSourceLanguage()
{
    Settings settings(file());
    settings.setLanguage(u"xx"_s);
    const Languages languages(settings);
    QCOMPARE(languages.current(), u"en"_s);
}

void LanguagesTest::actionsSpeakTheNewLanguage()
{
    Settings settings(file());
    ActionList list(settings);
    addCommands(list);
    list.setSubject(command::undo, u"Take a leaf"_s);
    const QAction *undo = list.at(command::undo);
    QCOMPARE(ActionList::plainText(undo), u"Undo: Take a leaf"_s);
    Shouting shouting;
    QCoreApplication::installTranslator(&shouting);
    list.retranslate();
    QCOMPARE(ActionList::plainText(undo), u"UNDO: Take a leaf"_s);
    QCoreApplication::removeTranslator(&shouting);
    list.retranslate();
    QCOMPARE(ActionList::plainText(undo), u"Undo: Take a leaf"_s);
}

void LanguagesTest::qtsOwnSentencesAreTranslated()
{
    Settings settings(file());
    settings.setLanguage(u"ja"_s);
    const Languages languages(settings);
    QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), u"キャンセル"_s);
}

void LanguagesTest::oneIsNotSeveral()
{
    Settings settings(file());
    settings.setLanguage(u"en"_s);
    const Languages languages(settings);
    const auto one = [](const char *context, const char *text) {
        return QCoreApplication::translate(context, text, nullptr, 1);
    };
    QCOMPARE(one("engawa::CsvPreview", "%n rows added, %1 changed, %2 removed."),
             u"1 row added, %1 changed, %2 removed."_s);
    QCOMPARE(one("TablePaste", "%n rows lie below the last one, and this table takes no new rows."),
             u"1 row lies below the last one, and this table takes no new rows."_s);
    QCOMPARE(one("Csv", "Line %1 has %n cells; expected %2, as the first line has."),
             u"Line %1 has 1 cell; expected %2, as the first line has."_s);
    QCOMPARE(one("FieldHelp", "%1 to %n items"), u"%1 to 1 item"_s);
    QCOMPARE(one("FieldHelp", "%1 to %n characters"), u"%1 to 1 character"_s);
}

void LanguagesTest::missingFontsAreOnlyLogged()
{
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"There are no fonts in"_s));
    registerBundledFonts(m_folder.filePath(u"none"_s));
    QFile broken(m_folder.filePath(u"engawa-broken.otf"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("no font");
    broken.close();
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"engawa-broken.otf can't be read"_s));
    registerBundledFonts(m_folder.path());
}

void LanguagesTest::bundledFontsAreThere()
{
    registerBundledFonts(QStringLiteral(ENGAWA_RESOURCES "/fonts"));
    QVERIFY(QFontDatabase::families().contains(u"Engawa Sans"_s));
    QVERIFY(QFontDatabase::families().contains(u"Engawa Serif"_s));
}

ENGAWA_SUBJECT(shell_languages_test, LanguagesTest, QApplication)
#include "languages_test.moc"
