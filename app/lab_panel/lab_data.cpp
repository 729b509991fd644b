#include "app/lab_panel/lab_data.h"

#include <format>

#include "app/library/library.h"
#include "app/library/pack_words.h"
#include "app/match/match_session.h"
#include "app/workbench/workbench.h"
#include "core/lab/kept_run.h"
#include "core/lab/round_limit.h"
#include "core/match/reload.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

QString hexHash(const Data &data)
{
    return QString::fromStdString(std::format("{:016x}", dataHash(data)));
}

QString idOf(const Data &data, const char *entry)
{
    const Json *id = data.value("pack", entry);
    return id && id->is_string() ? QString::fromStdString(id->get<std::string>()) : QString();
}

std::vector<std::string> wordsOf(const QStringList &list)
{
    std::vector<std::string> words;
    for (const QString &word : list)
        words.push_back(word.toStdString());
    return words;
}

} // namespace

LabData::LabData(Library &library, MatchSession &session, Workbench &workbench)
    : m_library(library), m_session(session), m_workbench(workbench)
{
}

QString LabData::packOfTable() const
{
    const PackDocument &document = m_workbench.document();
    if (document.isOpen())
        return idOf(document.data(), "id");
    return m_session.game() ? idOf(m_session.game()->data(), "id") : QString();
}

QList<Option> LabData::sources() const
{
    QList<Option> sources;
    const QString first = packOfTable();
    const QString language = this->language();
    if (!first.isEmpty())
        sources.append({u"table"_s, tr("What is on the table now"), {}, nameOf(u"table"_s)});
    if (isChanged())
        sources.append({u"base"_s, tr("The same without my changes"), {}, nameOf(u"base"_s)});
    const auto add = [&](const ShelvedPack &pack) {
        const QString name = nameIn(pack.texts, pack.id, language.toStdString());
        sources.append(
            {u"pack:"_s + QString::fromStdString(pack.id), tr("%1, as shipped").arg(name), {}, {}, false, name});
        for (const ShelvedVariant *variant : m_library.shelf()->variantsOf(pack.id)) {
            const QString source = u"variant:"_s + QString::fromStdString(variant->key);
            sources.append({source, nameOf(source), {}, {}, false, name});
        }
    };
    for (const bool ofTable : {true, false})
        for (const ShelvedPack &pack : m_library.shelf()->packs())
            if ((QString::fromStdString(pack.id) == first) == ofTable)
                add(pack);
    return sources;
}

QString LabData::nameOf(const QString &source) const
{
    const std::string language = this->language().toStdString();
    const PackShelf &shelf = *m_library.shelf();
    const auto packName = [&](const std::string &id) {
        const ShelvedPack *pack = shelf.pack(id);
        return pack ? nameIn(pack->texts, id, language) : QString::fromStdString(id);
    };
    const auto with = [](const QString &pack, const QString &variant) {
        return tr("%1 + %2", "a game, its variant").arg(pack, variant);
    };
    if (source == "table"_L1 || source == "base"_L1) {
        const PackDocument &document = m_workbench.document();
        QString name = packName(packOfTable().toStdString());
        for (const Variant &lower : m_workbench.lowerVariants())
            name = with(name, QString::fromStdString(lower.wordsIn(language).name));
        if (source == "base"_L1)
            return name;
        if (!document.isOpen()) {
            const QString variant = m_session.variantName();
            return variant.isEmpty() ? name : with(name, variant);
        }
        if (!isChanged())
            return name;
        const QString variant = document.frame().id.empty() ? tr("my changes") : document.title();
        return variant.startsWith(name) ? variant : with(name, variant);
    }
    const std::string key = source.section(u':', 1).toStdString();
    if (source.startsWith("pack:"_L1))
        return packName(key);
    const ShelvedVariant *shelved = shelf.variant(key);
    return shelved
               ? with(packName(shelved->variant.base), QString::fromStdString(shelved->variant.wordsIn(language).name))
               : QString::fromStdString(key);
}

std::optional<Data> LabData::dataOf(const QString &source) const
{
    const PackDocument &document = m_workbench.document();
    if (source == "table"_L1) {
        const GamePtr game = document.isOpen() && document.game() ? document.game() : m_session.game();
        if (!game)
            return std::nullopt;
        Data data = game->data();
        data.retired.clear(); // of the match alone
        return data;
    }
    if (source == "base"_L1)
        return document.isOpen() ? std::optional(document.base()) : std::nullopt;
    const PackShelf &shelf = *m_library.shelf();
    const std::string key = source.section(u':', 1).toStdString();
    const ShelvedVariant *variant = source.startsWith("variant:"_L1) ? shelf.variant(key) : nullptr;
    const ShelvedPack *pack = shelf.pack(variant ? variant->variant.base : key);
    if (!pack)
        return std::nullopt;
    Problems ignored; // told when it is compiled
    return variant ? withVariant(pack->data, variant->variant, ignored) : pack->data;
}

GamePtr LabData::game(const QString &source, Problems &problems) const
{
    const PackDocument &document = m_workbench.document();
    const bool table = source == "table"_L1;
    if (table && document.isOpen() && document.game() && document.game()->data().retired.empty())
        return document.game();
    const auto data = dataOf(source);
    const GamePtr previous = table || source == "base"_L1 ? m_session.game() : nullptr;
    return data ? compiler().compile(*data, previous.get(), problems) : nullptr;
}

bool LabData::isChanged() const
{
    const PackDocument &document = m_workbench.document();
    return document.isOpen() && !sameData(document.data(), document.base());
}

Setup LabData::setupOfMatch(const Data &data) const
{
    Setup setup;
    if (m_session.match() && idOf(m_session.game()->data(), "game") == idOf(data, "game"))
        setup = m_session.match()->opening().setup;
    setup.starter = nobody;
    Problems problems;
    checkSetup(setup, data, problems);
    return problems.empty() ? setup : completed({}, data);
}

QStringList LabData::botsOfMatch(int seats) const
{
    QStringList bots;
    for (int seat = 0; seat < seats; ++seat) {
        const QString player = m_session.match() && seat < m_session.seats() ? m_session.playerOf(seat) : QString();
        bots.append(player.isEmpty() || player == person ? quickBots().front() : player);
    }
    return bots;
}

std::optional<LabPlan> LabData::plan(const LabChoice &choice, Problems &problems) const
{
    LabPlan plan;
    plan.levels = levels();
    plan.deals = choice.deals;
    const std::vector<std::string> bots = wordsOf(choice.bots);
    const auto fill = [&](LabSide &side, const QString &source) {
        Problems warnings;
        side.game = game(source, warnings);
        if (!side.game) {
            problems.append_range(warnings);
            return false;
        }
        const Data &data = side.game->data();
        if (plan.setup.mode.empty())
            plan.setup = completed(choice.setup, data);
        checkSetup(plan.setup, data, problems);
        for (const std::string &bot : bots)
            if (!isBot(bot, plan.levels, data))
                problems.push_back({Problem::Level::Error, "run-bot", {}, 0, {}, {{"bot", bot}}});
        if (hasError(problems))
            return false;
        if (needRoundLimit(bots))
            if (GamePtr limited = compiler().compile(withRoundLimit(data), side.game.get(), warnings))
                side.game = std::move(limited);
        side.bots = bots;
        side.name = nameOf(source).toStdString();
        side.seed = choice.seed;
        return true;
    };
    if (!fill(plan.side, choice.source) || (!choice.against.isEmpty() && !fill(plan.against.emplace(), choice.against)))
        return std::nullopt;
    if (plan.against) { // what a change of data is about: who wins, by how much, and how long it takes
        plan.question.measures = measuresAsked(plan);
        for (const char *measure : {"points", "length.turns"})
            if (!std::ranges::contains(plan.question.measures, measure))
                plan.question.measures.push_back(measure);
    }
    return plan;
}

QString LabData::nameOf(const LabPlan &plan) const
{
    const QString side = QString::fromStdString(plan.side.name);
    const QString data =
        plan.against ? tr("%1 against %2").arg(side, QString::fromStdString(plan.against->name)) : side;
    const PlayerWords words = playerWords(*plan.side.game);
    QStringList bots;
    for (const std::string &bot : plan.side.bots)
        bots.append(words.inSentence(QString::fromStdString(bot)));
    const int seats = static_cast<int>(bots.size());
    bots.removeDuplicates();
    const QString mode = nameIn(plan.side.game->texts(), plan.setup.mode, language().toStdString());
    return tr("%1 · %2 · %n seats: %3", "data, mode, who plays", seats)
        .arg(data, mode, bots.join(tr(", ", "in a list")));
}

const QStringList &LabData::hashesOf(const QString &source) const
{
    if (const auto known = m_bundled.constFind(source); known != m_bundled.constEnd())
        return *known;
    if (const auto known = m_fresh.constFind(source); known != m_fresh.constEnd())
        return *known;
    QStringList hashes;
    if (const auto data = dataOf(source))
        hashes = {hexHash(*data), hexHash(withRoundLimit(*data))};
    const std::string key = source.section(u':', 1).toStdString();
    const ShelvedVariant *variant = source.startsWith("variant:"_L1) ? m_library.shelf()->variant(key) : nullptr;
    const ShelvedPack *pack = source.startsWith("pack:"_L1) ? m_library.shelf()->pack(key) : nullptr;
    const bool bundled = (variant && variant->bundled) || (pack && pack->bundled);
    return *(bundled ? m_bundled : m_fresh).insert(source, hashes);
}

QString LabData::movedOn(const KeptHead &head) const
{
    QStringList wanted{QString::fromStdString(head.dataHash)};
    if (!head.againstHash.empty())
        wanted.append(QString::fromStdString(head.againstHash));
    QStringList at{u"table"_s, u"base"_s};
    for (const ShelvedPack &pack : m_library.shelf()->packs()) {
        if (pack.game != head.game)
            continue;
        at.append(u"pack:"_s + QString::fromStdString(pack.id));
        for (const ShelvedVariant *variant : m_library.shelf()->variantsOf(pack.id))
            at.append(u"variant:"_s + QString::fromStdString(variant->key));
    }
    for (const QString &source : at) {
        const QStringList &there = hashesOf(source);
        wanted.removeIf([&](const QString &hash) { return there.contains(hash); });
        if (wanted.isEmpty())
            return {};
    }
    return tr(
        "The data have been edited since: what this run found holds of the data that it keeps, not of those of now.");
}

PlayerWords LabData::playerWords(const Game &game) const
{
    return PlayerWords(m_library.levels(), m_library.engine(), language().toStdString(), game.data(), game.texts());
}

Sentences LabData::sentences(const Game *game) const
{
    return m_library.sentences(game ? &game->texts() : nullptr);
}

QString LabData::sentence(const Problems &problems, const Game *game) const
{
    for (const Problem &problem : problems)
        if (problem.level == Problem::Level::Error)
            return QString::fromStdString(sentences(game).whole(problem));
    return problems.empty() ? tr("These data can’t be played.")
                            : QString::fromStdString(sentences(game).whole(problems.front()));
}

QString LabData::language() const
{
    return m_workbench.document().language();
}

const Compiler &LabData::compiler() const
{
    return *m_library.compiler();
}

const Levels &LabData::levels() const
{
    return m_library.levels();
}

} // namespace engawa
