#pragma once

#include <filesystem>
#include <vector>

#include "core/pack/variant.h"

namespace engawa {

// The folder with the bundled packs, schemas and variants.

// Looks in the folder that `named` says, else in the environment's ENGAWA_RESOURCES, else in the one installed beside the
// program and in that of the source tree. Nothing, with the places in `problems`, when none has packs and schemas in it.
std::optional<std::filesystem::path> findResources(const std::filesystem::path &named,
                                                   const std::filesystem::path &programFolder, Problems &problems);

std::vector<std::filesystem::path> packFolders(const std::filesystem::path &resources);
// Those that can be read; `engawa-lab validate` tells why one can't.
std::vector<Variant> bundledVariants(const std::filesystem::path &resources, const Schemas &schemas);

} // namespace engawa
