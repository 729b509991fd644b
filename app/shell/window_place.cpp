#include "app/shell/window_place.h"

#include <algorithm>

namespace engawa {

namespace {

constexpr QSize smallest(640, 480);
constexpr QSize seen(120, 60); // so much of it has to be on the screen to be found and moved

qint64 area(const QRect &rect)
{
    return rect.isEmpty() ? 0 : qint64{rect.width()} * rect.height();
}

} // namespace

std::optional<QRect> usablePlace(const QRect &saved, const QList<QRect> &screens)
{
    const auto common = [&saved](const QRect &screen) { return area(screen.intersected(saved)); };
    const auto screen = std::ranges::max_element(screens, {}, common);
    if (screen == screens.end() || saved.width() < seen.width() || saved.height() < seen.height())
        return {};
    const QRect visible = screen->intersected(saved);
    if (visible.width() < seen.width() || visible.height() < seen.height())
        return {};
    QRect place(saved.topLeft(), saved.size().expandedTo(smallest).boundedTo(screen->size()));
    place.moveLeft(std::clamp(place.left(), screen->left(), screen->right() + 1 - place.width()));
    place.moveTop(std::clamp(place.top(), screen->top(), screen->bottom() + 1 - place.height()));
    return place;
}

QRect firstPlace(const QRect &screen)
{
    QRect place({}, QSize(1440, 900).boundedTo(screen.size() * 0.92).expandedTo(smallest).boundedTo(screen.size()));
    place.moveCenter(screen.center());
    return place;
}

} // namespace engawa
