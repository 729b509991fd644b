#pragma once

#include <QList>
#include <QString>

#include "app/library/option_model.h"

namespace engawa {

// Who may take a seat, "human" first, then the bots from the easiest on.
QList<Option> levelOptions();
QString levelName(const QString &player);

// A name for a seat whose player typed none.
QString suggestedName(int seat);

} // namespace engawa
