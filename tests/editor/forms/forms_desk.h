#pragma once

#include "core/games/registry.h"
#include "core/pack/read.h"
#include "editor/document/live_game.h"
#include "editor/document/pack_document.h"
#include "editor/document/selection.h"
#include "editor/document/variant_text.h"
#include "tests/core/orchard.h"

// A match that stands still until a test moves it.
class StillGame : public engawa::LiveGame
{
public:
    void open(engawa::GamePtr game, const std::string &mode = {})
    {
        m_game = std::move(game);
        engawa::Setup setup;
        setup.mode = mode;
        m_state = m_game->deal(engawa::completed(setup, m_game->data()), 7);
        emit changed();
    }
    // The first legal move, and on to the next whole decision.
    void play(int moves = 1)
    {
        for (int i = 0; i < moves && m_game->toAct(m_state) != engawa::nobody; ++i) {
            engawa::MoveList legal;
            m_game->legal(m_state, legal);
            m_game->apply(m_state, legal[0]);
        }
        emit changed();
    }

    engawa::GamePtr game() const override { return m_game; }
    const engawa::State *state() const override { return m_game ? &m_state : nullptr; }
    QStringList seatNames() const override
    {
        QStringList names;
        for (int seat = 0; m_game && seat < m_game->seats(m_state); ++seat)
            names += QStringLiteral("Seat %1").arg(seat + 1);
        return names;
    }
    void mark(const QStringList &components) override { marked = components; }

    QStringList marked;

private:
    engawa::GamePtr m_game;
    engawa::State m_state;
};

// A shipped pack with an empty variant on top, and a match of it.
class FormsDesk
{
public:
    explicit FormsDesk(const std::string &pack = "momiji")
        : FormsDesk(loaded(ENGAWA_RESOURCES "/schema"), folderOf(pack))
    {
    }

    FormsDesk(engawa::Schemas schemas, const std::filesystem::path &folder)
        : compiler(std::move(schemas)), document(compiler, compiler.schemas(), shippedEngineTexts())
    {
        engawa::Problems problems;
        engawa::Data base = engawa::readPack(folder, problems);
        engawa::Variant variant;
        variant.id = "trial";
        variant.name = "Trial";
        variant.base = base.value("pack", "id")->get<std::string>();
        variant.baseVersion = base.value("pack", "version")->get<std::string>();
        document.openVariant(std::move(base), variant, true);
        if (!document.game())
            qFatal("%s", qPrintable(linesOf(document.problems()).join('\n')));
        live.open(document.game());
    }

    std::string bytes() const { return engawa::variantText(document.variant()); }
    QString lastStep() { return document.steps().undoText(); }

    // One step was made; undone and done again it gives the same bytes as before and after.
    bool stepRestores(const std::string &before)
    {
        const std::string after = bytes();
        document.steps().undo();
        const bool undone = bytes() == before;
        document.steps().redo();
        return after != before && undone && bytes() == after;
    }

    engawa::GameCompiler compiler;
    engawa::PackDocument document;
    engawa::Selection selection;
    StillGame live;

private:
    static std::filesystem::path folderOf(const std::string &pack)
    {
        return std::filesystem::path(ENGAWA_RESOURCES "/packs") / pack;
    }
};
