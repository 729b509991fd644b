# What ./dev clean removes, and what it leaves alone.
# shellcheck shell=bash disable=SC2034,SC2329  # the variables are ./dev's, and so are the functions
# shellcheck source=packaging/tests/check.sh
source "$(dirname "${BASH_SOURCE[0]}")/check.sh"
CACHE=$WORK/cache PROJECT=$WORK/project
unset CCACHE_DIR
root_dir() { echo "$CACHE/sdk-new"; }
# shellcheck source=packaging/sdk/clean.sh
source "$SDK/clean.sh"

mkdir -p "$CACHE"/{sdk-new,sdk-old,sdk-old.part,ccache} "$PROJECT"/build/{ci,release,screenshots} "$WORK/elsewhere"
touch "$CACHE/sdk.log" "$CACHE/probe-1" "$CACHE/sdk-new/file" "$WORK/elsewhere/file" "$PROJECT/source"
ln -s "$WORK/elsewhere" "$PROJECT/build/asan"

clean() { (verb_clean "$@") 2>&1; }
there() {
    cd "$WORK"
    find . -mindepth 2 -maxdepth 3 ! -name '*.used' ! -name '*.lock' ! -path './*/build' | LC_ALL=C sort | paste -sd' '
}
all=$(there)

check 'without words it tells' "$(clean | grep -c './dev clean')" 10
check 'without words it removes nothing' "$(there)" "$all"
check 'an unknown word is refused' "$(clean root rot)" "engawa: ./dev clean removes * 'rot' is none of these"
check 'a folder outside is refused' "$(clean build ../source)" '*none of these'
check 'a wrong word removes nothing' "$(there)" "$all"
check 'nor does a path outside' "$( (remove "$PROJECT/source") 2>&1)$( (remove "$PROJECT/build/../source") 2>&1)" '*own*own'

(use "$CACHE/sdk-new" && clean root >"$WORK/said" || echo refused >>"$WORK/said")
check 'a root in use stays' "$(<"$WORK/said")" '*sdk-new is in use*refused'
(exec 9>"$CACHE/sdk-old.lock" && flock 9 && clean old-roots >"$WORK/said") || :
check 'a root in the making stays' "$(<"$WORK/said")" '*sdk-old is in use*sdk-old.part is in use*'
(exec 9>"$PROJECT/build/.ci.lock" && flock 9 && clean build ci release >"$WORK/said") || :
check 'a build in the making stays, the other goes' "$(<"$WORK/said")" '*build/ci is in use*removed *build/release*'
check 'only that is gone' "$(there)" "${all/ .\/project\/build\/release/}"

clean build asan old-roots >/dev/null
check 'old roots go, of a link only the link' "$(there)" './cache/ccache ./cache/probe-1 ./cache/sdk-new ./cache/sdk-new/file ./cache/sdk.log '\
'./elsewhere/file ./project/build/ci ./project/build/screenshots ./project/source'
check 'a compiler cache elsewhere stays' "$(CCACHE_DIR=$WORK/elsewhere clean ccache)" '*elsewhere*yourself'
clean all >/dev/null
check 'all is all' "$(there)" './elsewhere/file ./project/source'
check 'then nothing is left' "$(clean) $(clean all)" 'nothing is kept there is nothing to remove'

exit "$failures"
