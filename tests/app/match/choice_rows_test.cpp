#include <QSignalSpy>

#include "people_match.h"
#include "tests/subject.h"

using namespace engawa;

class ChoiceRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void aClickThatNarrowsChangesOnlyWhatItNarrows_data()
    {
        QTest::addColumn<QByteArray>("pack");
        QTest::addColumn<QByteArray>("mode");
        QTest::newRow("momiji") << QByteArray("momiji") << QByteArray("first_game");
        QTest::newRow("takenoko") << QByteArray("takenoko") << QByteArray();
    }
    void aClickThatNarrowsChangesOnlyWhatItNarrows()
    {
        QFETCH(QByteArray, pack);
        QFETCH(QByteArray, mode);
        PeopleMatch table(pack.constData(), {mode.toStdString(), 2, {}, {}, nobody});
        QString piece;
        for (int move = 0; move < 30 && piece.isEmpty(); ++move) {
            piece = table.beginning();
            if (piece.isEmpty())
                table.play(1);
        }
        QVERIFY(!piece.isEmpty());
        PieceModel &pieces = *table.view().pieces();
        const std::vector<PieceRow> before = pieces.rows();
        QSignalSpy changed(&pieces, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&pieces, &QAbstractItemModel::rowsInserted);
        QSignalSpy moves(table.view().moves(), &QAbstractItemModel::dataChanged);
        table.view().click(piece);
        QVERIFY(table.view().selecting());
        QVERIFY(inserted.isEmpty() && moves.isEmpty());
        const QList<int> ofAChoice{PieceModel::LegalRole, PieceModel::SelectedRole, PieceModel::LeadsToRole,
                                   PieceModel::DescriptionRole};
        QList<int> told;
        for (const QList<QVariant> &change : changed) {
            told.append(change[0].toModelIndex().row());
            const auto roles = change[2].value<QList<int>>();
            QVERIFY(!roles.isEmpty());
            for (const int role : roles)
                QVERIFY2(ofAChoice.contains(role), pieces.roleNames().value(role).constData());
        }
        for (std::size_t row = 0; row < before.size(); ++row)
            QCOMPARE(told.contains(static_cast<int>(row)), !(before[row] == pieces.rows()[row]));
        QVERIFY(pieces.find(piece)->selected);
        table.view().cancel();
        QVERIFY(pieces.rows() == before);
    }

    void aMarkIsNothingButAMark()
    {
        PeopleMatch table;
        PieceModel &pieces = *table.view().pieces();
        const auto shown =
            std::ranges::find_if(pieces.rows(), [](const PieceRow &row) { return !row.component.isEmpty(); });
        QVERIFY(shown != pieces.rows().end());
        const QString component = shown->component;
        QSignalSpy changed(&pieces, &QAbstractItemModel::dataChanged);
        table.view().mark(component);
        QVERIFY(!changed.isEmpty());
        for (const QList<QVariant> &change : changed)
            QCOMPARE(change[2].value<QList<int>>(), QList<int>{PieceModel::MarkedRole});
        table.view().mark({});
        QVERIFY(std::ranges::none_of(pieces.rows(), &PieceRow::marked));
    }

    void theWordsOfAMoveAreThoseOfItsPiece()
    {
        PeopleMatch table;
        table.play(6);
        int leading = 0;
        for (const PieceRow &row : table.view().pieces()->rows()) {
            if (row.leadsTo.isEmpty())
                continue;
            ++leading;
            QVERIFY(row.description.endsWith(row.leadsTo));
            QVERIFY(std::ranges::contains(table.view().moves()->rows(), row.leadsTo, &MoveRow::text));
        }
        if (const QString piece = table.beginning(); !piece.isEmpty()) {
            table.view().click(piece);
            for (const PieceRow &row : table.view().pieces()->rows())
                leading += !row.leadsTo.isEmpty();
        }
        QVERIFY(leading > 0);
    }
};

ENGAWA_SUBJECT(match_table_choice_rows_test, ChoiceRowsTest, QCoreApplication)
#include "choice_rows_test.moc"
