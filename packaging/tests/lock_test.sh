# While another ./dev builds, ./dev lab runs a lab that is current, and waits for one that is not.
# shellcheck shell=bash
# shellcheck source=packaging/tests/check.sh
source "$(dirname "${BASH_SOURCE[0]}")/check.sh"
work=$(cd "$WORK" && pwd) project=$(cd "$SDK/../.." && pwd)
build=$work/build/release
holder=''
trap 'kill $holder 2>/dev/null || :' EXIT

# A project whose lab is a copied script, as a ./dev before left it.
mkdir -p "$work/packaging" "$build/app" "$work/home"
cp "$project"/{dev,CMakePresets.json} "$work"
cp -R "$SDK" "$work/packaging"
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
check 'the project of this test builds' "$("$work/dev" lab games 2>/dev/null)" 'the lab has run: games'

# Another ./dev is building.
(
    flock 9
    : >"$work/held"
    until [[ -e $work/enough ]]; do sleep 0.05; done
) 9>"$work/build/.release.lock" &
holder=$!
until [[ -e $work/held ]]; do sleep 0.05; done

said=$(timeout 30 "$work/dev" lab games 2>&1) || :
check 'a lab that is current runs, and it is said why' "$said" '*engawa-lab is there and current*the lab has run: games'

printf '#!/bin/sh\necho "the new lab has run: $*"\n' >"$work/lab.sh"
touch -d '+2 seconds' "$work/lab.sh"
: >"$work/waiting"
"$work/dev" lab games >"$work/waiting" 2>&1 &
waiting=$!
until grep -q 'waiting for it' "$work/waiting" || ! kill -0 "$waiting" 2>/dev/null; do sleep 0.05; done
: >"$work/enough"
wait "$waiting" || :
check 'one that is not current waits, and is built' "$(<"$work/waiting")" '*waiting for it*the new lab has run: games'

exit "$failures"
