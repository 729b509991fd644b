#include <QApplication>
#include <QDir>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QtTest>

#include "app/languages/bundled_fonts.h"
#include "app/shell/command_palette.h"
#include "app/shell/paper_look.h"
#include "app/shell/settings_dialog.h"
#include "app/shell/status_line.h"
#include "tests/app/shell/shell_parts.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

// Writes pictures of the shell in both themes and at both ends of the text size.
class PicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void pictures_data();
    void pictures();
};

void PicturesTest::initTestCase()
{
    initDocks();
    registerBundledFonts(QStringLiteral(ENGAWA_RESOURCES "/fonts"));
    QVERIFY(QDir().mkpath(QStringLiteral(ENGAWA_PICTURES)));
}

void PicturesTest::pictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("scale");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    QTest::newRow("light") << false << 100 << QSize(1280, 800) << u"en"_s;
    QTest::newRow("dark") << true << 100 << QSize(1280, 800) << u"en"_s;
    QTest::newRow("large") << false << 200 << QSize(1280, 800) << u"en"_s;
    QTest::newRow("japanese") << false << 100 << QSize(1920, 1080) << u"ja"_s;
}

void PicturesTest::pictures()
{
    QFETCH(const bool, dark);
    QFETCH(const int, scale);
    QFETCH(const QSize, size);
    QFETCH(const QString, language);
    QTemporaryDir folder;
    ShellParts parts(folder.path());
    parts.settings.setTheme(dark ? Settings::Theme::Dark : Settings::Theme::Light);
    parts.settings.setTextScale(scale);
    parts.settings.setLanguage(language);
    const PaperLook look(parts.settings, parts.languages);
    parts.table->setAlignment(Qt::AlignCenter);
    parts.table->setStyleSheet(u"background: #4A3828; color: #F3E9D6;"_s);
    parts.addPanel(u"notes"_s);
    auto *list = new QListWidget;
    for (int turn = 1; turn < 30; ++turn)
        list->addItem(u"Turn %1: Aoi collects the red column"_s.arg(turn));
    list->setCurrentRow(3);
    parts.window->addPanel(u"components"_s, [] { return u"Components"_s; }, list, Side::Right);
    parts.window->open(size);
    parts.window->statusLine().setMatch(u"Orchard, standard"_s, u"1811"_s);
    parts.actions.setSubject(command::undo, u"Collect the red column"_s);
    parts.actions.at(command::redo)->setEnabled(false);

    const auto keep = [](QWidget *widget, const QString &name) {
        QCoreApplication::processEvents();
        const QString file =
            QStringLiteral(ENGAWA_PICTURES "/%1-%2.png").arg(name, QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(widget->QWidget::grab().save(file));
    };
    keep(parts.window.get(), u"play"_s);
    parts.window->setWorkspace(Workspace::Test);
    parts.window->statusLine().setMatchProblem(u"The record can’t be written: the disk is full."_s);
    keep(parts.window.get(), u"test"_s);
    parts.window->setWorkspace(Workspace::Design);
    keep(parts.window.get(), u"design"_s);
    parts.window->showPalette();
    QTest::keyClicks(parts.window->findChild<CommandPalette *>()->findChild<QLineEdit *>(), u"re"_s);
    keep(parts.window.get(), u"palette"_s);
    parts.window->showSettings();
    auto *dialog = parts.window->findChild<SettingsDialog *>();
    for (int page = 0; page < 4; ++page) {
        dialog->showPage(page);
        if (auto *keys = dialog->findChild<QKeySequenceEdit *>(); keys && page == 3)
            keys->setKeySequence(QKeySequence(u"Ctrl+Z"_s));
        keep(dialog, u"settings-%1"_s.arg(page + 1));
    }
    parts.window->panels().floatAt(u"components"_s, QRect(60, 60, 420, 300));
    keep(list->window(), u"floating"_s);
    QMenu *menu = parts.window->findChildren<QMenu *>().value(0);
    menu->popup(parts.window->mapToGlobal(QPoint(10, 30)));
    keep(menu, u"menu"_s);
    menu->close();
}

ENGAWA_SUBJECT(shell_pictures_test, PicturesTest, QApplication)
#include "pictures_test.moc"
