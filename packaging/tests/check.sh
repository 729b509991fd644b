# For the tests of what ./dev is made of: each says in a sentence what it expects. SDK is packaging/sdk, WORK an empty
# folder.
# shellcheck shell=bash disable=SC2034  # the variables are ./dev's
set -euo pipefail

SDK=$1 WORK=$2 failures=0
rm -rf "$WORK"
mkdir -p "$WORK"

say() { printf 'engawa: %s\n' "$*" >&2; }
die() {
    say "$@"
    exit 1
}

# check SENTENCE WHAT EXPECTED: EXPECTED is a pattern
check() {
    # shellcheck disable=SC2053  # a pattern
    if [[ $2 != $3 ]]; then
        printf 'FAILED: %s\n  it is:    %s\n  expected: %s\n' "$1" "$2" "$3"
        failures=1
    fi
}
