#include "core/base/problem.h"

#include <algorithm>
#include <array>

namespace engawa {
namespace {

struct Pattern
{
    std::string_view code;
    std::string_view text;
};

// What is wrong and what was expected. {suggestion} becomes "; did you mean …?", or nothing when it is empty.
constexpr auto patterns = std::to_array<Pattern>({
    // reading
    {"file-missing", "the file is not there"},
    {"missing-table", "the pack has no {name}, which every pack of this game needs"},
    {"file-unreadable", "it can't be read: {reason}"},
    {"file-large", "the file is larger than {limit} bytes"},
    {"folder-missing", "there is no such folder; expected the folder of a pack, with a pack.json in it"},
    {"outside-folder", "{name} leads out of the pack's folder; expected a file inside it"},
    {"unknown-file",
     "{name} is not a file that a pack of this game has; expected one of its tables, text/<language>.json "
     "or faces/<name>.svg{suggestion}"},
    {"too-many-files", "there are more than the {limit} files that a pack may have"},
    {"encoding", "column {column}: these bytes are not UTF-8; expected a text saved as UTF-8"},
    {"syntax", "column {column}: this is not JSON; expected {expected}"},
    {"duplicate-key", "“{key}” is here for the second time; expected every name once (the first one counts)"},
    {"too-deep", "brackets inside brackets go deeper than {limit} levels"},
    {"too-long", "the text is longer than {limit} bytes"},
    {"too-many-values", "the file has more than the {limit} values that are read"},
    {"too-many-entries", "there are more than {limit} entries"},
    {"too-many-problems", "there are more than {limit} problems in this file; the rest is not listed"},
    {"no-such-place", "{pointer} leads to nothing that could be changed"},

    // schema
    {"type", "this is {found}, expected {expected}"},
    {"range", "{value} is out of range, expected {minimum} to {maximum}"},
    {"multiple", "{value} does not fit, expected a multiple of {step}"},
    {"unknown-field", "there is no field “{field}” here{suggestion}"},
    {"missing-field", "the field “{field}” is missing"},
    {"bad-id", "“{id}” is not a name for an entry here, expected {expected}"},
    {"enum", "{value} is not one of the choices, expected {expected}{suggestion}"},
    {"pattern", "{value} does not have the right form, expected {expected}"},
    {"length", "the text has {length} characters, expected {minimum} to {maximum}"},
    {"items", "there are {count} items, expected {minimum} to {maximum}"},
    {"unique", "an item is in the list twice, expected every item once"},
    {"schema", "this does not fit the file's schema: {reason}"},
    {"schema-file", "the schema can't be used: {reason}"},

    // references, texts
    {"unknown-reference", "there is no “{id}” in {table}{suggestion}"},
    {"unknown-face", "there is no face “{face}” in faces/{suggestion}"},
    {"message", "this is not an ICU message: {reason}"},
    {"message-arguments", "the message uses {found}, expected {expected} as in {language}"},
    {"message-quote", "the apostrophe ' before a bracket hides the bracket; expected ’"},
    {"missing-language", "the pack names this language but has no {name}"},
    {"unnamed-language", "pack.json does not name this language, so nobody can choose it"},
    {"missing-text", "“{key}” has no text in this language; the one of {language} is shown"},
    {"missing-sentence", "this has no sentence, expected “{key}” in the texts of {language}; its formula is shown"},
    {"unused-text", "“{key}” is not among the texts of {language}{suggestion}"},

    // variants
    {"variant-base", "this is a variant of “{base}”, expected one of “{pack}”"},
    {"variant-pack", "there is no pack “{base}” at hand for this variant to change, expected {expected}{suggestion}"},
    {"variant-version", "this variant was written for version {expected} of the pack, which is now at {found}"},
    {"unknown-entry", "there is no “{id}” to take away{suggestion}"},

    // faces
    {"face-syntax", "this is not an SVG that can be used: {reason}"},
    {"face-element", "the element <{element}> is not allowed here; expected shapes, text, gradients and use"},
    {"face-attribute", "the attribute {attribute} of <{element}> is not allowed{reason}"},
    {"face-reference", "{value} refers to something else than {expected} of this face"},
    {"face-nesting", "“{id}” is used and must not use anything itself"},
    {"face-text", "a data-text box needs numbers, but {attribute} is {value}"},
    {"face-size", "the face has more than {limit} {what}"},
    {"face-field", "there is no field “{field}”; expected the name of a field of the component"},

    // formulas
    {"formula-syntax", "character {column}: {token} is not expected here"},
    {"formula-name", "character {column}: {name} is not a name that formulas may use here{suggestion}"},
    {"formula-kind", "character {column}: {token} is of the kind {found}, expected {expected}{suggestion}"},
    {"formula-arguments", "character {column}: {name} has {count} arguments, expected {expected}"},
    {"formula-length", "character {column}: the formula is longer than {limit} bytes"},
    {"formula-depth", "character {column}: brackets inside brackets go deeper than {limit} levels"},
    {"formula-zero", "character {column}: division by zero; it counts as 0"},
    {"formula-range", "character {column}: the value is beyond ±1,000,000"},

    // games, set-ups and positions
    {"game-unknown", "there is no game “{game}”{suggestion}"},
    {"capacity", "{what}: {count} is more than the {limit} that a match can hold"},
    {"too-few", "{what}: {count} is fewer than the {least} that a match needs"},
    {"below", "{value} is too small, expected {least} or more"},
    {"taken", "{value} belongs to “{other}” already, expected another one"},
    {"same-ends", "both ends are “{node}”, expected two different ones"},
    {"unknown-rule", "the game has no rule “{rule}”"},
    {"missing-rule", "the rule “{rule}” is missing, expected every rule of the game"},
    {"missing-sentence", "the rule “{rule}” has no sentence"},
    {"mode-in-play", "the running match is played in the mode “{mode}”, which must stay"},
    {"seats-in-play", "the running match has {seats} seats, which the mode must keep"},
    {"setup-mode", "there is no mode “{mode}”, expected {expected}"},
    {"setup-players", "the number of players is {players}, expected {expected}"},
    {"setup-starter", "seat {starter} can't begin, expected {expected}"},
    {"setup-module", "there is no module “{id}”, expected {expected} in the mode {mode}"},
    {"setup-module-mode", "the module “{id}” belongs to the mode {owner}, expected {expected} in the mode {mode}"},
    {"setup-scenario", "there is no scenario “{id}”, expected {expected} in the mode {mode}"},
    {"setup-scenario-mode", "the scenario “{id}” belongs to the mode {owner}, expected {expected} in the mode {mode}"},
    {"position-unknown-piece", "there is no piece “{piece}”{suggestion}"},
    {"position-twice", "the piece “{piece}” is in two places, expected it once"},
    {"position-field", "a position has no field “{field}”{suggestion}"},
    {"position-value", "{value} can't stand here, expected {expected}"},
    {"position-rule", "“{piece}” can't be here, by the rule {rule}: {sentence}"},
    {"position-unusual", "{value} would not come about in play, by the rule {rule}: {sentence}"},
    {"position-turn",
     "seat {value} is not to act after so many turns ({turns}), expected seat {expected}; it can be played on"},
    {"position-starter", "the set-up lets seat {expected} begin, the position seat {value}; the position decides"},

    // positions set up by hand
    {"arrange-game", "positions of this game can't be set up by hand, expected a position file"},
    {"arrange-turn", "a turn is under way, expected a position between two decisions that stand alone"},
    {"arrange-piece", "there is no “{piece}” here that could be moved"},
    {"arrange-place", "“{piece}” can't lie there, expected {expected}"},
    {"arrange-side", "“{piece}” has no other side here, expected a piece that can be known, used or marked"},
    {"arrange-number", "{value} does not fit, expected {least} to {most}"},

    // Momiji's landscapes
    {"effect-trigger", "“{effect}” makes no sense with this trigger, expected {expected}"},
    {"effect-clash", "“{effect}” and “{other}” both change {what}, expected one of them"},
    {"effect-field", "“{effect}” has no “{field}”"},
    {"effect-nothing", "“{effect}” allows nothing, expected buy or swap"},

    // Takenoko's objectives
    {"id-taken", "“{id}” is the name of another objective in {file}, expected a name of its own"},
    {"pattern-twice", "the cell {cell} is in the pattern twice, expected every cell once"},
    {"pattern-gap", "the pattern falls apart, expected cells side by side"},
    {"improvement-clash", "the objective asks for an improvement and for none, expected one of them"},

    // records
    {"record-header", "the first line is not the header of a record: {reason}"},
    {"record-line", "this event can't be read: {reason}"},
    {"record-cut", "the record breaks off in line {number}; everything before it was read"},
    {"record-move", "event {number} ({move}) is not a legal move, by the rule {rule}: {sentence}"},
    {"record-notation", "event {number} ({move}) is not a move of this game"},
    {"record-hash", "after event {number} the state differs from the recorded one"},
    {"record-version", "the record was written by version {found}, expected {expected} or older"},
    {"note-field", "the {field} of a note can't be {value}, expected {expected}"},
    {"notes-many", "the record has more than {limit} lines of notes; the others are passed over"},
    {"capsule-line", "this line of a capsule can't be read: {reason}"},
    {"capsule-position", "the position in the capsule is not the one that its record leads to"},
    {"capsule-data", "the report names the data {found}, but its record leads to {expected}"},

    // results of simulations
    {"results-field", "this is not what simulate writes, expected {expected}"},
    {"results-run", "this is part of another run ({difference}), expected shards of one run"},
    {"results-shards", "this is shard {shard}, expected one of the {of} shards that {file} belongs to"},
    {"results-twice", "shard {shard} is in {file} already, expected every shard once"},
    {"results-missing", "shard {shard} is missing, expected every shard of the run"},
});

} // namespace

std::string_view patternOf(std::string_view code)
{
    const auto found = std::ranges::find(patterns, code, &Pattern::code);
    return found == patterns.end() ? std::string_view() : found->text;
}

std::vector<std::string_view> problemCodes()
{
    std::vector<std::string_view> codes;
    for (const Pattern &pattern : patterns)
        codes.push_back(pattern.code);
    return codes;
}

} // namespace engawa
