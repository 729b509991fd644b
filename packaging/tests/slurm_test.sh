# Real Slurm on one node: eight shards, two killed, one requeued; the merge is the run in one piece, to the byte.
# slurm_test.sh SLURM WORK LAB: packaging/slurm, an empty folder, the program. 77: Slurm is not installed.
# shellcheck shell=bash
set -euo pipefail
PATH=$PATH:/usr/sbin:/sbin
slurm=$1 work=$2
export ENGAWA_LAB=$3

for tool in munged slurmctld slurmd sbatch scancel scontrol squeue; do
    command -v "$tool" >/dev/null 2>&1 || {
        echo "skipped: there is no $tool here; on Debian:  apt-get install slurm-wlm"
        exit 77
    }
done
rm -rf "$work"
mkdir -p "$work"
work=$(cd -P "$work" && pwd)
node=$(mktemp -d "${TMPDIR:-/tmp}/engawa-slurm-XXXXXX") # short: a socket's path may have 107 bytes
rmdir "$node"

fail() {
    printf 'FAILED: %s\n' "$*"
    tail -n 30 "$work"/run/log/*.txt "$node"/slurm*.log 2>/dev/null || :
    exit 1
}
end() {
    scancel --me 2>/dev/null || :
    "$slurm/one-node.sh" stop "$node"
    rm -rf "$node"
}
trap end EXIT

"$slurm/one-node.sh" start "$node"
export SLURM_CONF=$node/slurm.conf

# until_true WHAT COMMAND…: waits, but not for ever
until_true() {
    local what=$1 tries
    shift
    for ((tries = 0; tries < 3000; tries += 1)); do
        if "$@"; then return; fi
        sleep 0.2
    done
    fail "waited in vain until $what"
}
runs() { [[ $(squeue -h -j "$1_$2" -o %T 2>/dev/null) == RUNNING ]]; }
queue_empty() { [[ -z $(squeue -h) ]]; }

words=(kimono --games "${GAMES:-2400000}" --bots random --seed 7)
"$ENGAWA_LAB" simulate "${words[@]}" --json >"$work/one.json"
job=$("$slurm/submit.sh" "$work/run" 8 "${words[@]}")

for shard in 1 2 3 4 5 6 7 8; do
    case $shard in
        3 | 5)
            until_true "shard $shard runs" runs "$job" "$shard"
            sleep 0.5
            scancel --batch --signal=KILL "${job}_$shard"
            ;;
        7)
            until_true "shard $shard runs" runs "$job" "$shard"
            until_true 'its games have begun' pgrep -f -- "--shard 7/8 --out $work/run/" >/dev/null
            sleep 1
            scontrol requeue "${job}_$shard"
            ;;
    esac
done
until_true 'the queue is empty' queue_empty

for shard in 3 5; do
    [[ ! -e $work/run/shard-$shard.json ]] || fail "shard $shard was killed and is finished all the same"
done
[[ ! -e $work/run/whole.json ]] || fail 'shards are missing and there is a whole'
grep -q 'missing: 3,5$' "$work/run/log/merge.txt" || fail 'the merge does not name the missing shards'
grep -q '^stopped; what is finished is in' "$work/run/log/shard-7.txt" ||
    fail 'the requeued shard did not keep what was finished'
[[ -e $work/run/shard-7.json ]] || fail 'the requeued shard did not go on'

# The line that the merge prints, as it stands.
line=$(sed -n 's/^engawa: to play them:  //p' "$work/run/log/merge.txt" | tail -n 1)
bash -c "$line" || fail "the line that submits the missing shards again does not work: $line"
until_true 'the queue is empty again' queue_empty
cmp "$work/one.json" "$work/run/whole.json" || fail 'the merge is not the run in one piece'

# What is finished is not played again, and another run does not go into the same folder.
"$slurm/shard.sh" "$work/run" 2 2>&1 | grep -q 'is there already' || fail 'a finished shard is played again'
if "$slurm/submit.sh" --prepare "$work/run" 8 kimono --games 100 2>"$work/refused"; then
    fail 'two runs go into one folder'
fi
grep -q 'holds another run' "$work/refused" || fail 'the refusal of a second run has no reason'
if "$slurm/submit.sh" "$work/other" 8 kimono --games 100 --bots nobody 2>"$work/refused"; then
    fail 'a bot that does not exist is submitted'
fi
grep -q 'nobody' "$work/refused" || fail 'the unknown bot is not named'

if command -v parallel >/dev/null 2>&1; then
    "$slurm/submit.sh" --prepare "$work/alone" 8 "${words[@]}"
    cp "$work/run/shard-1.json" "$work/alone/shard-1.json.part" # no part of a shard: played anew, and said
    seq 8 | parallel -j 2 --joblog "$work/alone/joblog" --resume-failed "$slurm/shard.sh" "$work/alone" '{}' \
        2>"$work/alone/log/said"
    grep -q 'results-damaged' "$work/alone/log/said" || fail 'a damaged part is not said'
    "$slurm/merge.sh" "$work/alone"
    cmp "$work/one.json" "$work/alone/whole.json" || fail 'under GNU parallel the merge is not the run in one piece'
fi
echo 'eight shards, two killed, one requeued: the merge is the run in one piece, to the byte'
