# How ./dev tells how far a build and the tests are.
# shellcheck shell=bash disable=SC2034,SC2317,SC2329  # for functions, which are called by name
# shellcheck source=packaging/tests/check.sh
source "$(dirname "${BASH_SOURCE[0]}")/check.sh"
SIGN_EVERY=1
# shellcheck source=packaging/sdk/progress.sh
source "$SDK/progress.sh"

check 'how far, with the time that is left' "$(how_far 412 670 840)" '412 of 670, about 9 minutes left'
check 'nothing about the time in the first seconds' "$(how_far 412 670 19)" '412 of 670'
check 'nothing about the time in the first steps' "$(how_far 4 670 60)" '4 of 670'
check 'nothing about the time before the first step' "$(how_far 0 670 60)" '0 of 670'
check 'weights count, not steps' "$(how_far 50 100 60 50 500)" '50 of 100, about 10 minutes left'
check 'a minute' "$(about_time 60)" 'about a minute'
check 'the end' "$(how_far 670 670 100)" '670 of 670, less than a minute left'

plan='ninja: Entering directory `x'\''
[1/3] Automatic MOC
[2/3] Building CXX object a.cpp.o
[3/3] Linking CXX executable a'
check 'a plan has steps and a weight' "$(weigh_plan <<<"$plan")" '3 15'

planned=10 planned_weight=100 step=5 steps=10 seen=5 past=5 began=$((SECONDS - 60))
check 'quick steps first: the slow ones are still ahead' "$(ninja_words)" '5 of 10, about 19 minutes left'
steps=8
check 'steps that turn out to be needless are not waited for' "$(ninja_words)" '5 of 8, about 11 minutes left'
planned=0
check 'without a plan every step is like the other' "$(ninja_words)" '5 of 8, less than a minute left'

# Waits until this was said: under load that may take its time.
until_said() { until grep -qs "$1" "$WORK/said"; do sleep 0.1; done; }

# A ninja that warns, falls silent in the middle of a line, and fails.
bad_ninja() {
    printf '%s\n' "ninja: Entering directory \`x'" "${NINJA_STATUS/\%f\/\%t/1/3}Automatic MOC" \
        '[2/3] Building CXX object a.cpp.o' 'a.cpp:1: warning: a' '    1 | a'
    printf '[3/3] Building CXX'
    until_said '^engawa: 2 of 3$'
    printf '%s\n' ' object b.cpp.o' 'FAILED: b.cpp.o' 'b.cpp:1: error: b' 'ninja: build stopped'
    return 7
}
code=0
ninja_followed "$WORK/log" 3 15 bad_ninja >"$WORK/out" 2>"$WORK/said" || code=$?
check 'the exit code of ninja is kept' "$code" 7
check 'stdout is not for a build' "$(<"$WORK/out")" ''
check 'warnings and errors are shown in full, quiet steps are not' "$(grep -v '^engawa: ' "$WORK/said")" \
    '\[2/3\] Building CXX object a.cpp.o
a.cpp:1: warning: a
    1 | a
\[3/3\] Building CXX object b.cpp.o
FAILED: b.cpp.o
b.cpp:1: error: b
ninja: build stopped'
check 'the log has everything' "$(grep -c . "$WORK/log")" 9

# What it leaves running does not hold it up.
good_ninja() {
    echo '[3/3] Linking CXX executable a'
    sleep 50 &
    echo "$!" >"$WORK/left"
}
SECONDS=0 SIGN_EVERY=40
ninja_followed "$WORK/log" 3 15 good_ninja >"$WORK/out" 2>"$WORK/said" || check 'a good build is good' "$?" 0
check 'a process that is left behind is not waited for' "$((SECONDS < 40))" 1
check 'a quick build says nothing' "$(<"$WORK/said")" ''
kill "$(<"$WORK/left")"
SIGN_EVERY=1

tests() {
    cat "$WORK/first"
    until_said 'still running: long$'
    cat "$WORK/last"
    return 8
}
printf '%s\n' 'Test project x' '      Start  1: quick' '      Start  2: long' \
    '1/2 Test  #1: quick ....   Passed    0.00 sec' >"$WORK/first"
printf '%s\n' '2/2 Test  #2: long ....***Failed    2.20 sec' '' '50% tests passed, 1 tests failed out of 2' >"$WORK/last"
: >"$WORK/said"
code=0
ctest_followed tests >"$WORK/out" 2>"$WORK/said" || code=$?
check 'the exit code of ctest is kept' "$code" 8
check 'what ctest says stays as it is' "$(cmp "$WORK/out" <(cat "$WORK/first" "$WORK/last") 2>&1)" ''
check 'a long test is named' "$(tail -n 1 "$WORK/said")" 'engawa: 1 of 2 tests; still running: long'

patient() { until_said '^engawa: the fuzzer: ' && echo words && return 3; }
: >"$WORK/said"
code=0
patiently 'the fuzzer' all_to "$WORK/log" patient >"$WORK/out" 2>"$WORK/said" || code=$?
check 'a silent command is told of' "$code $(<"$WORK/log") $(<"$WORK/said")" '3 words engawa: the fuzzer: * so far'

exit "$failures"
