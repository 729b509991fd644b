#pragma once

namespace engawa {

// The thread that asks for it, and those that it begins, get what the window leaves over.
void giveWay();

} // namespace engawa
