#pragma once

#include <memory>
#include <string>

#include "core/pack/schema.h"

namespace engawa {

// The schema that a file holds; nothing, and a problem, when the validator can't use it.
std::shared_ptr<const Schema> makeSchema(const Json &root, const std::string &file, Problems &problems);

// Faults of a schema against JSON Schema draft 7: the validator itself accepts much that means nothing.
void checkSchemaItself(const Json &root, const std::string &file, Problems &problems);

} // namespace engawa
