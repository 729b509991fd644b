#pragma once

#include <QString>

#include "core/pack/sentences.h"

// The shipped texts of the engine.
inline const engawa::Texts &shippedEngineTexts()
{
    static const engawa::Texts texts = [] {
        engawa::Problems problems;
        return engawa::engineTexts(ENGAWA_RESOURCES, problems);
    }();
    return texts;
}

// What is said of a problem in English; with a pack's texts its game's own words, too.
inline std::string english(const engawa::Problem &problem, const engawa::Texts *pack = nullptr)
{
    return engawa::Sentences(shippedEngineTexts(), "en", pack).of(problem);
}
inline std::string englishLine(const engawa::Problem &problem, const engawa::Texts *pack = nullptr)
{
    return engawa::Sentences(shippedEngineTexts(), "en", pack).line(problem);
}
