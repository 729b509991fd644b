// One piece of the position: where it can go, and going there.
#include <algorithm>
#include <utility>

#include "app/match/match_session.h"
#include "app/match/match_view.h"
#include "app/position/position_editor.h"

namespace engawa {

void PositionEditor::select(const QString &id)
{
    const Piece *chosen = isEditing() ? piece(id) : nullptr;
    const bool movable = chosen && chosen->kind != "spot";
    m_selected = movable ? chosen->id : std::string();
    say({});
    findPlaces();
    m_view.showTakeover();
    emit selectionChanged();
}

void PositionEditor::findPlaces()
{
    m_places.clear();
    const Setup setup = isEditing() ? m_session.match()->opening().setup : Setup();
    for (const Piece &spot : m_table.scene.pieces) {
        if (m_selected.empty() || spot.kind != "spot")
            continue;
        Problems problems;
        if (m_game->arranged(m_state, setup, PutPiece{m_selected, spot.zone, spot.x, spot.y}, problems))
            m_places.push_back({spot.zone, spot.x, spot.y, spot.id, placeOf(spot)});
    }
    findTargets();
    showScene();
}

// A free place that takes it; and a piece that it swaps with: one of its kind, or for what is no component what lies on
// the same path.
void PositionEditor::findTargets()
{
    m_targets.clear();
    for (const Place &place : m_places)
        m_targets.insert(place.spot);
    const Piece *chosen = piece(selected());
    if (!chosen)
        return;
    const Setup setup = m_session.match()->opening().setup;
    for (const Piece &other : m_table.scene.pieces) {
        const bool alike = chosen->component.empty() ? other.zone == chosen->zone : other.kind == chosen->kind;
        Problems problems;
        if (alike && &other != chosen && other.kind != "spot"
            && m_game->arranged(m_state, setup, SwapPieces{chosen->id, other.id}, problems))
            m_targets.insert(other.id);
    }
}

void PositionEditor::showScene()
{
    m_shown = m_table.scene;
    std::erase_if(m_shown.pieces, [this](const Piece &each) {
        return each.kind == "spot" && !std::ranges::contains(m_places, each.id, &Place::spot);
    });
}

bool PositionEditor::putSelected(const Place &place)
{
    const Piece *chosen = piece(selected());
    if (!chosen)
        return false;
    const QString name = tr("Move %1 %2", "a piece, and where to").arg(nameOf(*chosen), place.name);
    const PutPiece put{chosen->id, place.zone, place.x, place.y};
    const std::string was = std::exchange(m_selected, {});
    if (arrange(put, name))
        return true;
    m_selected = was;
    return false;
}

void PositionEditor::click(const QString &id)
{
    const Piece *clicked = piece(id);
    const Piece *chosen = piece(selected());
    if (!clicked || clicked == chosen)
        return select({});
    if (!chosen || !isTarget(clicked->id))
        return select(id);
    const auto place = std::ranges::find(m_places, clicked->id, &Place::spot);
    if (place != m_places.end()) {
        const Place copy = *place;
        putSelected(copy);
        return;
    }
    const SwapPieces swap{chosen->id, clicked->id};
    const QString name = tr("Swap %1 and %2").arg(nameOf(*chosen), nameOf(*clicked));
    const std::string was = std::exchange(m_selected, {});
    if (!arrange(swap, name)) {
        m_selected = was;
        m_view.showTakeover();
    }
}

void PositionEditor::drop(const QString &id, const QString &onto)
{
    if (selected() != id)
        select(id);
    if (onto.isEmpty())
        return select({});
    click(onto);
}

void PositionEditor::remove(const QString &id)
{
    const Piece *removed = piece(id);
    if (!removed || removed->kind == "spot")
        return;
    const RemovePiece change{removed->id};
    arrange(change, tr("Remove %1").arg(nameOf(*removed)));
}

void PositionEditor::turnSelected()
{
    if (const Piece *turned = piece(selected())) {
        const TurnPiece change{turned->id};
        arrange(change, tr("Turn %1").arg(nameOf(*turned)));
    }
}

} // namespace engawa
