#pragma once

#include "tests/core/momiji/momiji_table.h"

inline constexpr auto wholePath =
    R"("path": [null, "fish", "bonsai", "butterfly", "empty", "bonsai", "butterfly", "bonsai"])";

inline std::string gardenOf(const std::string &cards, const std::string &more, const std::string &path = wholePath,
                            const std::string &trees = "{}")
{
    return R"({"garden": {"cards": ")" + cards + R"(", )" + path + R"(, "trees": )" + trees + "}, " + more + "}";
}
