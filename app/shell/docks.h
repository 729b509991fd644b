#pragma once

namespace engawa {

// Sets the docking library up for this program. Once, after the application object and before the first window.
void initDocks();

} // namespace engawa
