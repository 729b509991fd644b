# What ./dev new-game makes, and which names it refuses.
# shellcheck shell=bash disable=SC2034  # the variables are ./dev's
# shellcheck source=packaging/tests/check.sh
source "$(dirname "${BASH_SOURCE[0]}")/check.sh"
SOURCE=$(cd "$SDK/../.." && pwd)
PROJECT=$WORK/project
# shellcheck source=packaging/sdk/new_game.sh
source "$SDK/new_game.sh"

for path in core/games/orchard core/games/kimono resources/templates/orchard resources/schema/orchard tests/core/orchard \
    tests/playthroughs/orchard_standard.txt core/games/registry.cpp; do
    mkdir -p "$PROJECT/$(dirname "$path")"
    cp -R "$SOURCE/$path" "$PROJECT/$path"
done
there() { (cd "$PROJECT" && find . -type f -exec sha256sum {} + | LC_ALL=C sort -k 2); }
make() { (verb_new-game "$@") 2>&1; }
before=$(there)

check 'without a name it asks for one' "$(make)" '*which name?*'
check 'capitals are refused' "$(make Teahouse)" "*'Teahouse' can't be the name of a game: expected small letters*"
check 'so are other signs' "$(make tea-house)$(make tea_house)$(make ../tea)$(make 2tea)$(make '')" "*can't*can't*can't*can't*can't*"
check 'a word of C++ is refused' "$(make while)$(make namespace)$(make std)" '*word of C++*word of C++*word of C++*'
check 'a game that is there is refused' "$(make kimono)$(make orchard)" '*already: core/games/kimono*already: core/games/orchard*'
check 'a refused name touches nothing' "$(there)" "$before"

said=$(make teahouse)
after=$(there)
check 'only the registry is changed' "$(LC_ALL=C join -1 2 -2 2 -j 2 <(echo "$before") <(echo "$after") | awk '$2 != $3 { print $1 }')" './core/games/registry.cpp'
check 'by two lines: one that includes it, one that names it' "$(diff "$SOURCE/core/games/registry.cpp" "$PROJECT/core/games/registry.cpp" | grep '^[<>]' | paste -sd' ')" \
    '> #include "core/games/teahouse/teahouse.h" >     GameType{"teahouse", teahouse::vocabularies, teahouse::Teahouse::make},'
check 'every new file is named' "$(LC_ALL=C comm -13 <(awk '{ print $2 }' <<<"$before") <(awk '{ print $2 }' <<<"$after") | sed 's|^\./||' | while read -r file; do
    grep -qxF "$file" <<<"$said" || echo "$file"
done)" ''
check 'nothing is called after the template' "$(cd "$PROJECT" && grep -rlie orchard core/games/teahouse resources/packs/teahouse resources/schema/teahouse | paste -sd' ')" ''
check 'nor is a file' "$(cd "$PROJECT" && find . -path '*teahouse*' -name '*orchard*')" ''
check 'every file of the template has its copy' \
    "$(find "$PROJECT"/core/games/teahouse "$PROJECT"/resources/{packs,schema}/teahouse -type f | wc -l)" \
    "$(find "$PROJECT"/core/games/orchard "$PROJECT"/resources/{templates,schema}/orchard -type f | wc -l)"
check 'a test says what to write' "$(grep -c 'Write ' "$PROJECT/tests/core/teahouse/own_test.cpp")" 8
check 'the next steps are told' "$said" '*./dev run --new teahouse*./dev test -L teahouse*CONTRIBUTING.md*'
check 'twice is refused' "$(make teahouse)" "*there is a game 'teahouse' already*"

exit "$failures"
