#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

// What lies over what on a table.
namespace engawa::Layer {

Q_NAMESPACE
QML_NAMED_ELEMENT(Layer)

// Steps of z: what a piece is in adds up.
enum Step {
    Leaving = -500,  // it goes while others come
    Legal = 50,      // before its neighbours in a row
    Area = 1000,     // from one z of its area to the next
    Chosen = 20000,  // over all areas
    Flying = 400000, // from zone to zone, over what is chosen
    Held = 900000,   // in the hand
};
Q_ENUM_NS(Step)

} // namespace engawa::Layer
