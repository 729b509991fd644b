#include "core/lab/shard.h"

#include <charconv>
#include <format>

namespace engawa {

namespace {

std::optional<int> numberIn(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<Shard> shardNamed(std::string_view text)
{
    const auto slash = text.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto number = numberIn(text.substr(0, slash));
    const auto of = numberIn(text.substr(slash + 1));
    if (!number || !of || *of < 1 || *of > Shard::most || *number < 1 || *number > *of)
        return std::nullopt;
    return Shard{*number, *of};
}

std::string nameOf(const Shard &shard)
{
    return std::format("{}/{}", shard.number, shard.of);
}

std::int64_t batchesIn(std::int64_t games)
{
    return (games + Shard::batch - 1) / Shard::batch;
}

std::int64_t batchesOf(const Shard &shard, std::int64_t games)
{
    return (batchesIn(games) - shard.number + shard.of) / shard.of;
}

std::int64_t gamesOf(const Shard &shard, std::int64_t games)
{
    const std::int64_t batches = batchesIn(games);
    const std::int64_t own = batchesOf(shard, games);
    const bool hasLast = batches > 0 && (batches - 1) % shard.of == shard.number - 1;
    return own * Shard::batch - (hasLast ? batches * Shard::batch - games : 0);
}

std::int64_t gamesInFirst(std::int64_t batches, const Shard &shard, std::int64_t games)
{
    return batches < batchesOf(shard, games) ? batches * Shard::batch : gamesOf(shard, games);
}

} // namespace engawa
