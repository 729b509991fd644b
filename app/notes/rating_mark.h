#pragma once

#include <QIcon>
#include <QString>

class QPainter;
class QRectF;

namespace engawa {

// What stands for the numbers 1 to 5, told apart by their shape as well as by their colour: faces from a frown to a laugh,
// and bars from short to long.
enum class RatingLook { Faces, Lengths };

void paintRating(QPainter &painter, const QRectF &place, int rating, RatingLook look = RatingLook::Faces);
QIcon ratingIcon(int rating, RatingLook look = RatingLook::Faces); // in the ink of the palette at the time

QString ratingWord(int rating); // "Good"; empty for 0

} // namespace engawa
