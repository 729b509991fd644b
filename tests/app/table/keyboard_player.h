#pragma once

#include <random>

#include "table_fixture.h"

namespace engawa {

// Plays whatever game lies on the table with no mouse at all; a fault fails the running test.
class KeyboardPlayer
{
public:
    KeyboardPlayer(TableFixture &table, quint32 seed) : m_table(table), m_chance(seed) {}

    void playToTheEnd()
    {
        static const QStringList names{"Tab", "arrows", "a digit", "the list of moves"};
        int idle = 0;
        for (int head = -1; !m_table.match().session()->over();) {
            QString did = "Enter on the curtain";
            if (m_table.match().view()->curtain()) {
                QTRY_VERIFY(m_table.curtainButton());
                m_table.press(Qt::Key_Return);
                QTRY_VERIFY2(!m_table.match().view()->curtain(),
                             qPrintable("Enter doesn't lift the curtain: the keyboard is on " + m_table.whereKeysGo()));
            } else {
                const auto way = static_cast<Way>(m_chance() % 4);
                did = names[static_cast<int>(way)];
                const bool possible = playBy(way);
                QVERIFY2(possible || way == Way::Digit || way == Way::Arrows,
                         qPrintable(QString("Nothing can be played by %1: %2 (on %3)")
                                        .arg(did, m_table.match().view()->prompt(), m_table.whereKeysGo())));
            }
            QTest::qWait(1);
            if (!m_table.match().session()->over())
                checkFocus(did);
            if (QTest::currentTestFailed())
                return;
            const int now = m_table.match().session()->match()->head().id;
            idle = now == head ? idle + 1 : 0;
            head = now;
            QVERIFY2(idle < 60, qPrintable("Sixty keys lead to no move: " + m_table.match().view()->prompt()));
        }
        QTRY_VERIFY2(std::ranges::any_of(TableFixture::itemsOf(m_table.root(), "EndScreen"),
                                         [](QQuickItem *end) { return end->property("opened").toBool(); }),
                     "The end screen isn't shown.");
        const std::optional<Match> read = m_table.fromDisk();
        QVERIFY2(read && read->state() == m_table.match().session()->match()->state(),
                 "The record on disk isn't the match.");
        QTRY_VERIFY2(m_table.focused() && TableFixture::isA(m_table.focused(), "PaperButton"),
                     "The end screen has no focused button.");
        m_table.press(Qt::Key_Escape); // looks at the table
        QTRY_VERIFY(std::ranges::none_of(TableFixture::itemsOf(m_table.root(), "EndScreen"),
                                         [](QQuickItem *end) { return end->property("opened").toBool(); }));
        checkFocus("the end screen");
    }

    // The keyboard is on something that is seen, in the window.
    void checkFocus(const QString &after)
    {
        QTRY_VERIFY2(m_table.focused(), qPrintable("The keyboard is nowhere after " + after));
        QTRY_VERIFY2(m_table.focused() && m_table.focused()->isVisible() && m_table.focused()->isEnabled(),
                     qPrintable("The keyboard is on something hidden after " + after + ": " + m_table.whereKeysGo()));
        QTRY_VERIFY2(m_table.program().table().hasFocus(), qPrintable("The table lost the keyboard after " + after));
    }

private:
    enum class Way { Tab, Arrows, Digit, Palette };

    // Walks until a piece that leads on (or a button of the action bar) has the keyboard.
    bool stepOnto(Way way)
    {
        static constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        int more = static_cast<int>(m_chance() % 4); // pieces that are passed over
        for (int step = 0; step < 80; ++step) {
            m_table.press(way == Way::Tab ? Qt::Key_Tab : arrows[m_chance() % arrows.size()]);
            QQuickItem *item = m_table.focused();
            if (!item) // a panel or the menu has it; Tab leads back
                continue;
            const bool leads = (TableFixture::isA(item, "PieceItem") && item->property("legal").toBool())
                               || m_table.choiceButtons().contains(item);
            if (leads && more-- <= 0)
                return true;
        }
        return false;
    }

    bool playBy(Way way)
    {
        MatchController &match = m_table.match();
        switch (way) {
        case Way::Tab:
        case Way::Arrows:
            if (!stepOnto(way))
                return false;
            m_table.press(m_chance() % 2 ? Qt::Key_Space : Qt::Key_Return);
            return true;
        case Way::Digit:
            if (match.view()->choices()->rowCount() == 0)
                return false;
            m_table.press(static_cast<Qt::Key>(
                Qt::Key_1 + static_cast<int>(m_chance() % static_cast<unsigned>(match.view()->choices()->rowCount()))));
            return true;
        case Way::Palette:
            m_table.press(Qt::Key_M);
            if (!QTest::qWaitFor([&] {
                    return std::ranges::any_of(
                        TableFixture::itemsOf(m_table.root(), "MovesPalette"),
                        [](QQuickItem *palette) { return palette->property("opened").toBool(); });
                }))
                return false;
            m_table.settle(); // its list is filled
            for (unsigned down = m_chance() % 5; down > 0; --down)
                m_table.press(Qt::Key_Down);
            m_table.press(Qt::Key_Return);
            return true;
        }
        return false;
    }

    TableFixture &m_table;
    std::mt19937 m_chance;
};

} // namespace engawa
