#include "app/match/rulebook_model.h"

#include <algorithm>

#include "core/game/rulebook.h"

namespace engawa {

namespace {

// Case, width and the two Japanese syllabaries make no difference to a search.
QString folded(const QString &text)
{
    constexpr char16_t firstKatakana = 0x30A1, lastKatakana = 0x30F6, toHiragana = 0x60;
    QString plain = text.normalized(QString::NormalizationForm_KC).toCaseFolded();
    for (QChar &character : plain)
        if (character >= firstKatakana && character <= lastKatakana)
            character = QChar(static_cast<char16_t>(character.unicode() - toHiragana));
    return plain;
}

QString textOr(const Texts &texts, const std::string &key, const std::string &language, const std::string &otherwise)
{
    const bool known =
        texts.has(language, key) || (!texts.languages().empty() && texts.has(texts.languages().front(), key));
    return QString::fromStdString(known ? texts.format(language, Message{key, {}}) : otherwise);
}

std::string wordOf(const Game &game, const std::string &table, const std::string &id, const char *field)
{
    const Json *entry = game.data().value(table, id);
    const bool says = entry && entry->is_object() && entry->contains(field) && (*entry)[field].is_string();
    return says ? (*entry)[field].get<std::string>() : std::string();
}

} // namespace

void RulebookModel::setGame(GamePtr game, const QString &mode, const QString &language)
{
    if (game == m_game && mode.toStdString() == m_mode && language.toStdString() == m_language)
        return;
    m_game = std::move(game);
    m_mode = mode.toStdString();
    m_language = language.toStdString();
    QString title;
    if (m_game) {
        const Json *pack = m_game->data().value("pack", "id");
        const std::string id = pack && pack->is_string() ? pack->get<std::string>() : std::string();
        title = tr("%1 – %2", "game, mode")
                    .arg(textOr(m_game->texts(), "name." + id, m_language, id),
                         textOr(m_game->texts(), "name." + m_mode, m_language, m_mode));
    }
    if (title != m_title) {
        m_title = title;
        emit titleChanged();
    }
    read();
}

void RulebookModel::setEveryMode(bool every)
{
    if (every == m_everyMode)
        return;
    m_everyMode = every;
    emit everyModeChanged();
    read();
}

void RulebookModel::read()
{
    QList<Rule> rules;
    const auto ids = m_game ? m_game->rules() : std::span<const std::string_view>();
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto rule = static_cast<RuleIndex>(i);
        const bool holds = ruleHolds(*m_game, rule, m_mode);
        if (!holds && !m_everyMode)
            continue;
        const std::string id(ids[i]);
        const std::string section = wordOf(*m_game, "rulebook", id, "section");
        Rule entry;
        entry.section = textOr(m_game->texts(), "section." + section, m_language, section);
        entry.id = QString::fromStdString(id);
        entry.sentence = QString::fromStdString(ruleSentence(*m_game, rule, m_mode, m_language));
        for (const auto &[name, meaning] : meaningsOf(id))
            entry.sentence += QStringLiteral("\n%1: %2").arg(name, meaning);
        entry.folded = folded(entry.section + u' ' + entry.sentence);
        entry.holds = holds;
        rules.append(std::move(entry));
    }
    markHits(rules);
    const bool otherCount = rules.size() != m_rules.size();
    // The same rules in other words: a reader's place in the list stays.
    if (std::ranges::equal(rules, m_rules, {}, &Rule::id, &Rule::id)) {
        m_rules = std::move(rules);
        if (count() > 0)
            emit dataChanged(index(0), index(count() - 1));
    } else {
        beginResetModel();
        m_rules = std::move(rules);
        endResetModel();
    }
    if (otherCount)
        emit countChanged();
    countHits();
}

// What the rule means in each scenario of the mode, where its data say more than its sentence.
QList<std::pair<QString, QString>> RulebookModel::meaningsOf(const std::string &rule) const
{
    QList<std::pair<QString, QString>> meanings;
    const Json *mode = m_game->data().value("modes", m_mode);
    if (!mode || !mode->contains("scenarios"))
        return meanings;
    for (const Json &scenario : mode->at("scenarios")) {
        const auto id = scenario.get<std::string>();
        QStringList told;
        for (const Message &goal : m_game->about("scenarios", id + "/" + rule).goals)
            told << QString::fromStdString(m_game->texts().format(m_language, goal));
        if (!told.empty())
            meanings.append({textOr(m_game->texts(), "name." + id, m_language, id), told.join(u' ')});
    }
    return meanings;
}

void RulebookModel::markHits(QList<Rule> &rules) const
{
    const QStringList words = folded(m_search).split(u' ', Qt::SkipEmptyParts);
    for (Rule &rule : rules)
        rule.hit = !words.isEmpty()
                   && std::ranges::all_of(words, [&](const QString &word) { return rule.folded.contains(word); });
}

void RulebookModel::countHits()
{
    const int hits = static_cast<int>(std::ranges::count(m_rules, true, &Rule::hit));
    if (hits == m_hits)
        return;
    m_hits = hits;
    emit hitsChanged();
}

void RulebookModel::setSearch(const QString &words)
{
    if (words == m_search)
        return;
    m_search = words;
    markHits(m_rules);
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {HitRole});
    emit searchChanged();
    countHits();
}

int RulebookModel::rowOf(const QString &ruleId) const
{
    const auto found = std::ranges::find(m_rules, ruleId, &Rule::id);
    return found == m_rules.end() ? -1 : static_cast<int>(found - m_rules.begin());
}

int RulebookModel::nextHit(int row, int step) const
{
    for (int i = 1; i <= count(); ++i) {
        const int candidate = ((row + i * (step < 0 ? -1 : 1)) % count() + count()) % count();
        if (m_rules[candidate].hit)
            return candidate;
    }
    return -1;
}

int RulebookModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RulebookModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Rule &rule = m_rules[index.row()];
    switch (role) {
    case SectionRole:
        return rule.section;
    case RuleIdRole:
        return rule.id;
    case Qt::DisplayRole:
    case SentenceRole:
        return rule.sentence;
    case HoldsRole:
        return rule.holds;
    case HitRole:
        return rule.hit;
    default:
        return {};
    }
}

QHash<int, QByteArray> RulebookModel::roleNames() const
{
    return {{SectionRole, "section"},
            {RuleIdRole, "ruleId"},
            {SentenceRole, "sentence"},
            {HoldsRole, "holds"},
            {HitRole, "hit"}};
}

} // namespace engawa
