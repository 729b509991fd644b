#!/usr/bin/env bash
# While another ./dev builds, ./dev lab runs a lab that is current, and waits for one that is not.
set -euo pipefail

work=$(mktemp -d)
build=$work/build/release
holder=''
trap 'kill $holder 2>/dev/null || :; rm -rf "$work"' EXIT

fail() {
    printf 'dev_lock_test: %s\n' "$*" >&2
    exit 1
}

# A project whose lab is a copied script, as a ./dev before left it.
mkdir -p "$work/packaging" "$build/app" "$work/home"
cp dev CMakePresets.json "$work"
cp -R packaging/sdk "$work/packaging"
printf '#!/bin/sh\necho "the lab has run: $*"\n' >"$work/lab.sh"
cat >"$build/build.ninja" <<'END'
rule copy
  command = cp -p $in $out && chmod +x $out
build app/engawa-lab: copy ../../lab.sh
build engawa-lab: phony app/engawa-lab
END
export ENGAWA_INSIDE=test HOME=$work/home XDG_CACHE_HOME=$work/cache
echo "test $work" >"$build/.engawa-way"
sha256sum <"$work/CMakePresets.json" | cut -c1-12 >"$build/.engawa-presets"
[[ $("$work/dev" lab games 2>/dev/null) == 'the lab has run: games' ]] || fail 'the project of this test does not build'

# Another ./dev is building.
(
    flock 9
    : >"$work/held"
    until [[ -e $work/enough ]]; do sleep 0.05; done
) 9>"$work/build/.release.lock" &
holder=$!
until [[ -e $work/held ]]; do sleep 0.05; done

said=$(timeout 60 "$work/dev" lab games 2>&1) || fail "a current lab waited: $said"
[[ $said == *'engawa-lab is there and current'* ]] || fail "it does not say why it goes on: $said"
[[ $said == *'the lab has run: games'* ]] || fail "the lab has not run: $said"

printf '#!/bin/sh\necho "the new lab has run: $*"\n' >"$work/lab.sh"
touch -d '+2 seconds' "$work/lab.sh"
"$work/dev" lab games >"$work/waiting" 2>&1 &
waiting=$!
until grep -q 'waiting for it' "$work/waiting"; do
    kill -0 "$waiting" 2>/dev/null || fail "a lab that is not current did not wait: $(cat "$work/waiting")"
    sleep 0.05
done
: >"$work/enough"
wait "$waiting" || fail "it failed after waiting: $(cat "$work/waiting")"
grep -q 'the new lab has run: games' "$work/waiting" || fail "it ran an older lab: $(cat "$work/waiting")"
