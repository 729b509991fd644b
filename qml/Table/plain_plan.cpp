#include "plain_plan.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace engawa {

namespace {

constexpr double margin = 10; // between panels, and within them
constexpr double gap = 6;     // between pieces
constexpr double between = 18; // zones
constexpr double below = 6; // a caption: piles rise a little
constexpr int apart = 5;    // so many cards of a hand lie beside each other
constexpr double largest = 150;
constexpr double least = 40;

int sideOf(int owner, int sides)
{
    return owner == -2 ? sides - 1 : owner; // the rival comes last
}

// The first and the last place of a zone in one direction.
struct Reach
{
    int first = 0;
    int last = 0;
    int places() const { return last - first + 1; }
};

Reach reachOf(const QList<QPoint> &places, int (QPoint::*along)() const)
{
    Reach reach;
    bool any = false;
    for (const QPoint &place : places) {
        const int at = (place.*along)();
        reach.first = any ? std::min(reach.first, at) : at;
        reach.last = any ? std::max(reach.last, at) : at;
        any = true;
    }
    return reach;
}

// The pixels of a place in a grid where pieces of this size, in whatever pattern they lie, are beside each other.
QPointF latticeOf(const QList<QPoint> &places, double width, double height)
{
    double across = 0, down = 0;
    for (const QPoint &one : places)
        for (const QPoint &other : places)
            if (one.y() == other.y() && one.x() < other.x())
                across = std::max(across, width / (other.x() - one.x()));
    if (across == 0)
        across = width;
    for (const QPoint &one : places)
        for (const QPoint &other : places)
            if (one.y() < other.y() && std::abs(other.x() - one.x()) * across < width - 0.01)
                down = std::max(down, height / (other.y() - one.y()));
    return {across, down == 0 ? height : down};
}

// A zone with pieces of one size: how much room it takes.
struct Block
{
    const PlainZone *zone = nullptr;
    double pieceWidth = 0;
    QSizeF size;
    QPoint first;
    QPointF step;
};

double shareOf(const PlainZone &zone)
{
    const QString &form = zone.info.form;
    if (form == QLatin1StringView("counter") || form == QLatin1StringView("track"))
        return 0.42;
    if (form == QLatin1StringView("grid"))
        return 0.62;
    return zone.aspect < 1.1 ? 0.6 : 1; // tokens and tiles are smaller than cards
}

void shrink(Block &block, double factor)
{
    block.pieceWidth *= factor;
    block.size *= factor;
    block.step *= factor;
}

Block blockOf(const PlainZone &zone, double unit, double room, double highest)
{
    const QString &form = zone.info.form;
    const double width = unit * shareOf(zone), height = width * zone.aspect;
    Reach across = reachOf(zone.places, &QPoint::x), down = reachOf(zone.places, &QPoint::y);
    Block block{&zone, width, {width, height}, {}, {width + gap, height + gap}};
    if (form == QLatin1StringView("pile"))
        return block;
    if (form == QLatin1StringView("ring")) {
        const int places = std::max(zone.info.columns, 2);
        const double round = (std::max(width, height) + gap) / (2 * std::sin(std::numbers::pi / places));
        block.size = {2 * round + width, 2 * round + height};
    } else {
        if (form == QLatin1StringView("grid")) {
            block.step = latticeOf(zone.places, width + gap, height + gap);
        } else {
            across.first = std::min(across.first, 0);
            down.first = std::min(down.first, 0);
            across.last = std::max(across.last, across.first + zone.info.columns - 1);
        }
        if (form == QLatin1StringView("counter")) {
            block.step.rx() = 2.2 * width + gap;
            block.size.rwidth() = 2.2 * width;
        }
        if (form == QLatin1StringView("fan") && across.places() > apart)
            block.step.rx() = width * 0.62;
        block.first = {across.first, down.first};
        block.size.rwidth() += (across.places() - 1) * block.step.x();
        block.size.rheight() += (down.places() - 1) * block.step.y();
        if (form != QLatin1StringView("grid")
            && block.size.width() > room) { // closer to each other, and over each other
            block.step.rx() = std::max(width * 0.2, (room - width) / std::max(1, across.places() - 1));
            block.size.rwidth() = width + (across.places() - 1) * block.step.x();
        }
    }
    shrink(block, std::min({1.0, room / block.size.width(), highest / block.size.height()}));
    return block;
}

// Zones side by side in lines, from the left; the line is as high as the highest of them.
class Panel
{
public:
    Panel(std::vector<const PlainZone *> zones, double width, double head, double text)
        : m_zones(std::move(zones)), m_width(width), m_head(head), m_caption(std::ceil(12 * text * 1.45))
    {
    }

    double width() const { return m_width; }

    double heightAt(double unit, double highest) const
    {
        double height = margin + m_head;
        for (const Line &line : lines(unit, highest))
            height += line.height + m_caption + below + margin;
        return height;
    }

    void lay(QPointF corner, double unit, double highest, bool centred, std::vector<PlainArea> &areas) const
    {
        double y = corner.y() + margin + m_head;
        for (const Line &line : lines(unit, highest)) {
            double x = corner.x() + margin + (centred ? (m_width - 2 * margin - line.width) / 2 : 0);
            for (const Block &block : line.blocks) {
                const ZoneInfo &info = block.zone->info;
                const double broad = std::max(block.size.width(), captionWidth(*block.zone));
                areas.push_back({info.zone, info.name, info.form, info.count, QRectF(x, y, broad, m_caption),
                                 QRectF(x, y + m_caption + below, block.size.width(), block.size.height()),
                                 block.pieceWidth, block.zone->aspect, block.first, block.step, info.columns});
                x += broad + between;
            }
            y += line.height + m_caption + below + margin;
        }
    }

private:
    struct Line
    {
        std::vector<Block> blocks;
        double width = 0;
        double height = 0;
    };

    double captionWidth(const PlainZone &zone) const
    {
        return std::min(zone.info.name.size() * m_caption * 0.42 + m_caption, m_width - 2 * margin);
    }

    std::vector<Line> lines(double unit, double highest) const
    {
        const double room = m_width - 2 * margin;
        std::vector<Line> all;
        for (const PlainZone *zone : m_zones) {
            const Block block = blockOf(*zone, unit, room, highest);
            const double broad = std::max(block.size.width(), captionWidth(*zone));
            if (all.empty() || all.back().width + between + broad > room)
                all.emplace_back();
            Line &line = all.back();
            line.width += (line.blocks.empty() ? 0 : between) + broad;
            line.height = std::max(line.height, block.size.height());
            line.blocks.push_back(block);
        }
        return all;
    }

    std::vector<const PlainZone *> m_zones;
    double m_width;
    double m_head;
    double m_caption;
};

class Planning
{
public:
    explicit Planning(const PlainWish &wish)
        : m_wish(wish), m_middle(of(-1), wish.size.width() - 2 * margin, 0, wish.text),
          m_near(of(wish.nearSide), wish.size.width() - 2 * margin, std::ceil(20 * wish.text * 1.5), wish.text)
    {
        const int others = std::max(1, wish.sides - 1);
        const double width = (wish.size.width() - margin) / others - margin;
        for (int side = 0; side < wish.sides; ++side)
            if (side != wish.nearSide)
                m_far.emplace_back(of(side), width, std::ceil(16 * wish.text * 1.5), wish.text);
    }

    PlainPlan plan() const
    {
        double small = least / 2, large = largest * std::max(1.0, m_wish.size.height() / 900);
        for (int i = 0; i < 24; ++i) {
            const double unit = (small + large) / 2;
            (heightAt(unit, highest()) <= m_wish.size.height() ? small : large) = unit;
        }
        return laidOut(small);
    }

private:
    static constexpr double farShare = 0.72; // the others' pieces are smaller

    std::vector<const PlainZone *> of(int side) const
    {
        std::vector<const PlainZone *> found;
        for (const PlainZone &zone : m_wish.zones)
            if (sideOf(zone.info.owner, m_wish.sides) == side)
                found.push_back(&zone);
        return found;
    }

    double highest() const { return m_wish.size.height() * 0.45; }

    double farHeight(double unit, double highest) const
    {
        double height = 0;
        for (const Panel &panel : m_far)
            height = std::max(height, panel.heightAt(unit * farShare, highest / 2));
        return height;
    }

    double heightAt(double unit, double highest) const
    {
        return farHeight(unit, highest) + m_middle.heightAt(unit, highest) + m_near.heightAt(unit, highest)
               + m_wish.prompt + (m_far.empty() ? 4 : 5) * margin;
    }

    PlainPlan laidOut(double unit) const
    {
        PlainPlan plan;
        const double far = farHeight(unit, highest()), near = m_near.heightAt(unit, highest());
        const double width = m_wish.size.width() - 2 * margin;
        const double nearY = m_wish.size.height() - margin - near;
        const double promptY = nearY - margin - m_wish.prompt;
        const double middleY = m_far.empty() ? margin : 2 * margin + far;
        plan.prompt = {margin, promptY, width, m_wish.prompt};
        plan.middle = {margin, middleY, width, promptY - margin - middleY};
        const double slack = plan.middle.height() - m_middle.heightAt(unit, highest());
        m_middle.lay({margin, middleY + std::max(0.0, slack / 2)}, unit, highest(), true, plan.areas);
        double x = margin;
        auto other = m_far.begin();
        for (int side = 0; side < m_wish.sides; ++side) {
            if (side == m_wish.nearSide) {
                plan.panels.append({margin, nearY, width, near});
                m_near.lay({margin, nearY}, unit, highest(), false, plan.areas);
                continue;
            }
            plan.panels.append({x, margin, other->width(), far});
            other->lay({x, margin}, unit * farShare, highest() / 2, false, plan.areas);
            x += other->width() + margin;
            ++other;
        }
        plan.leastHeight = heightAt(least * m_wish.text, 6 * least * m_wish.text); // whatever height it has now
        return plan;
    }

    const PlainWish &m_wish;
    Panel m_middle;
    Panel m_near;
    std::vector<Panel> m_far;
};

} // namespace

PlainPlan planned(const PlainWish &wish)
{
    return Planning(wish).plan();
}

} // namespace engawa
