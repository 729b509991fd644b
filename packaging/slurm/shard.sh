#!/usr/bin/env bash
#SBATCH --job-name=engawa-shard
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --signal=B:TERM@60
# One shard of a run: shard.sh FOLDER [NUMBER], in a Slurm array its index. Called again it does nothing where the shard is
# finished, and goes on where it was stopped.
# shellcheck disable=SC2154  # FOLDER/run says what is not assigned here
set -euo pipefail

folder=$(cd -P "$1" && pwd) number=${2-${SLURM_ARRAY_TASK_ID-}}
[[ -n $number ]] || {
    echo "engawa: which shard? expected shard.sh FOLDER NUMBER" >&2
    exit 2
}
# shellcheck source=/dev/null
source "$folder/run"
cd "$where" # where files that the words name are
# In this process's place, so that a signal reaches the games.
exec "$lab" simulate "${words[@]}" --threads "${SLURM_CPUS_PER_TASK:-1}" --shard "$number/$shards" \
    --out "$folder/shard-$number.json"
