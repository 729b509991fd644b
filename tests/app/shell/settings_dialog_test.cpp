#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QtTest>

#include "app/shell/commands.h"
#include "app/shell/general_page.h"
#include "app/shell/motion_page.h"
#include "app/shell/paper_look.h"
#include "app/shell/reading_page.h"
#include "app/shell/shortcuts_page.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class SettingsDialogTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;

    static void choose(ShortcutsPage &page, const QString &command)
    {
        auto *table = page.findChild<QTreeWidget *>();
        table->setCurrentItem(table->findItems(command, Qt::MatchExactly).value(0));
    }
    static QPushButton *button(const QWidget &page, const QString &text)
    {
        for (auto *one : page.findChildren<QPushButton *>())
            if (one->text().remove(u'&') == text)
                return one;
        return nullptr;
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(m_folder->filePath(u"engawa.ini"_s));
    }

    void theLanguageIsChosenInItsOwnScriptAndAppliesAtOnce();
    void everyLanguageIsSeenWholeInTheList_data();
    void everyLanguageIsSeenWholeInTheList();
    void sizeAndThemeApplyAtOnce();
    void motionAppliesAtOnce();
    void freeKeysAreTaken();
    void takenKeysAreRefusedWithASentence();
    void takenKeysMoveWhenAskedTo();
    void shippedKeysComeBack();
};

void SettingsDialogTest::theLanguageIsChosenInItsOwnScriptAndAppliesAtOnce()
{
    m_settings->setLanguage(u"en"_s);
    const Languages languages(*m_settings);
    const GeneralPage page(*m_settings, languages);
    auto *combo = page.findChild<QComboBox *>();
    QCOMPARE(combo->currentText(), u"English"_s);
    const int japanese = combo->findText(u"日本語"_s);
    QVERIFY(japanese > 0);
    combo->setCurrentIndex(japanese);
    emit combo->activated(japanese);
    QCOMPARE(m_settings->language(), u"ja"_s);
    QCOMPARE(languages.current(), u"ja"_s);
    QCOMPARE(combo->currentData().toString(), u"ja"_s);
}

void SettingsDialogTest::everyLanguageIsSeenWholeInTheList_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("scale");
    for (const char *language : {"en", "ja"})
        for (const int scale : {100, 200})
            QTest::addRow("%s %d %%", language, scale) << QString::fromLatin1(language) << scale;
}

void SettingsDialogTest::everyLanguageIsSeenWholeInTheList()
{
    QFETCH(const QString, language);
    QFETCH(const int, scale);
    m_settings->setLanguage(language);
    m_settings->setTextScale(scale);
    const Languages languages(*m_settings);
    const PaperLook look(*m_settings, languages);
    GeneralPage page(*m_settings, languages);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    auto *combo = page.findChild<QComboBox *>();
    combo->showPopup();
    const QAbstractItemView *list = combo->view();
    QTRY_VERIFY(list->isVisible());
    QVERIFY(combo->count() > 2);
    for (int row = 0; row < combo->count(); ++row) {
        const QRect place = list->visualRect(combo->model()->index(row, 0));
        const QByteArray told =
            combo->itemText(row).toUtf8() + ", in y " + QByteArray::number(place.top()) + " to "
            + QByteArray::number(place.bottom()) + " of " + QByteArray::number(list->viewport()->height()) + ", "
            + QByteArray::number(place.width()) + " wide in " + QByteArray::number(list->viewport()->width());
        QVERIFY2(place.top() >= 0 && place.bottom() < list->viewport()->height(), told);
        QVERIFY2(place.height() >= list->fontMetrics().height(), told);
        QVERIFY2(list->viewport()->width() >= list->fontMetrics().horizontalAdvance(combo->itemText(row)), told);
    }
    combo->hidePopup();
}

void SettingsDialogTest::sizeAndThemeApplyAtOnce()
{
    const ReadingPage page(*m_settings);
    auto *slider = page.findChild<QSlider *>();
    slider->setValue(slider->maximum());
    QCOMPARE(m_settings->textScale(), Settings::maxTextScale);
    slider->setValue(slider->minimum());
    QCOMPARE(m_settings->textScale(), Settings::minTextScale);
    m_settings->setTextScale(150);
    QCOMPARE(slider->value(), 15);
    page.findChildren<QRadioButton *>().value(2)->click();
    QCOMPARE(m_settings->theme(), Settings::Theme::Dark);
}

void SettingsDialogTest::motionAppliesAtOnce()
{
    const MotionPage page(*m_settings);
    const QList<QSlider *> sliders = page.findChildren<QSlider *>();
    sliders.value(0)->setValue(0);
    QCOMPARE(m_settings->speed(), Settings::minSpeed);
    sliders.value(1)->setValue(sliders.value(1)->maximum());
    QCOMPARE(m_settings->botPace(), Settings::maxBotPace);
    page.findChild<QCheckBox *>()->click();
    QVERIFY(m_settings->reducedMotion());
    QVERIFY(!sliders.value(0)->isEnabled());
}

void SettingsDialogTest::freeKeysAreTaken()
{
    ActionList actions(*m_settings);
    addCommands(actions);
    ShortcutsPage page(actions);
    choose(page, u"Home"_s);
    page.findChild<QKeySequenceEdit *>()->setKeySequence(QKeySequence(u"Ctrl+J"_s));
    QCOMPARE(actions.at(command::home)->shortcut(), QKeySequence(u"Ctrl+J"_s));
    QCOMPARE(m_settings->shortcuts().value(u"home"_s), u"Ctrl+J"_s);
}

void SettingsDialogTest::takenKeysAreRefusedWithASentence()
{
    ActionList actions(*m_settings);
    addCommands(actions);
    ShortcutsPage page(actions);
    choose(page, u"Home"_s);
    page.findChild<QKeySequenceEdit *>()->setKeySequence(QKeySequence(u"Ctrl+Z"_s));
    QCOMPARE(page.findChild<QLabel *>(u"conflict"_s)->text(), u"Ctrl+Z already belongs to “Undo”."_s);
    QCOMPARE(actions.at(command::home)->shortcut(), QKeySequence(u"Alt+Home"_s));
    QVERIFY(m_settings->shortcuts().isEmpty());
}

void SettingsDialogTest::takenKeysMoveWhenAskedTo()
{
    ActionList actions(*m_settings);
    addCommands(actions);
    ShortcutsPage page(actions);
    choose(page, u"Home"_s);
    page.findChild<QKeySequenceEdit *>()->setKeySequence(QKeySequence(u"Ctrl+Z"_s));
    button(page, u"Use it here instead"_s)->click();
    QCOMPARE(actions.at(command::home)->shortcut(), QKeySequence(u"Ctrl+Z"_s));
    QVERIFY(actions.at(command::undo)->shortcut().isEmpty());
    QVERIFY(page.findChild<QLabel *>(u"conflict"_s)->text().isEmpty());
}

void SettingsDialogTest::shippedKeysComeBack()
{
    ActionList actions(*m_settings);
    addCommands(actions);
    ShortcutsPage page(actions);
    choose(page, u"Undo"_s);
    button(page, u"None"_s)->click();
    QVERIFY(actions.at(command::undo)->shortcut().isEmpty());
    button(page, u"As shipped"_s)->click();
    QCOMPARE(actions.at(command::undo)->shortcut(), QKeySequence(u"Ctrl+Z"_s));
    actions.setKeys(actions.at(command::home), QKeySequence(u"F7"_s));
    button(page, u"All as shipped"_s)->click();
    QVERIFY(m_settings->shortcuts().isEmpty());
}

ENGAWA_SUBJECT(shell_settings_dialog_test, SettingsDialogTest, QApplication)
#include "settings_dialog_test.moc"
