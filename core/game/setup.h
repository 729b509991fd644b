#pragma once

#include <string>
#include <vector>

#include "core/base/problem.h"
#include "core/game/state.h"
#include "core/pack/data.h"

namespace engawa {

// How a match is set up; can't change while it runs. Which modes, modules and scenarios there are is the pack's.
struct Setup
{
    std::string mode;
    int players = 0;
    std::vector<std::string> modules;
    std::string scenario;
    Seat starter = nobody; // nobody: by the seed

    bool operator==(const Setup &) const = default;
};

// The modules and scenarios that a mode allows: those that its entry lists, or all when it has no such list.
std::vector<std::string> modulesOf(const std::string &mode, const Data &data);
std::vector<std::string> scenariosOf(const std::string &mode, const Data &data);

// The setup with what was left out filled in: the first mode, its fewest players, its first scenario if it needs one.
Setup completed(Setup setup, const Data &data);

// Faults of a setup against modes.json: players, modules and scenarios. A mode may list the modules and scenarios that it
// allows; if it lists a scenario, one must be chosen.
void checkSetup(const Setup &setup, const Data &data, Problems &problems);

Json toJson(const Setup &setup);
Setup setupFromJson(const Json &json);

} // namespace engawa
