# Signs of life while something slow runs; ./dev sources this. On a terminal one line moves, elsewhere there is a line
# every SIGN_EVERY seconds, so that no minute passes in silence.
# shellcheck shell=bash
: "${SIGN_EVERY:=50}"

moves() { [[ -t 2 && ${TERM:-dumb} != dumb ]]; }

# In how many seconds, $due_in, the next sign is due; sign_at is when the last one was given.
sign_due() {
    due_in=$((SIGN_EVERY - SECONDS + sign_at))
    if moves; then due_in=$((1 - SECONDS + sign_at)); fi
    ((due_in <= 0))
}

# sign WORDS: gives a sign where one is due; WORDS is a command that prints it.
sign() {
    sign_due || return 0
    sign_at=$SECONDS
    local text
    text=$("$@")
    if ! moves; then
        say "$text"
        return
    fi
    local width
    width=$(stty size <&2 2>/dev/null) || width='24 80'
    width=${width#* }
    text="engawa: $text"
    printf '\r\033[K%s' "${text:0:width > 1 ? width - 1 : 79}" >&2
    sign_shows=1
}

unsign() {
    [[ -z ${sign_shows-} ]] || printf '\r\033[K' >&2
    sign_shows=''
}

# "about 9 minutes" of SECONDS
about_time() {
    if (($1 < 45)); then
        echo 'less than a minute'
    elif (($1 < 90)); then
        echo 'about a minute'
    else
        echo "about $((($1 + 30) / 60)) minutes"
    fi
}

# how_far STEP STEPS SECONDS [DONE LEFT]: "412 of 670, about 9 minutes left". DONE and LEFT weigh the steps. The first
# seconds tell nothing about the time, so nothing is said about it.
how_far() {
    local seconds=$3 past=${4:-$1} left=${5:-$(($2 - $1))} text="$1 of $2"
    if ((seconds >= 20 && past > 0 && past * 19 >= left)); then
        text+=", $(about_time $((seconds * left / past))) left"
    fi
    echo "$text"
}

# say_sign WORDS: the same as a line of its own also on a terminal, for commands that write there themselves.
say_sign() {
    ((SECONDS - sign_at >= SIGN_EVERY)) || return 0
    sign_at=$SECONDS
    say "$("$@")"
}

# ---------------------------------------------------------------- reading what a command says

# next_line SECONDS: the next whole $line; 2 where none came in that time, 1 at the end. The beginning of a line waits
# in $part.
next_line() {
    local text='' code=0
    IFS= read -r -t "$1" text || code=$?
    part+=$text
    ((code <= 128)) || return 2
    line=$part part=''
    [[ $code == 0 || -n $line ]]
}

readonly END_MARK=$'\036'

# followed READER COMMAND…: the command's output goes through READER; returns the command's exit code. Its end is told
# by a mark, since a process that it leaves behind may keep the pipe open.
followed() {
    local reader=$1
    shift
    {
        local code=0
        "$@" || code=$?
        printf '%s%d\n' "$END_MARK" "$code"
    } | read_with "$reader"
}

# Calls "READER line" for every $line, "READER silence" where a sign may be due, and "READER end".
read_with() {
    local line='' part='' due_in state code=1 sign_at=$SECONDS sign_shows='' began=$SECONDS
    while :; do
        state=0
        if sign_due; then due_in=1; fi
        next_line "$due_in" || state=$?
        ((state != 1)) || break
        if ((state == 2)); then
            "$1" silence
            continue
        fi
        if [[ $line == *"$END_MARK"* ]]; then
            code=${line##*"$END_MARK"} line=${line%"$END_MARK"*}
            [[ -z $line ]] || "$1" line
            break
        fi
        "$1" line
    done
    "$1" end
    return "$code"
}

# ---------------------------------------------------------------- a build

# How long a step takes, next to the others.
step_weight() {
    case $1 in
        'Building CXX '*) weight=10 ;;
        'Linking CXX executable '*) weight=4 ;;
        *) weight=1 ;;
    esac
}

# Counts the steps that `ninja -n` names on stdin: how many, and their weight.
weigh_plan() {
    local line weight steps=0 sum=0
    while IFS= read -r line; do
        [[ $line =~ ^\[[0-9]+/[0-9]+\]\ (.*) ]] || continue
        step_weight "${BASH_REMATCH[1]}"
        ((steps += 1, sum += weight))
    done
    echo "$steps $sum"
}

# ninja_followed LOG PLANNED WEIGHT COMMAND…: runs ninja; what the steps say is shown in full, and all of it is in LOG.
ninja_followed() {
    local log=$1 planned=$2 planned_weight=$3 step=0 steps=$2 seen=0 past=0 unsaid='' weight
    shift 3
    : >"$log"
    NINJA_STATUS='[%f/%t] ' followed read_ninja "$@"
}

read_ninja() {
    case $1 in
        line)
            printf '%s\n' "$line" >>"$log"
            read_ninja_line >&2
            ;;
        end) unsign && return ;;
    esac
    sign ninja_words
}

read_ninja_line() {
    if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (.*) ]]; then
        # It counts anew after it had to run CMake first.
        ((BASH_REMATCH[1] >= step)) || began=$SECONDS planned=0 seen=0 past=0
        step=${BASH_REMATCH[1]} steps=${BASH_REMATCH[2]} unsaid=$line
        step_weight "${BASH_REMATCH[3]}"
        ((seen += 1, past += weight))
    elif [[ $line != 'ninja: Entering directory '* ]]; then
        unsign
        [[ -z $unsaid ]] || printf '%s\n' "$unsaid"
        unsaid=''
        printf '%s\n' "$line"
    fi
}

ninja_words() {
    if ((planned > seen && planned_weight > past)); then
        how_far "$step" "$steps" $((SECONDS - began)) "$past" \
            $(((planned_weight - past) * (steps - step) / (planned - seen)))
    else
        how_far "$step" "$steps" $((SECONDS - began))
    fi
}

# ---------------------------------------------------------------- tests

# ctest_followed COMMAND…: what ctest says goes to stdout as it is; a long silence is broken on stderr.
ctest_followed() {
    local finished=0 all='?'
    local -A running=()
    followed read_ctest "$@"
}

read_ctest() {
    case $1 in
        line)
            printf '%s\n' "$line"
            sign_at=$SECONDS
            if [[ $line =~ ^\ *Start\ +([0-9]+):\ ([^ ]+) ]]; then
                running[${BASH_REMATCH[1]}]=${BASH_REMATCH[2]}
            elif [[ $line =~ ^\ *([0-9]+)/([0-9]+)\ Test\ +#([0-9]+): ]]; then
                finished=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]}
                unset "running[${BASH_REMATCH[3]}]"
            fi
            ;;
        silence) say_sign ctest_words ;;
    esac
}

ctest_words() {
    local names
    names=$(printf '%s\n' "${running[@]}" | sort | paste -sd' ')
    echo "$finished of $all tests${names:+; still running: $names}"
}

# ---------------------------------------------------------------- anything else

# patiently WHAT COMMAND…: a command that says nothing on stdout.
patiently() {
    local what=$1
    shift
    followed read_nothing "$@"
}

read_nothing() { if [[ $1 == silence ]]; then say_sign patient_words; fi; }

patient_words() { echo "$what: $(about_time $((SECONDS - began))) so far"; }

out_to() { "${@:2}" >"$1"; }
all_to() { "${@:2}" >"$1" 2>&1; }

# Reads mmdebstrap's words: all of them go to the log, and how far it is to stderr.
show_root_progress() {
    local log=$1 total='?' fetched=0 unpacked=0 ready=0 now=beginning
    : >"$log"
    read_with read_mmdebstrap || : # mmdebstrap's own exit code counts
}

read_mmdebstrap() {
    case $1 in
        line)
            printf '%s\n' "$line" >>"$log"
            case $line in
                *' newly installed, '*) total=${line%% newly*} total=${total##* } fetched=0 unpacked=0 ready=0 ;;
                Get:*) now="fetching $((fetched += 1)) of $total" ;;
                Unpacking\ *) now="unpacking $((unpacked += 1)) of $total" ;;
                Setting\ up\ *) now="setting up $((ready += 1)) of $total" ;;
                'I: running'* | 'I: installing'* | 'I: cleaning'*)
                    unsign
                    printf '  %s\n' "${line#I: }" >&2
                    ;;
            esac
            ;;
        end) unsign && return ;;
    esac
    sign echo "$now"
}
