# ./dev new-game NAME: copies the template, orchard, under a new name; ./dev sources this. Nothing outside the game's own
# folders is touched but the registry, which gets its line.
# shellcheck shell=bash

readonly TEMPLATE=orchard
readonly GAME_REGISTRY=core/games/registry.cpp

# What C++ keeps for itself: the name becomes a namespace.
readonly CPP_WORDS=' alignas alignof and asm auto bitand bitor bool break case catch char class compl concept const consteval
constexpr constinit continue default delete do double else enum explicit export extern false float for friend goto if inline int
long mutable namespace new noexcept not nullptr operator or private protected public register requires return short signed
sizeof static struct switch template this throw true try typedef typeid typename union unsigned using virtual void volatile
while xor std engawa '

# Refuses a name that can't be a game's.
check_game_name() {
    local name=$1 place
    [[ $name =~ ^[a-z][a-z0-9]*$ ]] ||
        die "'$name' can't be the name of a game: expected small letters and digits, beginning with a letter, as in teahouse"
    ((${#name} <= 30)) || die "'$name' is too long for the name of a game: expected at most 30 letters"
    [[ ${CPP_WORDS//$'\n'/ } != *" $name "* ]] ||
        die "'$name' is a word of C++ and can't be the name of a game; expected another, as in teahouse"
    for place in "core/games/$name" "resources/packs/$name" "resources/templates/$name" "resources/schema/$name" "tests/core/$name"; do
        [[ ! -e $PROJECT/$place ]] || die "there is a game '$name' already: $place; expected a name that is free"
    done
}

# Copies a folder or a file of the template with the new name in it and in the names of its files.
copy_as_game() {
    local name=$1 from=$2 to=$3 title=${1^} file target
    while IFS= read -r file; do
        target=$to${file#"$from"}
        target=${target//$TEMPLATE/$name}
        mkdir -p "$PROJECT/$(dirname "$target")"
        sed "s/$TEMPLATE/$name/g; s/${TEMPLATE^}/$title/g" "$PROJECT/$file" >"$PROJECT/$target"
        echo "$target"
    done < <(cd "$PROJECT" && find "$from" -type f | LC_ALL=C sort)
}

register_game() {
    local name=$1 file=$PROJECT/$GAME_REGISTRY
    awk -v name="$name" -v title="${name^}" -v template="$TEMPLATE" -v templates="${TEMPLATE^}" '
        $0 ~ "core/games/" template "/" { print; gsub(template, name); print; next }
        $0 ~ "GameType{\"" template "\"" { line = $0; gsub(template, name, line); gsub(templates, title, line); sub(/, false}/, "}", line); print line }
        { print }' "$file" >"$file.new"
    mv "$file.new" "$file"
    echo "$GAME_REGISTRY (its line)"
}

verb_new-game() {
    (($# == 1)) || die 'which name? ./dev new-game NAME, as in ./dev new-game teahouse'
    local name=$1
    check_game_name "$name"
    say "$name is made of $TEMPLATE:"
    copy_as_game "$name" "core/games/$TEMPLATE" "core/games/$name"
    copy_as_game "$name" "resources/templates/$TEMPLATE" "resources/packs/$name"
    copy_as_game "$name" "resources/schema/$TEMPLATE" "resources/schema/$name"
    copy_as_game "$name" "tests/core/$TEMPLATE" "tests/core/$name"
    sed "s/@NAME@/$name/g; s/@TITLE@/${name^}/g" "$SDK/own_test.cpp.in" >"$PROJECT/tests/core/$name/own_test.cpp"
    echo "tests/core/$name/own_test.cpp"
    copy_as_game "$name" "tests/playthroughs/${TEMPLATE}_standard.txt" "tests/playthroughs/${name}_standard.txt"
    register_game "$name"
    cat >&2 <<END

It builds, deals and plays by $TEMPLATE's rules until you write your own:
  ./dev run --new $name        the window shows it on the plain table, with bots
  ./dev lab deal $name         a record on standard output
  ./dev test -L $name          its tests; ${name}_own_test fails, and says one after the other what to write

The way from here is in CONTRIBUTING.md, "How to add a game".
END
}
