#include "core/pack/variant.h"

#include "tests/fuzz/fuzzing.h"

using namespace engawa;

// A variant from a stranger either gives problems or a game that can be played to its end.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Problems problems;
    const auto variant = readVariant(textOf(data, size), "variant.json", compiler().schemas(), problems);
    must(variant || hasError(problems));
    if (variant) {
        const Data changed = withVariant(kimono()->data(), *variant, problems);
        const bool good = !hasError(problems);
        const GamePtr game = compiler().compile(changed, kimono().get(), problems);
        must((game != nullptr) == !hasError(problems));
        if (good && game)
            for (const EntryPtr &mode : changed.table("modes").entries())
                playOut(*game, game->deal(completed({mode->id, 0, {}, {}, nobody}, changed), size), size);
    }
    sayAll(problems);
    return 0;
}
