#include "core/match/record.h"

#include "tests/fuzz/fuzzing.h"

using namespace engawa;

namespace {

// Compiles the data of a header once.
class RememberingCompiler final : public Compiler
{
public:
    GamePtr compile(const Data &data, const Game *previous, Problems &problems) const override
    {
        if (previous || hasError(problems) || dataHash(data) != dataHash(kimono()->data()))
            return compiler().compile(data, previous, problems);
        return kimono();
    }
};

} // namespace

// "@" in place of the header's data stands for the shipped pack, so that inputs stay small.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::string pack = toJson(kimono()->data()).dump();
    std::string text(textOf(data, size));
    if (const auto mark = text.find("\"@\""); mark != std::string::npos)
        text.replace(mark, 3, pack);
    Problems problems;
    const auto match = openRecord(text, "record.jsonl", RememberingCompiler(), problems);
    must(match || hasError(problems));
    sayAll(problems);
    if (!match)
        return 0;
    for (const int id : match->line())
        must(match->node(id).game != nullptr);
    playOut(match->game(), match->state(), size);
    Problems faults;
    replayUnder(*match, kimono(), faults);
    sayAll(faults);
    return 0;
}
