#include "core/match/match.h"

#include "tests/fuzz/fuzzing.h"

using namespace engawa;

// A position from a stranger, in the game and mode that the first byte chooses, from 64 on with all modules: refused with
// a problem, or the game goes on from it to its end, and writes it back the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const auto &games = everyGame();
    const Game &game = *games[data[0] % games.size()];
    const auto &modes = game.data().table("modes").entries();
    const EntryPtr &mode = modes[data[0] / games.size() % modes.size()];
    std::vector<std::string> modules;
    if (data[0] >= 64)
        modules = mode->value.value("modules", modules);
    const Setup setup = completed({mode->id, 0, modules, {}, nobody}, game.data());
    Problems problems;
    const auto position = readValue(textOf(data + 1, size - 1), "position.json", nullptr, problems);
    must(position || hasError(problems));
    if (position) {
        const auto state = game.fromPosition(*position, setup, 5, problems);
        must(state.has_value() == !hasError(problems));
        if (state) {
            Problems none;
            must(game.fromPosition(game.position(*state), setup, 6, none) == state);
            for (int seat = 0; seat < setup.players; ++seat)
                game.scene(*state, static_cast<Seat>(seat));
            game.scores(*state);
            playOut(game, *state, size);
        }
    }
    sayAll(problems);
    return 0;
}
