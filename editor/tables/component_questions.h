#pragma once

#include "editor/tables/components_panel.h"

namespace engawa {

// The panel's questions as dialogs over it.
ComponentsPanel::Questions componentQuestions(PackDocument &document, QWidget *parent);

} // namespace engawa
