#!/usr/bin/env bash
# Plays one run of `engawa-lab simulate` in shards, as an array job on Slurm, and merges them. README.md tells how.
set -euo pipefail

usage() {
    cat >&2 <<'END'
usage: submit.sh FOLDER SHARDS GAME --games N [words for simulate]
       submit.sh --prepare FOLDER SHARDS GAME …   only write FOLDER/run, for another batch system
       submit.sh --again FOLDER [ARRAY]           submit the shards that are missing, or these: 3,5-7
  ENGAWA_LAB     the program (engawa-lab)
  ENGAWA_SBATCH  words for sbatch, for the shards: "--time=2:00:00 --cpus-per-task=4"
END
    exit 2
}
say() { printf 'engawa: %s\n' "$*" >&2; }
die() {
    say "$@"
    exit 1
}

here=$(cd -P "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# What the tasks of the run read: the same words for every one of them.
prepare() {
    (($# >= 3)) || usage
    local folder=$1 shards=$2 text word
    shift 2
    if [[ ! $shards =~ ^[1-9][0-9]{0,3}$ ]] || ((shards > 1000)); then
        die "'$shards' shards, expected a number from 1 to 1000"
    fi
    for word; do
        case $word in
            --shard | --shard=* | --out | --out=* | --record | --record=* | --json | --threads | --threads=*)
                die "$word is said to every shard by itself, expected words for the whole run"
                ;;
        esac
    done
    local lab=${ENGAWA_LAB:-engawa-lab}
    lab=$(command -v "$lab") || die "there is no ${ENGAWA_LAB:-engawa-lab} here; ENGAWA_LAB says where it is"
    lab=$(realpath -s "$lab")
    # One game is played with these words, so that a wrong one is told now and not by every task.
    "$lab" simulate "$@" --record 1 >/dev/null || exit
    mkdir -p "$folder/log"
    text=$(printf 'shards=%s\nlab=%q\nscripts=%q\nwhere=%q\nwords=(' "$shards" "$lab" "$here" "$PWD" &&
        printf ' %q' "$@" && echo ' )')
    if [[ -e $folder/run && $(<"$folder/run") != "$text" ]]; then
        die "$folder holds another run ($folder/run), expected a folder of its own for every run"
    fi
    printf '%s\n' "$text" >"$folder/run.part"
    mv "$folder/run.part" "$folder/run"
}

# submit FOLDER ARRAY: the shards, and after all of them, however they end, the merge.
submit() {
    local folder=$1 array=$2 id options=()
    read -ra options <<<"${ENGAWA_SBATCH-}"
    id=$(sbatch --parsable --array="$array" --output="$folder/log/shard-%a.txt" "${options[@]}" "$here/shard.sh" "$folder") ||
        die 'sbatch refused the shards'
    id=${id%%;*}
    sbatch --parsable --dependency="afterany:$id" --output="$folder/log/merge.txt" "$here/merge.sh" "$folder" >/dev/null ||
        die "sbatch refused the merge; when job $id is done:  $here/merge.sh $folder"
    say "job $id plays the shards $array; $folder/whole.json will be the results, $folder/log/merge.txt tells what is missing"
    echo "$id"
}

case ${1-} in
    --again)
        (($# == 2 || $# == 3)) || usage
        [[ -e $2/run ]] || die "there is no run in $2, expected a folder that submit.sh made"
        folder=$(cd -P "$2" && pwd)
        array=${3-$("$here/merge.sh" --missing "$folder" || :)}
        [[ -n $array ]] || die "nothing is missing in $folder;  $here/merge.sh $folder  puts it together"
        submit "$folder" "$array"
        ;;
    --prepare)
        shift
        prepare "$@"
        ;;
    '' | -*) usage ;;
    *)
        prepare "$@"
        folder=$(cd -P "$1" && pwd)
        submit "$folder" "1-$2"
        ;;
esac
