#pragma once

#include <cstddef>

// A pack is data from a stranger: these are the bounds within which it is read. Past one, reading gives a problem.
namespace engawa::limits {

inline constexpr std::size_t fileBytes = 8 * 1024 * 1024;  // one file of a pack, variant, record line or position
inline constexpr std::size_t packFiles = 500;              // files in a pack's folder
inline constexpr int depth = 24;                           // levels of arrays and objects
inline constexpr std::size_t stringBytes = 4000;           // one JSON string
inline constexpr std::size_t keyBytes = 200;               // one key of an object
inline constexpr std::size_t values = 400'000;             // values in one file
inline constexpr std::size_t pointerBytes = 64 << 20;      // all JSON pointers of one file
inline constexpr std::size_t entries = 20'000;             // entries in one table, members of one object or array
inline constexpr int problems = 200;                       // problems reported for one file
inline constexpr std::size_t formulaBytes = 1000;          // one formula
inline constexpr int formulaDepth = 50;                    // brackets in brackets
inline constexpr std::size_t faceBytes = 200 * 1024;       // one SVG face
inline constexpr int faceElements = 2000;                  // elements in a face
inline constexpr int faceDepth = 32;                       // elements in elements

} // namespace engawa::limits
