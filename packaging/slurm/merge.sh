#!/usr/bin/env bash
#SBATCH --job-name=engawa-merge
#SBATCH --open-mode=append
# Puts the shards of a run together into FOLDER/whole.json, or says which are missing and how to play them again.
# merge.sh --missing FOLDER only prints their numbers.
# shellcheck disable=SC2154  # FOLDER/run says what is not assigned here
set -euo pipefail

only=''
if [[ $1 == --missing ]]; then
    only=1
    shift
fi
folder=$(cd -P "$1" && pwd)
# shellcheck source=/dev/null
source "$folder/run"

files=()
for ((number = 1; number <= shards; number += 1)); do
    if [[ -e $folder/shard-$number.json ]]; then files+=("$folder/shard-$number.json"); fi
done
status=0
missing=$("$lab" merge --missing "$shards" "${files[@]}") || status=$?
if [[ -n $only ]]; then
    printf '%s' "$missing"
    exit "$status"
fi
if [[ -n $missing ]]; then
    printf 'engawa: %s of %s shards are there; missing: %s\nengawa: to play them:  %q --again %q %s\n' \
        "${#files[@]}" "$shards" "$missing" "$scripts/submit.sh" "$folder" "$missing" >&2
    exit 1
fi
((status == 0)) || exit "$status"
"$lab" merge --json "${files[@]}" >"$folder/whole.json.part"
sync "$folder/whole.json.part"
mv "$folder/whole.json.part" "$folder/whole.json"
echo "engawa: $folder/whole.json is the whole run"
