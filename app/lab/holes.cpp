#include "core/lab/holes.h"

#include <algorithm>
#include <format>
#include <fstream>
#include <iostream>

#include "app/lab/layout.h"
#include "app/lab/named_games.h"
#include "app/lab/progress_bar.h"
#include "app/lab/setup_words.h"

namespace engawa::lab {

namespace {

// "holes.jsonl" is holes-3.jsonl for the third.
std::filesystem::path numbered(const std::filesystem::path &file, std::size_t number)
{
    std::filesystem::path path = file;
    path.replace_filename(file.stem().string() + "-" + std::to_string(number) + file.extension().string());
    return path;
}

bool write(const std::filesystem::path &path, const std::string &text)
{
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (!file)
        std::cerr << "engawa-lab: " << path.string() << " can't be written\n";
    return !file.fail();
}

std::vector<std::string> notationsOf(const Game &game, const Course &course)
{
    std::vector<std::string> words;
    State state = game.deal(course.setup, course.seed);
    for (const Move move : course.moves) {
        words.push_back(game.notation(state, move));
        game.apply(state, move);
    }
    return words;
}

class Report
{
public:
    Report(const Common &common, const NamedGames &named, const HolesWords &words, GamePtr game)
        : m_common(common), m_words(words), m_game(std::move(game)), m_sentences(named.sentences(&m_game->texts())),
          m_variants(named.variantNames(words.game, m_game->data()))
    {
    }

    int print(const HoleFinds &finds)
    {
        int exit = Fine;
        for (std::size_t i = 0; i < finds.holes.size(); ++i) {
            const Hole &hole = finds.holes[i];
            if (hole.problem.level == Problem::Level::Error)
                exit = Faulty;
            std::string file;
            if (hole.course && !m_words.record.empty()) {
                file = numbered(m_words.record, i + 1).string();
                if (!write(file, recordOf(m_game, *hole.course, m_variants)))
                    exit = Faulty;
            }
            if (m_common.json)
                m_list.push_back(json(hole, file));
            else
                print(i + 1, hole, file);
        }
        if (m_common.json)
            std::cout << laidOut(
                {{"games", finds.games}, {"ended", finds.ended}, {"pairs", finds.pairs}, {"holes", m_list}});
        else
            std::cout << std::format("{} found in {} games, of which the rules ended {}, and {} pairs of games that "
                                     "differ in one choice\n",
                                     finds.holes.size(), finds.games, finds.ended, finds.pairs);
        return exit;
    }

private:
    Json json(const Hole &hole, const std::string &file) const
    {
        const Problem &problem = hole.problem;
        Json entry{{"kind", engawa::nameOf(hole.kind)},
                   {"level", problem.level == Problem::Level::Error ? "error" : "warning"},
                   {"code", problem.code},
                   {"file", problem.file},
                   {"line", problem.line},
                   {"pointer", problem.pointer},
                   {"cause", hole.cause},
                   {"sentence", m_sentences.whole(problem)}};
        if (hole.course)
            entry["course"] = Json{{"setup", toJson(hole.course->setup)},
                                   {"seed", hole.course->seed},
                                   {"found_in", hole.foundIn},
                                   {"moves", notationsOf(*m_game, *hole.course)}};
        if (!file.empty())
            entry["record"] = file;
        return entry;
    }

    void print(std::size_t number, const Hole &hole, const std::string &file) const
    {
        std::cout << number << ". " << engawa::nameOf(hole.kind) << ": " << m_sentences.line(hole.problem) << '\n';
        if (hole.course) {
            const Setup &setup = hole.course->setup;
            std::cout << "   shown in " << hole.course->moves.size() << " moves, found in " << hole.foundIn << " ("
                      << setup.players << (setup.players == 1 ? " player" : " players") << ", seed "
                      << hole.course->seed << ')' << (file.empty() ? "" : ": " + file) << '\n';
        }
    }

    const Common &m_common;
    const HolesWords &m_words;
    const GamePtr m_game;
    const Sentences m_sentences;
    const std::vector<std::string> m_variants;
    Json m_list = Json::array();
};

} // namespace

int holes(const Common &common, const HolesWords &words)
{
    if (words.games > 0 && words.seconds > 0)
        throw UsageError("--games and --seconds both say how long to search, expected one of them");
    const auto named = NamedGames::open(common);
    const GamePtr game = named ? named->game(words.game) : nullptr;
    if (!game)
        return Faulty;
    const Setup asked = setupFrom(words.setup, nobody, game->data(), named->sentences());
    HoleSearch search;
    search.game = game;
    search.setups = setupsToSearch({words.setup.mode, words.setup.players,
                                    words.setup.modules.empty() ? std::vector<std::string>() : asked.modules,
                                    words.setup.scenario, nobody},
                                   game->data());
    search.seed = words.bots.seed;
    search.games = words.games;
    search.seconds = words.games > 0 ? 0 : words.seconds > 0 ? words.seconds : 60;
    search.threads = threadsFor(words.bots);
    search.levels = levelsFor(common);
    ProgressBar bar("searching");
    const HoleFinds finds = findHoles(search, bar.progress());
    bar.clear();
    return Report(common, *named, words, game).print(finds);
}

} // namespace engawa::lab
