#include "core/games/kimono/kimono.h"
#include "core/games/kimono/position_words.h"

namespace engawa::kimono {

namespace {

Json nameOrNull(const Rules &rules, CopyIndex copy)
{
    return copy == noCopy ? Json(nullptr) : Json(copyName(rules, copy));
}

Json albumOf(const Rules &rules, const Album &album)
{
    Json photos = Json::array();
    for (const Photo &photo : album) {
        Json entry{{"card", copyName(rules, photo.copy)}, {"x", photo.x}, {"y", photo.y}};
        if (photo.token != blank)
            entry["token"] = symbolName(rules, photo.token);
        photos.push_back(std::move(entry));
    }
    return photos;
}

// What is only there while a turn is under way.
void addPending(const Rules &rules, const State &state, Json &json)
{
    if (state.inHand != noCopy)
        json["hand"] = copyName(rules, state.inHand);
    if (state.rivalHand != noCopy)
        json["rival_hand"] = copyName(rules, state.rivalHand);
    const bool turnOpen = (state.phase == Phase::Place || state.phase == Phase::Name) && !state.rewarding;
    if (turnOpen) {
        json["taken_place"] = state.takenPlace;
        if (modeOf(rules, state).rival)
            json["rival_place"] = state.rivalPlace;
    }
    if (state.phase == Phase::Name)
        json["seam"] = seamWords[static_cast<std::size_t>(state.seam)];
}

void addTracks(const Rules &rules, const State &state, Json &json)
{
    Json tracks = Json::object(), values = Json::object(), tiles = Json::object(), supply = Json::object();
    Json resolved = Json::array();
    bool shuffled = false;
    for (std::size_t i = 0; i < rules.patterns.size(); ++i) {
        const std::string &id = rules.patterns[i].id;
        tracks[id] = state.marker[i];
        values[id] = rules.patterns[static_cast<std::size_t>(state.valueOf[i])].id;
        shuffled |= static_cast<std::size_t>(state.valueOf[i]) != i;
        supply[id] = state.supply[i];
        if (state.resolved >> i & 1)
            resolved.push_back(id);
        if (state.tileOwner[i] >= 0)
            tiles[id] = state.tileOwner[i];
    }
    supply["cat"] = state.supply[cat];
    json["tracks"] = std::move(tracks);
    if (shuffled)
        json["values"] = std::move(values);
    json["supply"] = std::move(supply);
    if (modeOf(rules, state).scoring == Scoring::Points) {
        json["resolved"] = std::move(resolved);
        json["tiles"] = std::move(tiles);
    }
}

} // namespace

Json positionOf(const Rules &rules, const State &state, std::optional<Seat> seat)
{
    Json json;
    if (!seat)
        json["seed"] = state.seed;
    json["turns"] = state.turns;
    json["starter"] = state.starter;
    json["seat"] = state.seat;
    json["phase"] = phaseWords[static_cast<std::size_t>(state.phase)];
    if (state.rewarding)
        json["rewarding"] = true;
    json["photographer"] = state.gap;
    Json ring = Json::array();
    for (std::size_t i = 0; i < state.ringSize; ++i)
        ring.push_back(nameOrNull(rules, state.ring[i]));
    json["ring"] = std::move(ring);
    if (seat) {
        json["deck"] = state.deck.size();
    } else {
        Json deck = Json::array();
        for (std::size_t i = state.deck.size(); i > 0; --i)
            deck.push_back(copyName(rules, state.deck[i - 1]));
        json["deck"] = std::move(deck);
    }
    if (modeOf(rules, state).scoring == Scoring::Points) {
        Json rewards = Json::array();
        for (const CopyIndex copy : state.display)
            rewards.push_back(copyName(rules, copy));
        json["rewards"] = std::move(rewards);
    }
    addPending(rules, state, json);
    addTracks(rules, state, json);
    json["albums"] = Json::array({albumOf(rules, state.albums[0]), albumOf(rules, state.albums[1])});
    return json;
}

} // namespace engawa::kimono
