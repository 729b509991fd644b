#include "app/lab/command_line.h"

#include <algorithm>
#include <functional>
#include <iostream>

#include <CLI/CLI.hpp>

#include "app/lab/layout.h"
#include "app/lab/verbs.h"
#include "core/lab/shard.h"
#include "core/pack/words.h"

namespace engawa::lab {

namespace {

constexpr const char *gameHelp = "The id of a bundled pack, or the folder of a pack";
constexpr const char *recordHelp = "The file of a record; - for standard input";

// All words of all verbs, and what is to be run once they are understood.
class Words
{
public:
    Words()
    {
        m_program.name("engawa-lab");
        m_program.set_version_flag("--version", "engawa-lab " ENGAWA_VERSION);
        m_program.require_subcommand(1);
        m_program.usage("usage: engawa-lab VERB WORDS …\n       engawa-lab VERB --help");
        m_program.footer(
            "Exit codes: 0 fine, 1 a problem in data or moves, 2 wrong words, 3 stopped with a part kept.");
        addLooking();
        addPlaying();
        addAdvising();
        addSimulating();
        addSearching();
        addStudying();
        for (CLI::App *verb : m_program.get_subcommands({})) {
            addCommon(verb);
            verb->usage(usageOf(*verb));
        }
    }

    int run(int argc, char **argv)
    {
        try {
            checkVerb(argc > 1 ? argv[1] : "");
            m_program.parse(argc, argv);
            return m_chosen();
        } catch (const CLI::Success &asked) { // help or version
            return m_program.exit(asked);
        } catch (const CLI::ParseError &error) {
            return refuse(error.what());
        } catch (const UsageError &error) {
            return refuse(error.what());
        }
    }

    Common &common() { return m_common; }

private:
    int refuse(const std::string &sentence)
    {
        const auto verbs = m_program.get_subcommands();
        std::cerr << "engawa-lab: " << sentence << '\n'
                  << (verbs.empty() ? &m_program : verbs.front())->get_usage() << '\n';
        return Misused;
    }

    // The library's own answer to an unknown verb names neither the word nor the verbs.
    void checkVerb(const std::string &word) const
    {
        std::vector<std::string> known;
        for (const CLI::App *verb : m_program.get_subcommands({}))
            known.push_back(verb->get_name());
        if (word.starts_with('-') || std::ranges::contains(known, word))
            return;
        const std::string meant = nearest(word, known);
        throw UsageError((word.empty() ? "a verb is missing" : "there is no verb “" + word + "”") + ", expected "
                         + listed(known) + (meant.empty() ? "" : "; did you mean “" + meant + "”?"));
    }

    CLI::App *verb(const std::string &name, const std::string &help, std::function<int()> run)
    {
        CLI::App *verb = m_program.add_subcommand(name, help);
        verb->callback([this, run = std::move(run)] { m_chosen = run; });
        return verb;
    }

    void addCommon(CLI::App *verb)
    {
        verb->add_flag("--json", m_common.json, "For programs: JSON on standard output");
        verb->add_option("--resources", m_common.resources, "Folder with packs, schema and variants")->type_name("DIR");
        verb->add_option("--language", m_common.language, "Language of names and sentences")->type_name("LANG");
    }

    // Every word that the verb takes, in lines that fit a terminal.
    static std::string usageOf(const CLI::App &verb)
    {
        constexpr std::size_t width = 100;
        std::string text = "usage: engawa-lab " + verb.get_name();
        const std::string indent(text.size(), ' ');
        std::size_t column = text.size();
        const auto add = [&](const std::string &word) {
            const std::size_t size = widthOf(word);
            if (column + 1 + size > width) {
                text += "\n" + indent;
                column = indent.size();
            }
            text += " " + word;
            column += 1 + size;
        };
        for (const CLI::Option *option : verb.get_options())
            if (option->get_positional())
                add(option->get_name(true) + (option->get_expected_max() > 1 ? "…" : ""));
        for (const CLI::Option *option : verb.get_options()) {
            if (option->get_positional() || option == verb.get_help_ptr())
                continue;
            const std::string described = option->get_type_name(); // with what may be checked: "N:INT in [1 - 99]"
            const std::string type = described.substr(0, described.find(':'));
            const std::string word = "--" + option->get_lnames().front() + (type.empty() ? "" : " " + type);
            add(option->get_required() ? word : "[" + word + "]");
        }
        return text;
    }

    static void addGame(CLI::App *verb, GameWords &words)
    {
        verb->add_option("GAME", words.pack, gameHelp)->required()->type_name("");
        verb->add_option("--variant", words.variants, "A variant's file or the id of a bundled one; may be repeated")
            ->type_name("VARIANT")
            ->allow_extra_args(false);
    }

    static void addSetup(CLI::App *verb, SetupWords &words)
    {
        verb->add_option("--mode", words.mode, "A mode of the pack")->type_name("MODE");
        verb->add_option("--players", words.players, "How many play")->type_name("N")->check(CLI::Range(1, 99));
        verb->add_option("--modules", words.modules,
                         "Modules that the mode allows, with commas between, or all; see games")
            ->delimiter(',')
            ->type_name("A,B")
            ->allow_extra_args(false);
        verb->add_option("--scenario", words.scenario, "A scenario of the mode; see games")->type_name("SCENARIO");
    }

    static CLI::Option *addBotNames(CLI::App *verb, std::vector<std::string> &bots, const std::string &help)
    {
        return verb
            ->add_option("--bots", bots,
                         help
                             + ": random, greedy, a level such as normal, or a persona of the game (see games) such as "
                               "hoarder or hoarder@strong")
            ->delimiter(',')
            ->type_name("BOT[,BOT…]")
            ->allow_extra_args(false);
    }

    static CLI::Option *addBots(CLI::App *verb, BotWords &words,
                                const std::string &help = "One bot for all seats, or one for each with commas between")
    {
        addRun(verb, words);
        return addBotNames(verb, words.bots, help);
    }

    static void addRun(CLI::App *verb, BotWords &words)
    {
        verb->add_option("--seed", words.seed, "Seed of the run (1)")->type_name("S");
        verb->add_option("--threads", words.threads, "Threads; as many as there are cores without it")
            ->type_name("T")
            ->check(CLI::Range(1, 128));
    }

    void addLooking()
    {
        verb("games", "The games with their modes, players and packs", [this] { return games(m_common); });

        CLI::App *valid =
            verb("validate", "Every problem of a pack or variant", [this] { return validate(m_common, m_validate); });
        valid->add_option("PATH", m_validate.path, "A pack's folder or a variant's file")->required()->type_name("");
        valid->add_option("--pack", m_validate.pack, "The pack that the variant changes")->type_name("GAME");

        CLI::App *shown =
            verb("show", "The position, whole or as one seat sees it", [this] { return show(m_common, m_show); });
        shown->add_option("RECORD", m_show.record, recordHelp)->required()->type_name("");
        shown->add_option("--seat", m_show.seat, "As this seat sees it, counted from 0")->type_name("N");

        CLI::App *scored = verb("score", "The score, item by item", [this] { return score(m_common, m_record); });
        scored->add_option("RECORD", m_record, recordHelp)->required()->type_name("");

        CLI::App *book = verb("rules", "Every rule's id and sentence; how often each fired in bot games",
                              [this] { return rules(m_common, m_rules); });
        addGame(book, m_rules.game);
        addSetup(book, m_rules.setup);
        book->add_option("--coverage", m_rules.coverage,
                         "Play so many bot games in each mode and count; without --bots, shared out among all bots")
            ->type_name("N")
            ->check(CLI::Range(std::int64_t{1}, mostGames));
        addBots(book, m_rules.bots);
    }

    void addPlaying()
    {
        CLI::App *dealt = verb("deal", "A new record on standard output", [this] { return deal(m_common, m_deal); });
        addGame(dealt, m_deal.game);
        addSetup(dealt, m_deal.setup);
        dealt->add_option("--seed", m_deal.seed, "Seed of the deal; a new one each time without it")->type_name("S");
        dealt->add_option("--starter", m_deal.starter, "The seat that begins, counted from 0")
            ->type_name("N")
            ->check(CLI::Range(0, 99));
        dealt->add_option("--position", m_deal.position, "Begin with a position written by hand; - for standard input")
            ->type_name("FILE");
        dealt->add_option("--seats", m_deal.seats, "Names of the players, with commas between")
            ->delimiter(',')
            ->type_name("A,B")
            ->allow_extra_args(false);

        CLI::App *listed = verb("moves", "The legal moves, one a line, and what each does",
                                [this] { return moves(m_common, m_record); });
        listed->add_option("RECORD", m_record, recordHelp)->required()->type_name("");

        CLI::App *played = verb("play", "Append moves to a record; - reads one and writes it with the moves",
                                [this] { return play(m_common, m_moves); });
        addMoves(played, "Moves in notation, each in quotes; or several with ; between")->take_all();

        CLI::App *explained = verb("why", "Why a move is legal or not", [this] { return why(m_common, m_moves); });
        addMoves(explained, "A move in notation, in quotes")->expected(1);

        CLI::App *botted = verb("bots", "Let bots play on in a record; - reads one and writes it with the moves",
                                [this] { return bots(m_common, m_bots); });
        botted->add_option("RECORD", m_bots.record, recordHelp)->required()->type_name("");
        botted->add_option("--moves", m_bots.moves, "At most so many moves; to the end without it")
            ->type_name("N")
            ->check(CLI::Range(1, 10'000));
        addBotNames(
            botted, m_bots.bots,
            "One bot for all seats, or one for each with commas between; without it those that the record names, "
            "and greedy in people's places");

        CLI::App *again =
            verb("replay", "Re-apply a record, also under a variant", [this] { return replay(m_common, m_replay); });
        again->add_option("RECORD", m_replay.record, recordHelp)->required()->type_name("");
        again->add_option("--under", m_replay.under, "A variant on top of the record's data; may be repeated")
            ->type_name("VARIANT")
            ->allow_extra_args(false);
    }

    void addAdvising()
    {
        CLI::App *hinted = verb("hint", "The three best moves, and what each is expected to bring",
                                [this] { return hint(m_common, m_hint); });
        addHint(hinted, m_hint, "strong", "Only if this seat is to act, counted from 0");

        CLI::App *asked = verb("why-bot", "What a bot thought of its last move, and what it feared",
                               [this] { return whyBot(m_common, m_whyBot); });
        asked->add_option("RECORD", m_whyBot.record, recordHelp)->required()->type_name("");
        asked->add_option("--move", m_whyBot.move, "This move of the record, counted from 1")
            ->type_name("N")
            ->check(CLI::Range(1, 1'000'000));
        asked->add_option("--level", m_whyBot.level, "As if a bot of this level had made the move")->type_name("LEVEL");

        CLI::App *reviewed = verb("review", "The moves that lost most, and what would have been better",
                                  [this] { return review(m_common, m_review); });
        addHint(reviewed, m_review, "normal", "Only this seat's moves, counted from 0");
    }

    static void addHint(CLI::App *verb, HintWords &words, const std::string &level, const std::string &seatHelp)
    {
        words.level = level;
        verb->add_option("RECORD", words.record, recordHelp)->required()->type_name("");
        verb->add_option("--level", words.level, "How well it thinks (" + level + ")")->type_name("LEVEL");
        verb->add_option("--seat", words.seat, seatHelp)->type_name("N");
    }

    CLI::Option *addMoves(CLI::App *verb, const std::string &help)
    {
        verb->add_option("RECORD", m_moves.record, recordHelp)->required()->type_name("");
        return verb->add_option("MOVE", m_moves.moves, help)->required()->type_name("");
    }

    void addSimulating()
    {
        CLI::App *simulated = verb("simulate", "Bot games; the same results for every number of threads and shards",
                                   [this] { return simulate(m_common, m_simulate); });
        addGame(simulated, m_simulate.game);
        addSetup(simulated, m_simulate.setup);
        simulated->add_option("--games", m_simulate.games, "How many games, in all shards together")
            ->type_name("N")
            ->required()
            ->check(CLI::Range(std::int64_t{1}, mostGames));
        addBots(simulated, m_simulate.bots);
        simulated->add_option("--shard", m_simulate.shard, "Play only the I-th of N shares, I from 1 to N")
            ->type_name("I/N");
        simulated
            ->add_option("--record", m_simulate.record,
                         "Play only the N-th game, and write its record to standard output")
            ->type_name("N")
            ->check(CLI::Range(std::int64_t{1}, mostGames));

        simulated
            ->add_option("--out", m_simulate.out,
                         "Write the JSON results to FILE, once all games are played; until then what is finished is in "
                         "FILE.part, also when it is stopped, and the same words go on from there")
            ->type_name("FILE");

        CLI::App *contest = verb("tournament", "Bots against each other, every deal at every seat",
                                 [this] { return tournament(m_common, m_tournament); });
        addGame(contest, m_tournament.game);
        addSetup(contest, m_tournament.setup);
        contest
            ->add_option("--deals", m_tournament.deals, "How many deals, each of which every bot plays at every seat")
            ->type_name("N")
            ->required()
            ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000}));
        addBots(contest, m_tournament.bots, "The bots, with commas between")->required();

        CLI::App *joined = verb("merge", "Put the JSON results of all shards of a run together",
                                [this] { return merge(m_common, m_merge); });
        joined->add_option("FILE", m_merge.files, "What simulate --json printed, one file for each shard")
            ->type_name("");
        joined
            ->add_option("--missing", m_merge.missing,
                         "Of N shards only name those that have no usable file, as 2,5-7; exit code 1 if there are any")
            ->type_name("N")
            ->check(CLI::Range(1, Shard::most));
    }

    void addSearching()
    {
        CLI::App *searched =
            verb("holes", "Search for endless games, dead ends, and what cannot be reached or is never worth it",
                 [this] { return holes(m_common, m_holes); });
        addGame(searched, m_holes.game);
        addSetup(searched, m_holes.setup);
        addRun(searched, m_holes.bots);
        searched->add_option("--seconds", m_holes.seconds, "How long to search, about (60)")
            ->type_name("N")
            ->check(CLI::Range(1.0, 1'000'000.0));
        searched->add_option("--games", m_holes.games, "Instead: how many games; the same ones give the same finds")
            ->type_name("N")
            ->check(CLI::Range(std::int64_t{1}, mostGames));
        searched
            ->add_option("--record", m_holes.record,
                         "Write the records that show what was found: FILE with a number before its dot")
            ->type_name("FILE");
    }

    void addStudying()
    {
        CLI::App *figured = verb("figures", "What bot games show, with intervals that may be watched",
                                 [this] { return figures(m_common, m_figures); });
        addGame(figured, m_figures.game);
        addSetup(figured, m_figures.setup);
        addDeals(figured, m_figures.deals, m_figures.fixedSeats, 1000);
        addBots(figured, m_figures.bots);
        addOutput(figured, m_figures.keep, m_figures.csv, m_figures.csvGames);

        CLI::App *compared =
            verb("compare", "Two variants, or two bots, on the same deals; stops when there is an answer",
                 [this] { return compare(m_common, m_compare); });
        addGame(compared, m_compare.game);
        compared
            ->add_option("--against", m_compare.against,
                         "A variant of the other side, which is the pack itself without it; may be repeated")
            ->type_name("VARIANT")
            ->allow_extra_args(false);
        addSetup(compared, m_compare.setup);
        addDeals(compared, m_compare.deals, m_compare.fixedSeats, 20'000);
        compared
            ->add_option("--on", m_compare.on,
                         "The figures that are asked about, with commas between; see figures --json")
            ->delimiter(',')
            ->type_name("FIGURE[,…]")
            ->allow_extra_args(false);
        m_compare.matters = 3;
        compared
            ->add_option("--matters", m_compare.matters,
                         "How large a difference must be to matter: points of a hundred of the win; of other "
                         "figures such a part of a hundred (3)")
            ->type_name("POINTS")
            ->check(CLI::Range(0.01, 100.0));
        compared->add_flag("--play-on", m_compare.playsOn, "Play all deals, even after there is an answer");
        addBots(compared, m_compare.bots,
                "One bot for all seats, or one for each with commas between; against other bots, one that sits "
                "among them");
        compared->add_option("--against-bots", m_compare.againstBots, "The bots of the other side, instead of variants")
            ->delimiter(',')
            ->type_name("BOT[,BOT…]")
            ->allow_extra_args(false);
        addOutput(compared, m_compare.keep, m_compare.csv, m_compare.csvGames);

        CLI::App *checked = verb("check", "Whether the wishes of a pack and its variants hold in bot games",
                                 [this] { return check(m_common, m_check); });
        addGame(checked, m_check.game);
        m_check.deals = 4096;
        checked->add_option("--deals", m_check.deals, "How many deals at most, for each sort of games (4096)")
            ->type_name("N")
            ->check(CLI::Range(std::int64_t{64}, std::int64_t{10'000'000}));
        checked->add_option("--seed", m_check.seed, "Seed of the runs (1)")->type_name("S");
        checked->add_option("--threads", m_check.threads, "Threads; as many as there are cores without it")
            ->type_name("T")
            ->check(CLI::Range(1, 128));
        checked->add_option("--junit", m_check.junit, "Write a JUnit XML report")->type_name("FILE");

        CLI::App *resumed = verb("resume", "Go on with a run that was kept, and tell what it found",
                                 [this] { return resume(m_common, m_resume); });
        resumed->add_option("FILE", m_resume.file, keptHelp)->required()->type_name("");
        resumed->add_option("--threads", m_resume.threads, "Threads; as many as there are cores without it")
            ->type_name("T")
            ->check(CLI::Range(1, 128));
        addTables(resumed, m_resume.csv, m_resume.csvGames);

        CLI::App *opened = verb("moment", "The record of a game behind a figure, at the moment that it speaks of",
                                [this] { return moment(m_common, m_moment); });
        opened->add_option("FILE", m_moment.file, keptHelp)->required()->type_name("");
        opened
            ->add_option("MARK", m_moment.mark,
                         "A figure such as length.turns (its most), a component such as leaf_cards/red_0, or a rule")
            ->required()
            ->type_name("");
        opened->add_flag("--least", m_moment.least, "The figure's least");
    }

    static void addDeals(CLI::App *verb, std::int64_t &deals, bool &fixedSeats, std::int64_t usual)
    {
        deals = usual;
        verb->add_option("--deals", deals, "How many deals at most (" + std::to_string(usual) + ")")
            ->type_name("N")
            ->check(CLI::Range(std::int64_t{1}, std::int64_t{100'000'000}));
        verb->add_flag("--fixed-seats", fixedSeats,
                       "Different bots keep their seats; else every deal is played with "
                       "each of them at each");
    }

    static void addOutput(CLI::App *verb, std::string &keep, std::string &csv, std::int64_t &csvGames)
    {
        verb->add_option("--keep", keep, "Keep the run in this file; resume goes on with it")->type_name("FILE");
        addTables(verb, csv, csvGames);
    }

    static void addTables(CLI::App *verb, std::string &csv, std::int64_t &csvGames)
    {
        verb->add_option("--csv", csv, "Write tables into this folder")->type_name("DIR");
        verb->add_option("--csv-games", csvGames,
                         "… also one with a row for each game and seat, of the first so many deals, played again")
            ->type_name("N")
            ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000}));
    }

    static constexpr const char *keptHelp = "The file of a kept run";
    static constexpr std::int64_t mostGames = 1'000'000'000;

    CLI::App m_program{"Board games from their packs, on the command line."};
    Common m_common;
    ValidateWords m_validate;
    DealWords m_deal;
    std::string m_record;
    MoveWords m_moves;
    BotsWords m_bots;
    HintWords m_hint;
    WhyBotWords m_whyBot;
    HintWords m_review;
    ShowWords m_show;
    ReplayWords m_replay;
    SimulateWords m_simulate;
    TournamentWords m_tournament;
    MergeWords m_merge;
    FiguresWords m_figures;
    CompareWords m_compare;
    CheckWords m_check;
    ResumeWords m_resume;
    MomentWords m_moment;
    std::vector<std::string> m_files;
    RulesWords m_rules;
    HolesWords m_holes;
    std::function<int()> m_chosen;
};

std::filesystem::path folderOf(const char *program)
{
    std::error_code error;
    const auto path = std::filesystem::read_symlink("/proc/self/exe", error);
    return (error ? std::filesystem::absolute(program ? program : "", error) : path).parent_path();
}

} // namespace

int commandLine(int argc, char **argv)
{
    Words words;
    words.common().program = folderOf(argc > 0 ? argv[0] : nullptr);
    return words.run(argc, argv);
}

} // namespace engawa::lab
