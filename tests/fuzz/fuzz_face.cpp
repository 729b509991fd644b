#include "core/pack/face.h"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace engawa;

namespace {

// What a stranger's card might say.
std::optional<std::string> valueOf(std::string_view field)
{
    if (field == "name")
        return "<&\"'{{points}} ]]> \xe6\x9d\xb1";
    if (field == "points")
        return "7";
    if (field == "colour")
        return "url(file:///etc/passwd)";
    if (field == "link")
        return "http://example.org/";
    if (field == "empty")
        return "";
    return std::nullopt;
}

} // namespace

// A template from a stranger is checked and filled; what comes out is as safe as a template must be.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view svg(reinterpret_cast<const char *>(data), size);
    Problems problems, faults, after;
    checkFace(svg, "face.svg", problems);
    const auto filled = fillFace(svg, "face.svg", valueOf, faults);
    if (!filled && !hasError(faults))
        std::abort();
    if (filled)
        checkFace(filled->svg, "filled.svg", after);
    if (hasError(after))
        std::abort();
    for (const Problems *list : {&problems, &faults})
        for (const Problem &problem : *list)
            if (toLine(problem).empty())
                std::abort();
    return 0;
}
