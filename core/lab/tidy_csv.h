#pragma once

#include <filesystem>

#include "core/lab/kept_run.h"

namespace engawa {

// A run as tables for other programs, in a folder: figures.csv (a row for each figure), components.csv (one for each
// component), lengths.csv, leads.csv, rules.csv, pairs.csv of a comparison, games.csv (a row for each game and seat, of
// the first so many deals, which are played again for it), and manifest.json, which says what they are of. False, and the
// problems, when the folder can't be written.
struct TidyTables
{
    std::int64_t gameDeals = 0; // 0: no games.csv
};
bool writeTidy(const LabPlan &plan, const LabResults &results, const std::filesystem::path &folder,
               const TidyTables &tables, Problems &problems);

} // namespace engawa
