#pragma once

#include <QString>

#include "app/shell/action_list.h"

class QMainWindow;
class QMenuBar;
class QToolBar;

namespace engawa {

// Fills the menus from the list; commands added later (panels) find their place, too. Texts follow by retitleMenus.
void fillMenus(QMenuBar *bar, ActionList &actions);
void retitleMenus(QMenuBar *bar);

QToolBar *makeToolBar(QMainWindow *window, ActionList &actions);

} // namespace engawa
