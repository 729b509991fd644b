#!/usr/bin/env bash
# Slurm on this machine alone, in a folder of its own and for nobody else: to try the scripts out, or to queue runs.
# one-node.sh start FOLDER; export SLURM_CONF=FOLDER/slurm.conf; …; one-node.sh stop FOLDER
set -euo pipefail
PATH=$PATH:/usr/sbin:/sbin

say() { printf 'engawa: %s\n' "$*" >&2; }
die() {
    say "$@"
    exit 1
}
here=$(cd -P "$(dirname "${BASH_SOURCE[0]}")" && pwd)

missing_tools() {
    local tool
    for tool in munged slurmctld slurmd sbatch sinfo; do
        command -v "$tool" >/dev/null 2>&1 || echo "$tool"
    done
}

start() {
    local folder=$1 missing port
    missing=$(missing_tools | paste -sd' ')
    [[ -z $missing ]] || die "$missing: not here; on Debian:  apt-get install slurm-wlm"
    [[ ! -e $folder/slurm.conf ]] || die "$folder is in use, expected a new folder"
    mkdir -p "$folder/state" "$folder/spool"
    chmod 755 "$folder"
    folder=$(cd -P "$folder" && pwd)
    # A second cluster on this machine gets ports of its own.
    port=$((20000 + $$ % 20000 * 2))
    sed -e "s|@USER@|$(id -un)|g" -e "s|@HOST@|$(hostname -s)|g" -e "s|@FOLDER@|$folder|g" \
        -e "s|@PORT@|$port|" -e "s|@NEXT_PORT@|$((port + 1))|" -e "s|@CPUS@|$(nproc)|" \
        "$here/one-node.conf.in" >"$folder/slurm.conf"
    export SLURM_CONF=$folder/slurm.conf
    (umask 077 && head -c 1024 /dev/urandom >"$folder/munge.key")
    munged --force --key-file="$folder/munge.key" --socket="$folder/munge.socket" --pid-file="$folder/munged.pid" \
        --log-file="$folder/munged.log" --seed-file="$folder/munge.seed"
    slurmctld -c
    slurmd
    for ((tries = 0; tries < 300; tries += 1)); do
        if [[ $(sinfo -h -o %t 2>/dev/null) == idle ]]; then
            say "Slurm is there, $(nproc) CPUs; export SLURM_CONF=$SLURM_CONF"
            return
        fi
        sleep 0.2
    done
    tail -n 20 "$folder"/slurm*.log >&2 || :
    stop "$folder"
    die "the node did not come up; its logs are in $folder"
}

# Only what was started with this folder.
stop() {
    local folder=$1 name pid
    for name in slurmd slurmctld munged; do
        pid=$(cat "$folder/$name.pid" 2>/dev/null || :)
        [[ -n $pid && $(cat "/proc/$pid/comm" 2>/dev/null) == "$name"* ]] || continue
        kill "$pid"
        for ((tries = 0; tries < 150; tries += 1)); do
            [[ -e /proc/$pid ]] || break
            sleep 0.2
        done
    done
}

case ${1-} in
    start | stop) [[ $# == 2 ]] && "$1" "$2" ;;
    *)
        echo 'usage: one-node.sh start FOLDER | stop FOLDER' >&2
        exit 2
        ;;
esac
