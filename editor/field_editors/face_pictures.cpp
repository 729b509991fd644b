#include "editor/field_editors/face_pictures.h"

#include <QPainter>
#include <QSvgRenderer>

#include "core/pack/face.h"
#include "editor/fields/field_text.h"

namespace engawa {

QPixmap facePicture(const std::string &svg, const std::string &file, const Entry *entry, int side, qreal ratio)
{
    Problems faults; // told where the face itself is shown
    const auto value = [entry](std::string_view field) -> std::optional<std::string> {
        if (!entry || !entry->value.is_object() || !entry->value.contains(field))
            return std::string();
        const Json &found = entry->value[std::string(field)];
        return found.is_structured() ? std::string() : textOf(found, {}).toStdString();
    };
    const auto filled = fillFace(svg, file, value, faults);
    if (!filled)
        return {};
    QSvgRenderer renderer(QByteArray::fromStdString(filled->svg));
    if (!renderer.isValid())
        return {};
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    QSizeF size = renderer.defaultSize();
    size.scale(side, side, Qt::KeepAspectRatio);
    renderer.render(&painter, QRectF(QPointF((side - size.width()) / 2, (side - size.height()) / 2), size));
    return picture;
}

} // namespace engawa
