#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

// The verbs of engawa-lab. Each takes its words as the command line gave them and returns the program's exit code.
namespace engawa::lab {

enum Exit : int {
    Fine = 0,
    Faulty = 1, // a problem in data or moves
    Misused = 2, // wrong words on the command line
    Stopped = 3, // by a signal, with what is finished kept: the same words go on from there
};

// Words that mean nothing here; the program answers with its usage and Misused.
class UsageError : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

// What every verb understands.
struct Common
{
    std::filesystem::path program; // the executable's own folder
    std::string resources;
    std::string language = "en";
    bool json = false;
};

// A game: the id of a bundled pack or the folder of one, with variants on top.
struct GameWords
{
    std::string pack;
    std::vector<std::string> variants;
};

// How it is set up; what is left out is the pack's first mode, its fewest players …
struct SetupWords
{
    std::string mode;
    int players = 0;
    std::vector<std::string> modules;
    std::string scenario;
};

struct ValidateWords
{
    std::string path;
    std::string pack; // that a variant changes, when it isn't a bundled one
};

struct DealWords
{
    GameWords game;
    SetupWords setup;
    std::optional<std::uint64_t> seed;
    int starter = -1;
    std::string position;
    std::vector<std::string> seats;
};

struct MoveWords
{
    std::string record;
    std::vector<std::string> moves;
};

struct BotsWords
{
    std::string record;
    std::optional<int> moves; // at most; nothing: to the end
    std::vector<std::string> bots;
};

struct ShowWords
{
    std::string record;
    std::optional<int> seat;
};

// A hint or a review.
struct HintWords
{
    std::string record;
    std::string level;
    std::optional<int> seat;
};

struct WhyBotWords
{
    std::string record;
    std::optional<int> move; // counted from 1; nothing: the last that a bot made
    std::string level; // as if it were of such a bot; empty: the seat's own
};

struct ReplayWords
{
    std::string record;
    std::vector<std::string> under;
};

struct BotWords
{
    std::vector<std::string> bots;
    std::uint64_t seed = 1;
    int threads = 0; // 0: as many as the machine has
};

struct SimulateWords
{
    GameWords game;
    SetupWords setup;
    BotWords bots;
    std::int64_t games = 0;
    std::string shard = "1/1";
    std::int64_t record = 0; // the number of a game, counted from 1; 0: no game is kept
    std::string out;         // the file for the results
};

struct MergeWords
{
    std::vector<std::string> files;
    int missing = 0; // of so many shards: only name those that are missing
};

struct TournamentWords
{
    GameWords game;
    SetupWords setup;
    BotWords bots;
    std::int64_t deals = 0;
};

struct FiguresWords
{
    GameWords game;
    SetupWords setup;
    BotWords bots;
    std::int64_t deals = 0;
    bool fixedSeats = false;
    std::string keep;
    std::string csv;
    std::int64_t csvGames = 0; // deals of which every game has a row
};

struct CompareWords
{
    GameWords game;
    std::vector<std::string> against; // variants of the other side; none: the pack itself
    std::vector<std::string> againstBots;
    SetupWords setup;
    BotWords bots;
    std::int64_t deals = 0;
    bool fixedSeats = false;
    std::vector<std::string> on; // figures
    double matters = 3; // points of a hundred
    bool playsOn = false;
    std::string keep;
    std::string csv;
    std::int64_t csvGames = 0; // deals of which every game has a row
};

struct ResumeWords
{
    std::string file;
    int threads = 0;
    std::string csv;
    std::int64_t csvGames = 0; // deals of which every game has a row
};

struct MomentWords
{
    std::string file;
    std::string mark;
    bool least = false;
};

struct CheckWords
{
    GameWords game;
    std::uint64_t seed = 1;
    int threads = 0;
    std::int64_t deals = 0; // at most, for each setup that wishes speak of
    std::string junit; // a file; empty: none
};

struct RulesWords
{
    GameWords game;
    SetupWords setup;
    BotWords bots;
    std::int64_t coverage = 0; // games; 0: only the sentences
};

struct HolesWords
{
    GameWords game;
    SetupWords setup;
    BotWords bots; // without bots: how they play is the search's own
    std::int64_t games = 0;
    double seconds = 0;
    std::string record; // where records of what was found are written, with its number before the dot
};

int games(const Common &common);
int validate(const Common &common, const ValidateWords &words);
int deal(const Common &common, const DealWords &words);
int moves(const Common &common, const std::string &record);
int play(const Common &common, const MoveWords &words);
int why(const Common &common, const MoveWords &words);
int bots(const Common &common, const BotsWords &words);
int show(const Common &common, const ShowWords &words);
int score(const Common &common, const std::string &record);
int hint(const Common &common, const HintWords &words);
int whyBot(const Common &common, const WhyBotWords &words);
int review(const Common &common, const HintWords &words);
int replay(const Common &common, const ReplayWords &words);
int simulate(const Common &common, const SimulateWords &words);
int tournament(const Common &common, const TournamentWords &words);
int merge(const Common &common, const MergeWords &words);
int figures(const Common &common, const FiguresWords &words);
int compare(const Common &common, const CompareWords &words);
int resume(const Common &common, const ResumeWords &words);
int moment(const Common &common, const MomentWords &words);
int check(const Common &common, const CheckWords &words);
int merge(const Common &common, const std::vector<std::string> &files);
int rules(const Common &common, const RulesWords &words);
int holes(const Common &common, const HolesWords &words);

} // namespace engawa::lab
