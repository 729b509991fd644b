#include "editor/document/problem_sentence.h"

#include <QtTranslation>
#include <algorithm>
#include <array>
#include <string_view>

namespace engawa {

namespace {

struct Sentence
{
    std::string_view code;
    const char *text;
};

// The patterns of core/base/problem_patterns.cpp again, word for word: here the translators' tool finds them.
constexpr auto sentences = std::to_array<Sentence>({
    // reading
    {"file-missing", QT_TRANSLATE_NOOP("Problem", "the file is not there")},
    {"missing-table", QT_TRANSLATE_NOOP("Problem", "the pack has no {name}, which every pack of this game needs")},
    {"file-unreadable", QT_TRANSLATE_NOOP("Problem", "it can't be read: {reason}")},
    {"file-large", QT_TRANSLATE_NOOP("Problem", "the file is larger than {limit} bytes")},
    {"folder-missing",
     QT_TRANSLATE_NOOP("Problem", "there is no such folder; expected the folder of a pack, with a pack.json in it")},
    {"outside-folder",
     QT_TRANSLATE_NOOP("Problem", "{name} leads out of the pack's folder; expected a file inside it")},
    {"unknown-file",
     QT_TRANSLATE_NOOP("Problem", "{name} is not a file that a pack of this game has; expected one of its tables, "
                                  "text/<language>.json or faces/<name>.svg{suggestion}")},
    {"too-many-files", QT_TRANSLATE_NOOP("Problem", "there are more than the {limit} files that a pack may have")},
    {"encoding",
     QT_TRANSLATE_NOOP("Problem", "column {column}: these bytes are not UTF-8; expected a text saved as UTF-8")},
    {"syntax", QT_TRANSLATE_NOOP("Problem", "column {column}: this is not JSON; expected {expected}")},
    {"duplicate-key",
     QT_TRANSLATE_NOOP("Problem", "“{key}” is here for the second time; expected every name once (the first one "
                                  "counts)")},
    {"too-deep", QT_TRANSLATE_NOOP("Problem", "brackets inside brackets go deeper than {limit} levels")},
    {"too-long", QT_TRANSLATE_NOOP("Problem", "the text is longer than {limit} bytes")},
    {"too-many-values", QT_TRANSLATE_NOOP("Problem", "the file has more than the {limit} values that are read")},
    {"too-many-entries", QT_TRANSLATE_NOOP("Problem", "there are more than {limit} entries")},
    {"too-many-problems",
     QT_TRANSLATE_NOOP("Problem", "there are more than {limit} problems in this file; the rest is not listed")},
    {"no-such-place", QT_TRANSLATE_NOOP("Problem", "{pointer} leads to nothing that could be changed")},
    // schema
    {"type", QT_TRANSLATE_NOOP("Problem", "this is {found}, expected {expected}")},
    {"range", QT_TRANSLATE_NOOP("Problem", "{value} is out of range, expected {minimum} to {maximum}")},
    {"multiple", QT_TRANSLATE_NOOP("Problem", "{value} does not fit, expected a multiple of {step}")},
    {"unknown-field", QT_TRANSLATE_NOOP("Problem", "there is no field “{field}” here{suggestion}")},
    {"missing-field", QT_TRANSLATE_NOOP("Problem", "the field “{field}” is missing")},
    {"bad-id", QT_TRANSLATE_NOOP("Problem", "“{id}” is not a name for an entry here, expected {expected}")},
    {"enum", QT_TRANSLATE_NOOP("Problem", "{value} is not one of the choices, expected {expected}{suggestion}")},
    {"pattern", QT_TRANSLATE_NOOP("Problem", "{value} does not have the right form, expected {expected}")},
    {"length", QT_TRANSLATE_NOOP("Problem", "the text has {length} characters, expected {minimum} to {maximum}")},
    {"items", QT_TRANSLATE_NOOP("Problem", "there are {count} items, expected {minimum} to {maximum}")},
    {"unique", QT_TRANSLATE_NOOP("Problem", "an item is in the list twice, expected every item once")},
    {"schema", QT_TRANSLATE_NOOP("Problem", "this does not fit the file's schema: {reason}")},
    {"schema-file", QT_TRANSLATE_NOOP("Problem", "the schema can't be used: {reason}")},
    // references, texts
    {"unknown-reference", QT_TRANSLATE_NOOP("Problem", "there is no “{id}” in {table}{suggestion}")},
    {"unknown-face", QT_TRANSLATE_NOOP("Problem", "there is no face “{face}” in faces/{suggestion}")},
    {"message", QT_TRANSLATE_NOOP("Problem", "this is not an ICU message: {reason}")},
    {"message-arguments",
     QT_TRANSLATE_NOOP("Problem", "the message uses {found}, expected {expected} as in {language}")},
    {"message-quote", QT_TRANSLATE_NOOP("Problem", "the apostrophe ' before a bracket hides the bracket; expected ’")},
    {"missing-language", QT_TRANSLATE_NOOP("Problem", "the pack names this language but has no {name}")},
    {"unnamed-language",
     QT_TRANSLATE_NOOP("Problem", "pack.json does not name this language, so nobody can choose it")},
    {"missing-text",
     QT_TRANSLATE_NOOP("Problem", "“{key}” has no text in this language; the one of {language} is shown")},
    {"missing-sentence",
     QT_TRANSLATE_NOOP("Problem", "this has no sentence, expected “{key}” in the texts of {language}; its formula is "
                                  "shown")},
    {"unused-text", QT_TRANSLATE_NOOP("Problem", "“{key}” is not among the texts of {language}{suggestion}")},
    // variants
    {"variant-base", QT_TRANSLATE_NOOP("Problem", "this is a variant of “{base}”, expected one of “{pack}”")},
    {"variant-pack",
     QT_TRANSLATE_NOOP("Problem", "there is no pack “{base}” at hand for this variant to change, expected "
                                  "{expected}{suggestion}")},
    {"variant-version",
     QT_TRANSLATE_NOOP("Problem", "this variant was written for version {expected} of the pack, which is now at "
                                  "{found}")},
    {"unknown-entry", QT_TRANSLATE_NOOP("Problem", "there is no “{id}” to take away{suggestion}")},
    // faces
    {"face-syntax", QT_TRANSLATE_NOOP("Problem", "this is not an SVG that can be used: {reason}")},
    {"face-element",
     QT_TRANSLATE_NOOP("Problem", "the element <{element}> is not allowed here; expected shapes, text, gradients "
                                  "and use")},
    {"face-attribute", QT_TRANSLATE_NOOP("Problem", "the attribute {attribute} of <{element}> is not allowed{reason}")},
    {"face-reference", QT_TRANSLATE_NOOP("Problem", "{value} refers to something else than {expected} of this face")},
    {"face-nesting", QT_TRANSLATE_NOOP("Problem", "“{id}” is used and must not use anything itself")},
    {"face-text", QT_TRANSLATE_NOOP("Problem", "a data-text box needs numbers, but {attribute} is {value}")},
    {"face-size", QT_TRANSLATE_NOOP("Problem", "the face has more than {limit} {what}")},
    {"face-field",
     QT_TRANSLATE_NOOP("Problem", "there is no field “{field}”; expected the name of a field of the component")},
    // formulas
    {"formula-syntax", QT_TRANSLATE_NOOP("Problem", "character {column}: {token} is not expected here")},
    {"formula-name",
     QT_TRANSLATE_NOOP("Problem", "character {column}: {name} is not a name that formulas may use here{suggestion}")},
    {"formula-kind", QT_TRANSLATE_NOOP("Problem", "character {column}: {token} is of the kind {found}, expected "
                                                  "{expected}{suggestion}")},
    {"formula-arguments",
     QT_TRANSLATE_NOOP("Problem", "character {column}: {name} has {count} arguments, expected {expected}")},
    {"formula-length", QT_TRANSLATE_NOOP("Problem", "character {column}: the formula is longer than {limit} bytes")},
    {"formula-depth",
     QT_TRANSLATE_NOOP("Problem", "character {column}: brackets inside brackets go deeper than {limit} levels")},
    {"formula-zero", QT_TRANSLATE_NOOP("Problem", "character {column}: division by zero; it counts as 0")},
    {"formula-range", QT_TRANSLATE_NOOP("Problem", "character {column}: the value is beyond ±1,000,000")},
    // games, set-ups and positions
    {"game-unknown", QT_TRANSLATE_NOOP("Problem", "there is no game “{game}”{suggestion}")},
    {"capacity", QT_TRANSLATE_NOOP("Problem", "{what}: {count} is more than the {limit} that a match can hold")},
    {"too-few", QT_TRANSLATE_NOOP("Problem", "{what}: {count} is fewer than the {least} that a match needs")},
    {"below", QT_TRANSLATE_NOOP("Problem", "{value} is too small, expected {least} or more")},
    {"taken", QT_TRANSLATE_NOOP("Problem", "{value} belongs to “{other}” already, expected another one")},
    {"same-ends", QT_TRANSLATE_NOOP("Problem", "both ends are “{node}”, expected two different ones")},
    {"unknown-rule", QT_TRANSLATE_NOOP("Problem", "the game has no rule “{rule}”")},
    {"missing-rule", QT_TRANSLATE_NOOP("Problem", "the rule “{rule}” is missing, expected every rule of the game")},
    {"missing-sentence", QT_TRANSLATE_NOOP("Problem", "the rule “{rule}” has no sentence")},
    {"mode-in-play", QT_TRANSLATE_NOOP("Problem", "the running match is played in the mode “{mode}”, which must stay")},
    {"seats-in-play", QT_TRANSLATE_NOOP("Problem", "the running match has {seats} seats, which the mode must keep")},
    {"setup-mode", QT_TRANSLATE_NOOP("Problem", "there is no mode “{mode}”, expected {expected}")},
    {"setup-players", QT_TRANSLATE_NOOP("Problem", "the number of players is {players}, expected {expected}")},
    {"setup-starter", QT_TRANSLATE_NOOP("Problem", "seat {starter} can't begin, expected {expected}")},
    {"setup-module", QT_TRANSLATE_NOOP("Problem", "there is no module “{id}”, expected {expected} in the mode {mode}")},
    {"setup-module-mode",
     QT_TRANSLATE_NOOP("Problem",
                       "the module “{id}” belongs to the mode {owner}, expected {expected} in the mode {mode}")},
    {"setup-scenario",
     QT_TRANSLATE_NOOP("Problem", "there is no scenario “{id}”, expected {expected} in the mode {mode}")},
    {"setup-scenario-mode",
     QT_TRANSLATE_NOOP("Problem",
                       "the scenario “{id}” belongs to the mode {owner}, expected {expected} in the mode {mode}")},
    {"position-unknown-piece", QT_TRANSLATE_NOOP("Problem", "there is no piece “{piece}”{suggestion}")},
    {"position-twice", QT_TRANSLATE_NOOP("Problem", "the piece “{piece}” is in two places, expected it once")},
    {"position-field", QT_TRANSLATE_NOOP("Problem", "a position has no field “{field}”{suggestion}")},
    {"position-value", QT_TRANSLATE_NOOP("Problem", "{value} can't stand here, expected {expected}")},
    {"position-rule", QT_TRANSLATE_NOOP("Problem", "“{piece}” can't be here, by the rule {rule}: {sentence}")},
    {"position-unusual",
     QT_TRANSLATE_NOOP("Problem", "{value} would not come about in play, by the rule {rule}: {sentence}")},
    {"position-turn",
     QT_TRANSLATE_NOOP(
         "Problem",
         "seat {value} is not to act after so many turns ({turns}), expected seat {expected}; it can be played on")},
    {"position-starter",
     QT_TRANSLATE_NOOP("Problem",
                       "the set-up lets seat {expected} begin, the position seat {value}; the position decides")},
    // positions set up by hand
    {"arrange-game",
     QT_TRANSLATE_NOOP("Problem", "positions of this game can't be set up by hand, expected a position file")},
    {"arrange-turn",
     QT_TRANSLATE_NOOP("Problem", "a turn is under way, expected a position between two decisions that stand alone")},
    {"arrange-piece", QT_TRANSLATE_NOOP("Problem", "there is no “{piece}” here that could be moved")},
    {"arrange-place", QT_TRANSLATE_NOOP("Problem", "“{piece}” can't lie there, expected {expected}")},
    {"arrange-side",
     QT_TRANSLATE_NOOP("Problem", "“{piece}” has no other side here, expected a piece that can be known, used or "
                                  "marked")},
    {"arrange-number", QT_TRANSLATE_NOOP("Problem", "{value} does not fit, expected {least} to {most}")},
    // Momiji's landscapes
    {"effect-trigger",
     QT_TRANSLATE_NOOP("Problem", "“{effect}” makes no sense with this trigger, expected {expected}")},
    {"effect-clash", QT_TRANSLATE_NOOP("Problem", "“{effect}” and “{other}” both change {what}, expected one of them")},
    {"effect-field", QT_TRANSLATE_NOOP("Problem", "“{effect}” has no “{field}”")},
    {"effect-nothing", QT_TRANSLATE_NOOP("Problem", "“{effect}” allows nothing, expected buy or swap")},
    // Takenoko's objectives
    {"id-taken",
     QT_TRANSLATE_NOOP("Problem", "“{id}” is the name of another objective in {file}, expected a name of its own")},
    {"pattern-twice",
     QT_TRANSLATE_NOOP("Problem", "the cell {cell} is in the pattern twice, expected every cell once")},
    {"pattern-gap", QT_TRANSLATE_NOOP("Problem", "the pattern falls apart, expected cells side by side")},
    {"improvement-clash",
     QT_TRANSLATE_NOOP("Problem", "the objective asks for an improvement and for none, expected one of them")},
    // records
    {"record-header", QT_TRANSLATE_NOOP("Problem", "the first line is not the header of a record: {reason}")},
    {"record-line", QT_TRANSLATE_NOOP("Problem", "this event can't be read: {reason}")},
    {"record-cut",
     QT_TRANSLATE_NOOP("Problem", "the record breaks off in line {number}; everything before it was read")},
    {"record-move",
     QT_TRANSLATE_NOOP("Problem", "event {number} ({move}) is not a legal move, by the rule {rule}: {sentence}")},
    {"record-notation", QT_TRANSLATE_NOOP("Problem", "event {number} ({move}) is not a move of this game")},
    {"record-hash", QT_TRANSLATE_NOOP("Problem", "after event {number} the state differs from the recorded one")},
    {"record-version",
     QT_TRANSLATE_NOOP("Problem", "the record was written by version {found}, expected {expected} or older")},
    {"note-field", QT_TRANSLATE_NOOP("Problem", "the {field} of a note can't be {value}, expected {expected}")},
    {"notes-many",
     QT_TRANSLATE_NOOP("Problem", "the record has more than {limit} lines of notes; the others are passed over")},
    {"capsule-line", QT_TRANSLATE_NOOP("Problem", "this line of a capsule can't be read: {reason}")},
    {"capsule-position",
     QT_TRANSLATE_NOOP("Problem", "the position in the capsule is not the one that its record leads to")},
    {"capsule-data",
     QT_TRANSLATE_NOOP("Problem", "the report names the data {found}, but its record leads to {expected}")},
    // results of simulations
    {"results-field", QT_TRANSLATE_NOOP("Problem", "this is not what simulate writes, expected {expected}")},
    {"results-run",
     QT_TRANSLATE_NOOP("Problem", "this is part of another run ({difference}), expected shards of one run")},
    {"results-shards",
     QT_TRANSLATE_NOOP("Problem", "this is shard {shard}, expected one of the {of} shards that {file} belongs to")},
    {"results-twice", QT_TRANSLATE_NOOP("Problem", "shard {shard} is in {file} already, expected every shard once")},
    {"results-missing", QT_TRANSLATE_NOOP("Problem", "shard {shard} is missing, expected every shard of the run")},
});

} // namespace

const char *sentenceToTranslate(std::string_view code)
{
    const auto found = std::ranges::find(sentences, code, &Sentence::code);
    return found == sentences.end() ? nullptr : found->text;
}

} // namespace engawa
