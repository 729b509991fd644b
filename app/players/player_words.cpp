#include "app/players/player_words.h"

#include <algorithm>

#include <QLocale>

#include "core/bots/bot.h"
#include "core/bots/persona.h"

namespace engawa {

QString usualBot(const Levels &levels)
{
    const std::vector<std::string> names = levels.names();
    return names.empty() ? QStringLiteral("greedy")
                         : QString::fromStdString(names[std::min<std::size_t>(1, names.size() - 1)]);
}

bool isPlayer(const QString &player, const Levels &levels, const Data &data)
{
    return player == person || isBot(player.toStdString(), levels, data);
}

QString suggestedName(int seat)
{
    switch (seat) {
    case 0:
        return PlayerWords::tr("Haruka", "a player’s name");
    case 1:
        return PlayerWords::tr("Kenji", "a player’s name");
    case 2:
        return PlayerWords::tr("Mio", "a player’s name");
    case 3:
        return PlayerWords::tr("Aoi", "a player’s name");
    case 4:
        return PlayerWords::tr("Ren", "a player’s name");
    default:
        return PlayerWords::tr("Player %1").arg(seat + 1);
    }
}

QString PlayerWords::text(const Texts &texts, const std::string &key) const
{
    const bool known =
        texts.has(m_language, key) || (!texts.languages().empty() && texts.has(texts.languages().front(), key));
    return known ? QString::fromStdString(texts.format(m_language, Message{key, {}})) : QString();
}

QString PlayerWords::levelName(const QString &level) const
{
    const QString name = text(m_engine, "level." + level.toStdString());
    return name.isEmpty() ? level : name;
}

bool PlayerWords::isPersona(const QString &player) const
{
    const std::string persona = choiceOf(player).toStdString();
    return !persona.empty() && m_data.table("personas").find(persona) != nullptr;
}

QString PlayerWords::choiceOf(const QString &player) const
{
    return player.section(u'@', 0, 0);
}

QString PlayerWords::levelOf(const QString &player) const
{
    if (!isPersona(player))
        return {};
    if (const QString level = player.section(u'@', 1, 1); !level.isEmpty())
        return level;
    const Json &persona = *m_data.value("personas", choiceOf(player).toStdString());
    const auto own = persona.find("level");
    return own != persona.end() && own->is_string() ? QString::fromStdString(own->get<std::string>())
                                                    : QString::fromUtf8(Persona::usualLevel);
}

QString PlayerWords::at(const QString &player, const QString &level) const
{
    return choiceOf(player) + u'@' + level;
}

QString PlayerWords::name(const QString &player) const
{
    if (player == person)
        return tr("Person");
    if (player == QLatin1StringView("random"))
        return tr("Random bot");
    if (player == QLatin1StringView("greedy"))
        return tr("Greedy bot");
    if (isPersona(player)) {
        const QString id = choiceOf(player), persona = text(m_texts, "name." + id.toStdString());
        return persona.isEmpty() ? id : persona;
    }
    if (m_levels.find(player.toStdString()))
        return tr("%1 bot", "a level: “Strong bot”").arg(levelName(player));
    return player.isEmpty() ? tr("Bot") : tr("Bot “%1”", "one that this version doesn’t know").arg(player);
}

QString PlayerWords::inSentence(const QString &player) const
{
    if (player == person)
        return tr("a person");
    const QString words = inside(name(player));
    return isPersona(player) ? tr("%1, %2", "a style of play, its level: “hoarder, strong”")
                                   .arg(words, inside(levelName(levelOf(player))))
                             : words;
}

// As a word within a sentence.
QString PlayerWords::inside(QString name) const
{
    const QLocale locale(QString::fromStdString(m_language));
    return name.replace(0, 1, locale.toLower(name.left(1)));
}

QString PlayerWords::about(const QString &player) const
{
    if (player == person)
        return tr("Somebody at this screen.");
    if (player == QLatin1StringView("random"))
        return tr("Plays any legal move.");
    if (player == QLatin1StringView("greedy"))
        return tr("Takes what is best for the moment.");
    return isPersona(player) ? text(m_texts, "persona." + choiceOf(player).toStdString())
                             : text(m_engine, "level." + player.toStdString() + ".about");
}

QString PlayerWords::named(const QString &name, const QString &player) const
{
    return player == person || player.isEmpty()
               ? name
               : tr("%1 (%2)", "a player’s name, what bot it is").arg(name, inSentence(player));
}

QList<Option> PlayerWords::choices(const QStringList &playing) const
{
    QList<Option> choices{{person, name(person), about(person), {}, false}};
    for (const Option &level : levels())
        choices.append({level.id, name(level.id), level.about, {}, false});
    for (const EntryPtr &persona : m_data.table("personas").entries()) {
        const QString id = QString::fromStdString(persona->id);
        if (!std::ranges::contains(choices, id, &Option::id)) // a level's name is the level
            choices.append({id, name(id), about(id), {}, false, tr("Styles of play")});
    }
    for (const QString &player : playing)
        if (!player.isEmpty() && !std::ranges::contains(choices, choiceOf(player), &Option::id))
            choices.append({choiceOf(player), name(player), about(player), {}, false, tr("Already at the table")});
    return choices;
}

QList<Option> PlayerWords::levels() const
{
    QList<Option> levels;
    for (const std::string &level : m_levels.names()) {
        const QString id = QString::fromStdString(level);
        levels.append({id, levelName(id), about(id), {}, false});
    }
    return levels;
}

} // namespace engawa
