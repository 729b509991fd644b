#pragma once

namespace engawa {

// A small number that no other running thread has, given back when the thread ends; -1 if all are taken. What a thread
// leaves behind under its ordinal is visible to the next thread that gets it.
inline constexpr int threadOrdinals = 256;
int threadOrdinal();

} // namespace engawa
