#pragma once

#include <algorithm>
#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/game.h"
#include "core/game/seat_names.h"

namespace engawa {

// What a scene calls a kind of piece, and the rules that tell most about it.
template <class Rule>
struct PieceKind
{
    std::string_view id;
    std::vector<Rule> rules;
};

// Collects what is to be said about one component: the frame of every game's about.cpp.
template <class Rules, class Rule>
class AboutWriter
{
public:
    AboutWriter(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id)
        : m_rules(rules), m_table(table), m_id(id), m_texts(texts)
    {
    }

protected:
    // Has `add` tell about the first entry of a list that is wanted; nothing where there is none.
    template <class Writer, class List, class Wanted>
    void find(this Writer &writer, const List &list, Wanted &&wanted,
              void (Writer::*add)(const typename List::value_type &))
    {
        if (const auto found = std::ranges::find_if(list, wanted); found != list.end())
            (writer.*add)(*found);
    }
    // … about the entry, if it is one of this table, which was compiled to the list.
    template <class List, class Add>
        requires std::invocable<Add, const typename List::value_type &>
    void tell(std::string_view table, const List &list, Add &&add) const
    {
        const auto found = std::ranges::find_if(list, [&](const auto &each) { return each.id == m_id; });
        if (m_table == table && found != list.end())
            add(*found);
    }
    template <class Writer, class List>
    void tell(this Writer &writer, std::string_view table, const List &list,
              void (Writer::*add)(const typename List::value_type &))
    {
        writer.tell(table, list, [&](const typename List::value_type &each) { (writer.*add)(each); });
    }
    // The kinds of pieces in the game's scene.
    void tellKinds(const std::vector<PieceKind<Rule>> &kinds)
    {
        if (m_table == "kinds")
            addKind(kinds, m_id);
    }

    Message &line(std::string key, std::vector<std::pair<std::string, Message::Argument>> arguments = {})
    {
        return m_about.lines.emplace_back(std::move(key), std::move(arguments));
    }
    void cite(const std::vector<Rule> &rules)
    {
        for (const Rule rule : rules)
            if (const auto index = static_cast<RuleIndex>(rule); !std::ranges::contains(m_about.rules, index))
                m_about.rules.push_back(index);
    }
    void addKind(const std::vector<PieceKind<Rule>> &kinds, std::string_view id)
    {
        const auto found = std::ranges::find(kinds, id, &PieceKind<Rule>::id);
        if (found == kinds.end())
            return;
        line("about.kinds." + std::string(id));
        cite(found->rules);
    }

    // The key of what the texts say about just this component, and whether they do.
    std::string ownKey() const { return "about." + std::string(m_table) + "." + std::string(m_id); }
    TextKey ownName() const { return nameOf(m_id); }
    bool has(const std::string &key) const
    {
        return !m_texts.languages().empty() && m_texts.has(m_texts.languages().front(), key);
    }

    const Rules &m_rules;
    const std::string_view m_table;
    const std::string_view m_id;
    const Texts &m_texts;
    About m_about;
};

} // namespace engawa
