#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace engawa {

// Games are played in batches of fixed size; a shard is a share of a run's batches, so that runs can be cut up and
// joined without a trace. Batch b belongs to the shard number b % of + 1.
struct Shard
{
    static constexpr int batch = 64;
    static constexpr int most = 1000;

    int number = 1; // from 1
    int of = 1;

    bool whole() const { return of == 1; }
    bool operator==(const Shard &) const = default;
};

// "2/8"; nothing for a text that is no shard.
std::optional<Shard> shardNamed(std::string_view text);
std::string nameOf(const Shard &shard);

std::int64_t batchesIn(std::int64_t games);
std::int64_t batchesOf(const Shard &shard, std::int64_t games); // how many are the shard's
std::int64_t gamesOf(const Shard &shard, std::int64_t games);
std::int64_t gamesInFirst(std::int64_t batches, const Shard &shard, std::int64_t games); // of the shard's batches

} // namespace engawa
