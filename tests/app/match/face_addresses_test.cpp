#include "app/faces/face_addresses.h"

#include "core/pack/read.h"
#include "people_match.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

std::vector<FaceStore::Subject> cards(const Game &game)
{
    std::vector<FaceStore::Subject> subjects;
    for (const EntryPtr &entry : game.data().table("leaf_cards").entries())
        subjects.push_back({"card", "leaf_cards/" + entry->id, true, {}, nobody});
    return subjects;
}

// The same pack, where one card has another name.
GamePtr renamed(const Game &game, int edit)
{
    const std::string card = game.data().table("leaf_cards").entries().front()->id;
    Problems problems;
    const auto data = edited(game.data(), "text/en.json", "/name/" + card, "Name " + std::to_string(edit), problems);
    if (!data)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return compiled(*data);
}

} // namespace

class FaceAddressesTest : public QObject
{
    Q_OBJECT

private slots:
    void aFaceKeepsItsAddressThroughClicksAndMoves()
    {
        PeopleMatch table;
        QHash<QString, QString> addresses;
        for (int move = 0; move < 10; ++move) {
            for (const PieceRow &row : table.view().pieces()->rows()) {
                const QString what = row.kind + u'|' + row.component + u'|' + row.badge + u'|'
                                     + QString::number(row.owner) + u'|' + QString::number(row.faceUp);
                if (!row.component.isEmpty())
                    QCOMPARE(addresses.value(what, row.source), row.source);
                addresses.insert(what, row.source);
            }
            table.play(1);
        }
        QVERIFY(addresses.size() > 20);
    }

    void anEditOfOneCardChangesItsAddressAlone()
    {
        PeopleMatch table;
        FaceAddresses addresses(std::make_shared<FaceStore>());
        const GamePtr changed = renamed(*table.game, 1);
        int others = 0;
        for (const FaceStore::Subject &card : cards(*table.game))
            others += addresses.of(table.game, card, "en") != addresses.of(changed, card, "en");
        QCOMPARE(others, 1);
    }

    void oldFacesAreLetGo()
    {
        PeopleMatch table;
        const auto store = std::make_shared<FaceStore>();
        const auto subjects = cards(*table.game);
        FaceAddresses addresses(store, subjects.size() + 5);
        QString first;
        for (int edit = 0; edit < 20; ++edit) {
            const GamePtr game = renamed(*table.game, edit);
            for (const FaceStore::Subject &card : subjects) {
                const QString address = addresses.of(game, card, "en");
                QVERIFY(store->filled(address.section('/', 3).toStdString()));
                first = first.isEmpty() ? address : first;
            }
        }
        QVERIFY2(store->size() <= subjects.size() + 7, qPrintable(QString::number(store->size())));
        QVERIFY(!store->filled(first.section('/', 3).toStdString()));
    }
};

ENGAWA_SUBJECT(match_table_face_addresses_test, FaceAddressesTest, QCoreApplication)
#include "face_addresses_test.moc"
