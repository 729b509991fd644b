#include "app/library/setup_form.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QRandomGenerator>

#include "app/library/pack_words.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

std::vector<std::string> wordsOf(const QStringList &list)
{
    std::vector<std::string> words;
    for (const QString &word : list)
        words.push_back(word.toStdString());
    return words;
}

void setAt(QStringList &list, int index, const QString &text)
{
    while (list.size() <= index)
        list.append(QString());
    list[index] = text;
}

void setIn(QStringList &list, const QString &word, bool present)
{
    list.removeAll(word);
    if (present)
        list.append(word);
}

} // namespace

SetupForm::SetupForm(const PackShelf &shelf, const CompilerCache &compiler, const Texts &engine, const Levels &bots,
                     const ShelvedPack &pack, QUrl boxSource, const QString &language, SetupChoice choice)
    : m_shelf(shelf), m_compiler(compiler), m_engine(engine), m_bots(bots), m_packId(pack.id),
      m_boxSource(std::move(boxSource)), m_language(language.toStdString()), m_choice(std::move(choice))
{
    newSeed();
    readShelf();
}

SetupForm::~SetupForm() = default;

QString SetupForm::name() const
{
    const ShelvedPack *pack = m_shelf.pack(m_packId);
    return pack ? nameIn(pack->texts, m_packId, m_language) : QString();
}

QString SetupForm::about() const
{
    const ShelvedPack *pack = m_shelf.pack(m_packId);
    return pack ? textIn(pack->texts, "about." + m_packId, m_language) : QString();
}

QString SetupForm::playersText() const
{
    return playersOf(m_data);
}

void SetupForm::readShelf()
{
    const GamePtr before = std::exchange(m_game, nullptr); // the compiler hands it out again if nothing changed
    m_note.clear();
    m_fault.clear();
    const ShelvedPack *pack = m_shelf.pack(m_packId);
    if (!pack)
        return;
    Problems problems = pack->problems;
    m_data = m_shelf.withVariants(*pack, wordsOf(m_choice.variants), problems);
    m_texts = Texts(m_data);
    if (!hasError(problems)) {
        m_note = firstSentence(problems, sentences());
        m_game = m_compiler.compile(m_data, nullptr, problems);
    }
    if (!m_game)
        m_fault = firstSentence(problems, sentences());
    showVariants();
    refresh();
}

QString SetupForm::aboutOf(const std::string &table, const std::string &id) const
{
    const About about = m_game ? m_game->about(table, id) : About();
    QStringList lines;
    for (const Message &line : about.lines)
        lines.append(QString::fromStdString(m_game->texts().format(m_language, line)));
    for (const Message &goal : about.goals)
        lines.append(u"• "_s + QString::fromStdString(m_game->texts().format(m_language, goal)));
    return lines.join(u'\n');
}

QList<Option> SetupForm::optionsFrom(const std::string &table, const std::vector<std::string> &ids,
                                     const std::vector<std::string> &chosen) const
{
    QList<Option> options;
    for (const std::string &id : ids)
        options.append({QString::fromStdString(id),
                        nameIn(m_texts, id, m_language),
                        aboutOf(table, id),
                        {},
                        std::ranges::contains(chosen, id)});
    return options;
}

void SetupForm::refresh()
{
    m_setup = granted(m_choice, m_data);
    showModes();
    m_modules.show(optionsFrom("modules", modulesOf(m_setup.mode, m_data), m_setup.modules));
    m_scenarios.show(optionsFrom("scenarios", scenariosOf(m_setup.mode, m_data), {m_setup.scenario}));
    showSeats();
    emit changed();
}

void SetupForm::showModes()
{
    std::vector<std::string> ids;
    for (const EntryPtr &mode : m_data.table("modes").entries())
        ids.push_back(mode->id);
    QList<Option> options = optionsFrom("modes", ids, {m_setup.mode});
    for (Option &option : options) {
        const Json &mode = *m_data.value("modes", option.id.toStdString());
        const int least = mode.value("min_players", 1);
        const int most = std::max(least, mode.value("max_players", maxSeats));
        option.detail = most == 1       ? tr("Solo")
                        : least == most ? tr("%n players", nullptr, most)
                                        : tr("%1–%2 players").arg(least).arg(most);
        if (option.checked) {
            m_minPlayers = least;
            m_maxPlayers = most;
        }
    }
    m_modes.show(std::move(options));
}

void SetupForm::showSeats()
{
    const PlayerWords words = playerWords();
    QStringList playing;
    QList<SeatForm> seats;
    QList<Option> starters{{QStringLiteral("-1"), tr("By chance"), {}, {}, m_setup.starter == nobody}};
    for (int seat = 0; seat < m_setup.players; ++seat) {
        const QString player = playerOf(m_choice, seat, m_bots, m_data);
        playing.append(player);
        seats.append({m_choice.seatNames.value(seat), suggestedName(seat), words.choiceOf(player), words.name(player),
                      words.levelOf(player)});
        starters.append({QString::number(seat), nameOfSeat(seat), {}, {}, m_setup.starter == seat});
    }
    m_levels.show(words.choices(playing));
    m_botLevels.show(words.levels());
    m_seats.show(std::move(seats));
    m_starters.show(std::move(starters));
}

QString SetupForm::nameOfSeat(int seat) const
{
    const QString typed = m_choice.seatNames.value(seat).trimmed();
    return typed.isEmpty() ? suggestedName(seat) : typed;
}

void SetupForm::setMode(const QString &id)
{
    if (id == mode())
        return;
    m_choice.mode = id;
    refresh();
}

void SetupForm::setPlayers(int players)
{
    if (players == m_setup.players)
        return;
    m_choice.players = std::clamp(players, m_minPlayers, m_maxPlayers);
    refresh();
}

void SetupForm::setScenario(const QString &id)
{
    if (id == scenario())
        return;
    m_choice.scenario = id;
    refresh();
}

void SetupForm::setStarter(int seat)
{
    if (seat == m_setup.starter)
        return;
    m_choice.starter = seat;
    refresh();
}

void SetupForm::setSeed(const QString &text)
{
    if (text == m_seed)
        return;
    m_seed = text;
    emit changed();
}

void SetupForm::newSeed()
{
    setSeed(QString::number(QRandomGenerator::system()->generate()));
}

void SetupForm::copySeed() const
{
    QGuiApplication::clipboard()->setText(m_seed.trimmed());
}

QString SetupForm::seedProblem() const
{
    if (m_seed.trimmed().isEmpty() || seedFrom(m_seed))
        return {};
    return tr("A seed is a whole number from 0 to %1; leave it empty for any.").arg(~std::uint64_t(0));
}

void SetupForm::setSeatNames(const QStringList &names)
{
    if (names == m_choice.seatNames)
        return;
    m_choice.seatNames = names;
    refresh();
    emit seatNamesChanged();
}

void SetupForm::setSeatName(int seat, const QString &name)
{
    QStringList names = m_choice.seatNames;
    setAt(names, seat, name);
    while (!names.isEmpty() && names.last().isEmpty())
        names.removeLast();
    setSeatNames(names);
}

void SetupForm::setSeatPlayer(int seat, const QString &player)
{
    setAt(m_choice.seatPlayers, seat, player);
    refresh();
}

void SetupForm::setSeatLevel(int seat, const QString &level)
{
    setSeatPlayer(seat, playerWords().at(playerOf(m_choice, seat, m_bots, m_data), level));
}

void SetupForm::chooseModule(const QString &id, bool chosen)
{
    setIn(m_choice.modules, id, chosen);
    refresh();
}

void SetupForm::chooseVariant(const QString &key, bool chosen)
{
    setIn(m_choice.variants, key, chosen);
    readShelf();
}

QString SetupForm::problem() const
{
    if (!m_game)
        return m_fault.isEmpty() ? tr("The game is no longer at hand.") : m_fault;
    if (const QString seedFault = seedProblem(); !seedFault.isEmpty())
        return seedFault;
    Problems problems;
    checkSetup(m_setup, m_game->data(), problems);
    return firstSentence(problems, sentences());
}

Sentences SetupForm::sentences() const
{
    return Sentences(m_engine, m_language, &m_texts);
}

void SetupForm::setLanguage(const QString &language)
{
    m_language = language.toStdString();
    showVariants();
    refresh();
}

void SetupForm::setChoice(SetupChoice choice)
{
    const bool otherNames = choice.seatNames != m_choice.seatNames;
    m_choice = std::move(choice);
    readShelf();
    if (otherNames)
        emit seatNamesChanged();
}

QString SetupForm::title() const
{
    const QString game = name(), modeName = nameIn(m_texts, m_setup.mode, m_language);
    return m_setup.scenario.empty() ? tr("%1 – %2", "game, mode").arg(game, modeName)
                                    : tr("%1 – %2 – %3", "game, mode, scenario")
                                          .arg(game, modeName, nameIn(m_texts, m_setup.scenario, m_language));
}

std::optional<Prepared> SetupForm::prepare(Problems &problems) const
{
    if (!m_game || !seedProblem().isEmpty())
        return std::nullopt;
    checkSetup(m_setup, m_game->data(), problems);
    if (hasError(problems))
        return std::nullopt;
    Opening opening;
    opening.setup = m_setup;
    opening.seed = seedFrom(m_seed).value_or(QRandomGenerator::system()->generate());
    for (int seat = 0; seat < m_setup.players; ++seat)
        opening.seats.push_back(
            {nameOfSeat(seat).toStdString(), playerOf(m_choice, seat, m_bots, m_data).toStdString()});
    QStringList variants;
    for (const Option &variant : m_variants.options())
        if (variant.checked) {
            variants.append(variant.id);
            opening.variants.push_back(m_shelf.variant(variant.id.toStdString())->variant.name);
        }
    return Prepared{m_game, std::move(opening), title(), gameId(), variants};
}

} // namespace engawa
