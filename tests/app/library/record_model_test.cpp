#include "app/library/record_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "tests/app/library/library_folder.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class RecordModelTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<LibraryFolder> m_folder;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<QAbstractItemModelTester> m_tester;

    RecordModel &records() { return *m_library->records(); }
    void refresh()
    {
        records().refresh();
        QTRY_VERIFY(!records().reading());
    }
    QVariant of(int row, RecordModel::Role role) { return records().index(row).data(role); }
    // Files of the same moment have no order; tests give each its own.
    void setAge(const QString &path, int minutes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(
            file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * minutes), QFileDevice::FileModificationTime));
    }

private slots:
    void initTestCase() { qputenv("XDG_DATA_HOME", m_trash.path().toUtf8()); }
    void init()
    {
        m_folder = std::make_unique<LibraryFolder>();
        m_library = m_folder->library();
        m_tester = std::make_unique<QAbstractItemModelTester>(m_library->records());
        QTRY_VERIFY(!records().reading());
    }
    void cleanup()
    {
        m_tester.reset();
        m_library.reset();
        m_folder.reset();
    }

    void aFolderThatIsNotThereYetIsEmpty()
    {
        QCOMPARE(records().count(), 0);
        QVERIFY(records().problem().isEmpty());
        QVERIFY(records().continuePath().isEmpty());
    }

    void theLastWrittenComesFirst()
    {
        setAge(m_folder->writeRecord(*m_library, "a.jsonl", 2), 1);
        setAge(m_folder->writeRecord(*m_library, "b.jsonl", 2), 60 * 24 * 3);
        setAge(m_folder->writeRecord(*m_library, "c.jsonl", -1, "solo"), 0);
        refresh();
        QCOMPARE(records().count(), 3);
        QVERIFY(of(0, RecordModel::PathRole).toString().endsWith("c.jsonl"));
        QVERIFY(of(2, RecordModel::PathRole).toString().endsWith("b.jsonl"));
    }

    void aRecordSaysGameModeSeatsAndWhetherItIsOver()
    {
        setAge(m_folder->writeRecord(*m_library, "left.jsonl", 5), 0);
        setAge(m_folder->writeRecord(*m_library, "done.jsonl", -1), 5);
        refresh();
        QVERIFY2(of(0, RecordModel::PlayableRole).toBool(), qPrintable(of(0, RecordModel::ProblemRole).toString()));
        QCOMPARE(of(0, RecordModel::TitleRole).toString(), u"Momiji – First game"_s);
        QVERIFY(of(0, RecordModel::SubtitleRole).toString().contains("Haruka"));
        QCOMPARE(of(0, RecordModel::GameIdRole).toString(), u"momiji"_s);
        QCOMPARE(of(0, RecordModel::FinishedRole).toBool(), false);
        QCOMPARE(of(1, RecordModel::FinishedRole).toBool(), true);
        QVERIFY(records().continuePath().endsWith("left.jsonl"));
        QCOMPARE(records().continueTitle(), u"Momiji – First game"_s);
        QCOMPARE(records().continueGame(), u"momiji"_s);
    }

    void aRecordOfAGameWithoutATableIsNotContinued()
    {
        m_folder->writeRecord(*m_library, "a.jsonl", 2);
        const auto other = m_folder->library({"kimono"});
        QTRY_VERIFY(!other->records()->reading());
        const QModelIndex record = other->records()->index(0);
        QVERIFY(!record.data(RecordModel::PlayableRole).toBool());
        QVERIFY(!record.data(RecordModel::ProblemRole).toString().isEmpty());
        QVERIFY(other->records()->continuePath().isEmpty());
        QVERIFY(other->unfinishedRecord().isEmpty());
    }

    void aBrokenRecordHasItsSentence()
    {
        m_folder->write("records/broken.jsonl", "not a record\n");
        refresh();
        QCOMPARE(records().count(), 1);
        QCOMPARE(of(0, RecordModel::PlayableRole).toBool(), false);
        QCOMPARE(of(0, RecordModel::TitleRole).toString(), u"broken.jsonl"_s);
        QVERIFY(!of(0, RecordModel::ProblemRole).toString().isEmpty());
        QVERIFY(records().continuePath().isEmpty());
    }

    void aHalfWrittenRecordCanBePlayed()
    {
        const QString path = m_folder->writeRecord(*m_library, "cut.jsonl", 6);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() - 9));
        file.close();
        refresh();
        QCOMPARE(of(0, RecordModel::PlayableRole).toBool(), true);
        QVERIFY(of(0, RecordModel::ProblemRole).toString().contains("breaks off"));
        QCOMPARE(records().continuePath(), path);
    }

    void anEmptyFileAndAHeaderWithoutItsEnd()
    {
        m_folder->write("records/empty.jsonl", "");
        const QString path = m_folder->writeRecord(*m_library, "header.jsonl", 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(200));
        file.close();
        refresh();
        QCOMPARE(records().count(), 2);
        QVERIFY(!of(0, RecordModel::PlayableRole).toBool() && !of(1, RecordModel::PlayableRole).toBool());
    }

    void anUnreadableFolderIsASentence()
    {
        m_folder->writeRecord(*m_library, "a.jsonl", 1);
        const QString folder = m_folder->path("records");
        QFile::setPermissions(folder, QFileDevice::WriteOwner);
        if (QFileInfo(folder).isReadable())
            QSKIP("this user may read everything");
        refresh();
        QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        QCOMPARE(records().count(), 0);
        QVERIFY(records().problem().contains("records"));
        refresh();
        QVERIFY(records().problem().isEmpty());
    }

    void aFileInPlaceOfTheFolderDoesNoHarm()
    {
        m_folder->write("records", "in the way");
        refresh();
        QCOMPARE(records().count(), 0);
        QVERIFY2(records().problem().contains("records"), qPrintable(records().problem()));
    }

    void movedToTheTrashAndBack()
    {
        const QString path = m_folder->writeRecord(*m_library, "a.jsonl", 1);
        setAge(m_folder->writeRecord(*m_library, "b.jsonl", 1), 9);
        refresh();
        if (!records().remove(0)) {
            QVERIFY(QFileInfo::exists(path));
            QVERIFY(!records().problem().isEmpty());
            QSKIP("there is no trash here");
        }
        QCOMPARE(records().count(), 1);
        QVERIFY(!QFileInfo::exists(path));
        QVERIFY(!records().removedTitle().isEmpty());
        QVERIFY(records().undoRemove());
        QTRY_VERIFY(!records().reading());
        QCOMPARE(records().count(), 2);
        QVERIFY(QFileInfo::exists(path));
        QVERIFY(records().removedTitle().isEmpty());
        QVERIFY(!records().undoRemove());
    }

    void onlyAChangedRecordIsTouched()
    {
        setAge(m_folder->writeRecord(*m_library, "a.jsonl", 1), 0);
        setAge(m_folder->writeRecord(*m_library, "b.jsonl", 1), 9);
        refresh();
        const QSignalSpy touched(m_library->records(), &QAbstractItemModel::dataChanged);
        const QSignalSpy reset(m_library->records(), &QAbstractItemModel::modelReset);
        m_folder->writeRecord(*m_library, "a.jsonl", 2);
        refresh();
        QCOMPARE(touched.size(), 1);
        QCOMPARE(reset.size(), 0);
    }

    void anotherLanguageTouchesEveryRow()
    {
        m_folder->writeRecord(*m_library, "a.jsonl", 1);
        refresh();
        const QSignalSpy touched(m_library->records(), &QAbstractItemModel::dataChanged);
        m_library->setLanguage("ja");
        QCOMPARE(touched.size(), 1);
    }

    void aLibraryThatGoesWhileReadingWaits()
    {
        for (int i = 0; i < 8; ++i)
            m_folder->writeRecord(*m_library, QString::number(i) + ".jsonl", 40);
        records().refresh();
        records().refresh();
        m_tester.reset();
        m_library.reset();
    }

private:
    QTemporaryDir m_trash;
};

ENGAWA_SUBJECT(record_model_test, RecordModelTest, QGuiApplication)
#include "record_model_test.moc"
