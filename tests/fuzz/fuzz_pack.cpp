#include "core/pack/schema.h"

#include "tests/fuzz/fuzzing.h"

using namespace engawa;

// One file of a pack is from a stranger: the first line names it, the rest is its text. A pack without an error is played.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view input = textOf(data, size);
    const auto end = input.find('\n');
    const std::string file(input.substr(0, end));
    if (end == std::string_view::npos || !kimono()->data().files.contains(file))
        return 0;
    Problems problems;
    auto document = readDocument(input.substr(end + 1), file, problems);
    must(document || hasError(problems));
    if (document) {
        Data changed = kimono()->data();
        changed.files[file] = std::make_shared<const Table>(document->members, document->schemaLink);
        changed.lines[file] = std::make_shared<const Lines>(document->lines);
        const GamePtr game = compiler().compile(changed, nullptr, problems);
        must((game != nullptr) == !hasError(problems));
        if (game)
            for (const EntryPtr &mode : changed.table("modes").entries())
                playOut(*game, game->deal(completed({mode->id, 0, {}, {}, nobody}, changed), size), size);
    }
    sayAll(problems);
    return 0;
}
