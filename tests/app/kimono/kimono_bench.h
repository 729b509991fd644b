#pragma once

#include "kimono_window.h"
#include "tests/app/workbench/workbench_fixture.h"

namespace engawa {

// The whole program with the hands of a designer, and Kimono Memories on the table.
class KimonoBench : public WorkbenchFixture
{
public:
    using WorkbenchFixture::WorkbenchFixture;

    void openKimono(const QString &mode, const QStringList &players)
    {
        library().setUp("kimono");
        SetupForm &form = *library().form();
        form.setMode(mode);
        form.setPlayers(static_cast<int>(players.size()));
        for (int seat = 0; seat < players.size(); ++seat)
            form.setSeatPlayer(seat, players[seat]);
        form.setSeed("4");
        if (!library().start())
            qFatal("The game isn't dealt: %s", qPrintable(form.problem()));
        settle();
        match().view()->liftCurtain();
        design();
    }

    // A beauty in the ring.
    PieceRow inRing()
    {
        for (const PieceRow &row : match().view()->pieces()->rows())
            if (row.zone == "ring" && row.component.startsWith("cards/") && !row.component.contains("prop"))
                return row;
        return {};
    }
};

} // namespace engawa
