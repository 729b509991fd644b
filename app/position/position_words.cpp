#include <algorithm>

#include "app/position/position_editor.h"

namespace engawa {

QString PositionEditor::nameOf(const Piece &each) const
{
    const std::string key =
        each.component.empty() ? "kind." + each.kind : "name." + each.component.substr(each.component.find('/') + 1);
    const QString name = m_words.say(*m_game, key);
    return each.seat == nobody ? name : tr("%1, %2", "a piece, and whose it is").arg(name, m_words.seatName(each.seat));
}

QString PositionEditor::zoneName(const std::string &zone, Seat owner) const
{
    const std::string key = "zone." + zone.substr(0, zone.find('.'));
    const QString name = m_words.knows(*m_game, key) ? m_words.say(*m_game, key) : QString::fromStdString(zone);
    const QString seat = m_words.seatName(owner);
    return seat.isEmpty() ? name : tr("%1, %2", "a place, and whose it is").arg(name, seat);
}

// What follows the zone's first word is a component: "column.red" is red.
QString PositionEditor::placeOf(const Piece &each) const
{
    const auto zone = std::ranges::find(m_table.scene.zones, each.zone, &Zone::id);
    const QString name = zoneName(each.zone, zone == m_table.scene.zones.end() ? nobody : zone->owner);
    const std::string last = each.zone.substr(each.zone.rfind('.') + 1);
    if (last != each.zone && m_words.knows(*m_game, "name." + last))
        return tr("%1 (%2)", "a place, and which").arg(name, m_words.say(*m_game, "name." + last));
    const std::string component = each.component.substr(each.component.find('/') + 1);
    if (each.kind == "spot" && !component.empty() && m_words.knows(*m_game, "name." + component))
        return tr("%1 (%2)", "a place, and which").arg(name, m_words.say(*m_game, "name." + component));
    if (each.kind != "spot" || zone == m_table.scene.zones.end())
        return name;
    const auto alike = [&](const Piece &other) { return other.kind == "spot" && other.zone == each.zone; };
    if (std::ranges::count_if(m_table.scene.pieces, alike) < 2)
        return name;
    for (const Piece &covered : m_table.scene.pieces)
        if (covered.kind != "spot" && covered.zone == each.zone && covered.x == each.x && covered.y == each.y)
            return tr("%1, on %2", "a place, and the piece under it").arg(name, nameOf(covered));
    return tr("%1, place %2").arg(name).arg(each.x + 1);
}

QString PositionEditor::nameOf(const Counter &counter) const
{
    const QString name = m_words.say(*m_game, counter.name);
    return counter.owner == nobody
               ? name
               : tr("%1, %2", "a number, and whose it is").arg(name, m_words.seatName(counter.owner));
}

QStringList PositionEditor::seatNames() const
{
    QStringList names;
    for (int seat = 0; isEditing() && seat < m_game->seats(m_state); ++seat)
        names.append(m_words.seatName(static_cast<Seat>(seat)));
    return names;
}

QString PositionEditor::prompt() const
{
    const Piece *chosen = piece(selected());
    return chosen ? tr("%1: choose its place, or a piece to swap it with. Esc lets it lie.").arg(nameOf(*chosen))
                  : tr("Setting up a position: choose a piece, then its place. Esc goes back.");
}

// With the names that people know.
QString PositionEditor::sentenceOf(const Problems &problems) const
{
    if (problems.empty())
        return {};
    Problem first = problems.front();
    for (auto &[name, value] : first.arguments)
        if (const Piece *named = name == "piece" ? piece(QString::fromStdString(value.text)) : nullptr)
            value = nameOf(*named).toStdString();
    return m_words.problem(first, m_game.get());
}

} // namespace engawa
