#include "plain_layout.h"

#include <algorithm>

namespace engawa {

namespace {

// What is seen of a zone: buttons stand in the prompt.
bool lies(const PieceRow &piece, const QString &zone)
{
    return piece.zone == zone && !piece.leaving && piece.kind != QLatin1StringView("button");
}

const PieceRow *firstIn(const PieceModel &pieces, const QString &zone)
{
    const auto found = std::ranges::find_if(pieces.rows(), [&](const PieceRow &piece) {
        return lies(piece, zone) && piece.kind != QLatin1StringView("spot");
    });
    return found == pieces.rows().end() ? nullptr : &*found;
}

// Zones of one side that have one name are counted: "Bed 1", "Bed 2".
void numberNames(std::vector<PlainZone> &zones)
{
    QHash<std::pair<int, QString>, int> shared, told;
    for (const PlainZone &zone : zones)
        ++shared[{zone.info.owner, zone.info.name}];
    for (PlainZone &zone : zones) {
        const std::pair key(zone.info.owner, zone.info.name);
        if (!key.second.isEmpty() && shared.value(key) > 1)
            zone.info.name += u' ' + QString::number(++told[key]);
    }
}

} // namespace

QVariant PlainArea::value(int role) const
{
    switch (role) {
    case PlainAreaModel::ZoneRole:
        return zone;
    case PlainAreaModel::NameRole:
        return name;
    case PlainAreaModel::FormRole:
        return form;
    case PlainAreaModel::CountRole:
        return count;
    case PlainAreaModel::CaptionRole:
        return caption;
    case PlainAreaModel::BoxRole:
        return box;
    case PlainAreaModel::PieceWidthRole:
        return pieceWidth;
    case PlainAreaModel::AspectRole:
        return aspect;
    case PlainAreaModel::FirstPlaceRole:
        return firstPlace;
    case PlainAreaModel::StepRole:
        return step;
    case PlainAreaModel::ColumnsRole:
        return columns;
    default:
        return {};
    }
}

QHash<int, QByteArray> PlainAreaModel::roleNames() const
{
    return {{ZoneRole, "zone"},
            {NameRole, "name"},
            {FormRole, "form"},
            {CountRole, "count"},
            {CaptionRole, "caption"},
            {BoxRole, "box"},
            {PieceWidthRole, "pieceWidth"},
            {AspectRole, "aspect"},
            {FirstPlaceRole, "firstPlace"},
            {StepRole, "step"},
            {ColumnsRole, "columns"}};
}

PlainLayout::PlainLayout(QObject *parent) : QObject(parent)
{
    connect(this, &PlainLayout::wished, this, &PlainLayout::plan);
}

void PlainLayout::setZones(const QList<ZoneInfo> &zones)
{
    m_zones = zones;
    emit wished();
}

QString PlainLayout::faceIn(const QString &zone) const
{
    const PieceRow *piece = m_pieces ? firstIn(*m_pieces, zone) : nullptr;
    return piece ? piece->source : QString();
}

void PlainLayout::setAspect(const QString &zone, qreal aspect)
{
    const PieceRow *piece = m_pieces ? firstIn(*m_pieces, zone) : nullptr;
    if (!piece || m_aspects.value(piece->kind) == aspect)
        return;
    m_aspects.insert(piece->kind, aspect);
    plan();
}

void PlainLayout::plan()
{
    if (!m_pieces || m_size.isEmpty() || m_sides == 0)
        return;
    PlainWish wish{
        .size = m_size, .zones = {}, .sides = m_sides, .nearSide = m_nearSide, .text = m_text, .prompt = m_prompt};
    for (const ZoneInfo &info : m_zones) {
        PlainZone zone{info, {}, 1.4};
        if (const PieceRow *piece = firstIn(*m_pieces, info.zone))
            zone.aspect = m_aspects.value(piece->kind, 1.4);
        bool buttons = false;
        for (const PieceRow &piece : m_pieces->rows()) {
            buttons |= piece.zone == info.zone && piece.kind == QLatin1StringView("button");
            if (const QPoint place(piece.place, piece.row);
                lies(piece, info.zone) && info.form != QLatin1StringView("pile") && !zone.places.contains(place))
                zone.places.append(place);
        }
        if (!buttons || !zone.places.isEmpty())
            wish.zones.push_back(std::move(zone));
    }
    numberNames(wish.zones);
    m_plan = engawa::planned(wish);
    m_areas.show(m_plan.areas);
    emit planned();
}

} // namespace engawa
