#pragma once

#include <array>
#include <string>

#include "core/game/event.h"
#include "core/game/seat_names.h"

namespace engawa {

// How an event is told: the key of its text and, for each of its numbers, a letter that says what the number is and the
// argument's name in the text. The letters are each game's own; '-' leaves a number out.
struct EventSentence
{
    const char *key;
    const char *letters;
    std::array<const char *, 4> arguments;
};

// `argumentOf(letter, i)` makes the argument from the event's i-th number.
template <class ArgumentOf>
Message messageFor(const EventSentence &sentence, const Event &event, ArgumentOf &&argumentOf)
{
    Message message{sentence.key, {}};
    if (event.seat == rival)
        message.arguments.emplace_back("seat", TextKey{"name.rival"});
    else if (event.seat != nobody)
        message.arguments.emplace_back("seat", seatName(event.seat));
    for (std::size_t i = 0; sentence.letters[i]; ++i)
        if (sentence.letters[i] != '-')
            message.arguments.emplace_back(sentence.arguments[i], argumentOf(sentence.letters[i], i));
    return message;
}

} // namespace engawa
