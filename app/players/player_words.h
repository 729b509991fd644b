#pragma once

#include <QCoreApplication>
#include <QList>
#include <QStringList>

#include "app/players/option.h"
#include "core/bots/levels.h"
#include "core/pack/text.h"

namespace engawa {

inline const QString person = QStringLiteral("human"); // in records and settings; all else is a bot's name

// The bot that the program suggests to somebody who chose none: no weak one, but one that can be beaten.
QString usualBot(const Levels &levels);

// A person, or a bot that is known; `data`: of the pack, which has personas.
bool isPlayer(const QString &player, const Levels &levels, const Data &data);

// A name for a seat whose player typed none.
QString suggestedName(int seat);

// Who may play a seat, in the reader's language. What it is made of must outlive it.
class PlayerWords
{
    Q_DECLARE_TR_FUNCTIONS(engawa::PlayerWords)

public:
    // `data` and `texts`: of the pack.
    PlayerWords(const Levels &levels, const Texts &engine, std::string language, const Data &data, const Texts &texts)
        : m_levels(levels), m_engine(engine), m_language(std::move(language)), m_data(data), m_texts(texts)
    {
    }

    QString name(const QString &player) const;       // "Person", "Strong bot", "Hoarder"
    QString inSentence(const QString &player) const; // "a person", "strong bot", "hoarder, strong": after a name
    QString about(const QString &player) const;
    QString named(const QString &name, const QString &player) const; // "Kenji (strong bot)"; a person is just named

    // A person, the bots from the weakest on, the pack's personas, and whoever else already plays. A persona is there once;
    // the level that it plays at is chosen apart.
    QList<Option> choices(const QStringList &playing) const;
    QList<Option> levels() const; // by their bare names

    bool isPersona(const QString &player) const;
    QString choiceOf(const QString &player) const; // which of the choices that is
    QString levelOf(const QString &player) const; // at which a persona plays; empty: it is none
    QString at(const QString &player, const QString &level) const; // the same persona at that level

private:
    QString text(const Texts &texts, const std::string &key) const; // empty: there is none
    QString levelName(const QString &level) const;
    QString inside(QString name) const;

    const Levels &m_levels;
    const Texts &m_engine;
    std::string m_language;
    const Data &m_data;
    const Texts &m_texts;
};

} // namespace engawa
