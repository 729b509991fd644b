#include <algorithm>

#include "core/games/takenoko/arranging.h"
#include "core/games/takenoko/garden.h"

namespace engawa::takenoko {

namespace {

std::string placeText(int q, int r)
{
    return std::to_string(q) + "," + std::to_string(r);
}

bool isGarden(std::string_view zone)
{
    return zone == "garden" || zone == "figures" || zone == "improvements_placed" || zone == "bamboo";
}

// A border of the scene, doubled coordinates of its middle, as positions write it; empty for what is none.
std::string borderText(int x, int y)
{
    const bool oddX = x % 2 != 0, oddY = y % 2 != 0;
    if (!oddX && !oddY)
        return {};
    const auto half = [](int doubled) { return doubled >= 0 ? doubled / 2 : (doubled - 1) / 2; };
    // An even coordinate is the same for both plots; of two odd ones, one rises while the other falls.
    const int q = half(x), r = oddX && oddY ? half(y) + 1 : half(y);
    const int q2 = oddX ? q + 1 : q, r2 = oddY ? (oddX ? r - 1 : r + 1) : r;
    return placeText(q, r) + " " + placeText(q2, r2);
}

bool sameBorder(std::string_view one, const std::string &other)
{
    const auto space = other.find(' ');
    return one == other || one == other.substr(space + 1) + " " + other.substr(0, space);
}

} // namespace

Json *Arranging::plotAt(int q, int r)
{
    for (Json &plot : m_json["garden"])
        if (plot["q"] == q && plot["r"] == r)
            return &plot;
    return nullptr;
}

Json *Arranging::plotAt(std::string_view at)
{
    std::string text(at.substr(0, at.find('/')));
    std::ranges::replace(text, '_', ',');
    const auto place = coordinates(text);
    return place ? plotAt(place->first, place->second) : nullptr;
}

void Arranging::giveBack(Json &plot)
{
    if (!plot.contains("token"))
        return;
    Json &left = m_json["reserve"][plot["token"].get<std::string>()];
    left = left.get<int>() + 1;
    plot.erase("token");
}

void Arranging::clear(const Json &plot)
{
    const std::string here = placeText(plot["q"], plot["r"]);
    for (const char *figure : {"gardener", "panda"})
        if (m_json[figure] == here)
            m_json[figure] = placeText(0, 0);
    auto &channels = m_json["channels"].get_ref<Json::array_t &>();
    const auto gone = std::erase_if(channels, [&](const Json &channel) {
        const std::string text = channel;
        return text.starts_with(here + " ") || text.ends_with(" " + here);
    });
    m_json["channels_left"] = m_json["channels_left"].get<int>() + static_cast<int>(gone);
}

void Arranging::forget(std::string_view plot)
{
    if (m_json.contains("known"))
        for (Json &names : m_json["known"])
            std::erase_if(names.get_ref<Json::array_t &>(), [&](const Json &name) { return name == plot; });
}

bool Arranging::putPlot(std::string_view name, const PutPiece &put)
{
    const auto from = m_plots.find(name);
    if (!from)
        return unknown(put.piece);
    const bool leaves = from->list->zone == "garden";
    if (put.zone == "garden") {
        if (checkSpot(m_rules, m_state, put.x, put.y) != noRule || leaves)
            return misplaced(put.piece, "expected.plot_place");
        m_plots.take(*from);
        m_json["garden"].push_back(Json{{"plot", std::string(name)}, {"q", put.x}, {"r", put.y}});
        forget(name);
        return true;
    }
    if (put.zone != "plot_stack")
        return misplaced(put.piece, "expected.garden_or_stack");
    if (leaves) {
        giveBack(from->entry());
        clear(from->entry());
    }
    m_plots.take(*from);
    m_plots.put(*m_plots.list("plot_stack"), std::string(name), put.x);
    forget(name);
    return true;
}

bool Arranging::putFigure(const PutPiece &put)
{
    const bool there = (put.x == 0 && put.y == 0) || plotAt(put.x, put.y);
    if (!isGarden(put.zone) || !there)
        return misplaced(put.piece, "expected.plot_or_pond");
    m_json[put.piece] = placeText(put.x, put.y);
    return true;
}

bool Arranging::putChannel(const PutPiece &put)
{
    const std::string border = put.zone == "channels" ? borderText(put.x, put.y) : std::string();
    if (border.empty())
        return misplaced(put.piece, "expected.border");
    const auto [table, name] = tableAndName(put.piece);
    if (table == "channel" && !removeChannel(name, put.piece))
        return false;
    if (m_json["channels_left"] == 0)
        return misplaced(put.piece, "expected.channel_in_reserve");
    m_json["channels"].push_back(border);
    m_json["channels_left"] = m_json["channels_left"].get<int>() - 1;
    return true;
}

bool Arranging::removeChannel(std::string_view at, const std::string &piece)
{
    const auto middle = std::string(at).find('_');
    std::string text(at);
    std::ranges::replace(text, '_', ',');
    const auto place = middle == std::string::npos ? std::nullopt : coordinates(text);
    const std::string border = place ? borderText(place->first, place->second) : std::string();
    auto &channels = m_json["channels"].get_ref<Json::array_t &>();
    const auto gone = border.empty() ? 0 : std::erase_if(channels, [&](const Json &channel) {
        return sameBorder(channel.get_ref<const std::string &>(), border);
    });
    if (gone == 0)
        return unknown(piece);
    m_json["channels_left"] = m_json["channels_left"].get<int>() + 1;
    return true;
}

bool Arranging::putToken(const std::string &improvement, const PutPiece &put, Json *from)
{
    Json *plot = isGarden(put.zone) ? plotAt(put.x, put.y) : nullptr;
    if (from && put.zone == "improvements") {
        giveBack(*from);
        return true;
    }
    if (!plot || plot->contains("token"))
        return misplaced(put.piece, "expected.plain_plot");
    if (from)
        giveBack(*from);
    Json &left = m_json["reserve"][improvement];
    if (!left.is_number_integer() || left == 0)
        return misplaced(put.piece, "expected.token_in_reserve");
    left = left.get<int>() - 1;
    (*plot)["token"] = improvement;
    return true;
}

bool Arranging::removeBamboo(std::string_view at, const std::string &piece)
{
    Json *plot = plotAt(at);
    if (!plot || plot->value("height", 0) == 0)
        return unknown(piece);
    (*plot)["height"] = (*plot)["height"].get<int>() - 1;
    return true;
}

// One section more; after the tallest, none.
bool Arranging::turnPlot(std::string_view name)
{
    const auto place = m_plots.find(name);
    if (!place || place->list->zone != "garden")
        return refuse("arrange-side", {{"piece", std::string(name)}});
    Json &plot = place->entry();
    const int height = plot.value("height", 0) + 1;
    plot["height"] = height > m_rules.parameters.maxHeight ? 0 : height;
    return true;
}

} // namespace engawa::takenoko
