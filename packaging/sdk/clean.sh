# ./dev clean: what ./dev keeps on the disk, and its removal; ./dev sources this. Nothing outside $CACHE and
# $PROJECT/build is ever touched.
# shellcheck shell=bash

# use THING: this ./dev and all that it starts hold THING until they end; ./dev clean leaves it alone meanwhile.
use() {
    local held
    exec {held}>"$1.used"
    flock -s -n "$held" || {
        say "./dev clean is removing $1, waiting for it …"
        flock -s "$held"
    }
}

# Everything that is kept: the word that removes it, what it is, and its path, parted by tabs.
kept() {
    local root path
    root=$(root_dir)
    for path in "$CACHE"/sdk-*; do
        [[ -d $path ]] || continue
        if [[ $path == "$root" ]]; then
            printf 'root\tthe private root\t%s\n' "$path"
        else
            printf 'old-roots\tan older root, or one of another checkout\t%s\n' "$path"
        fi
    done
    [[ ! -d $CACHE/ccache ]] || printf 'ccache\twhat the compiler made\t%s\n' "$CACHE/ccache"
    for path in "$CACHE"/*.log "$CACHE"/probe-*; do
        [[ ! -e $path ]] || printf 'logs\ta log or a kept answer\t%s\n' "$path"
    done
    for path in "$PROJECT"/build/*/ "$PROJECT"/build/.*.gone/; do
        path=${path%/}
        [[ ! -d $path ]] || printf 'build\tbuild/%s\t%s\n' "${path##*/}" "$path"
    done
}

kibibytes() { du -skx "$@" | awk '{ sum += $1 } END { print sum + 0 }'; }
size() { numfmt --to=iec --from-unit=1024 "$1"; }

tell_kept() {
    local word what path kib all=0 logs=0 count=0 log_count=0
    while IFS=$'\t' read -r word what path; do
        kib=$(kibibytes "$path")
        ((all += kib, count += 1))
        case $word in
            logs) ((logs += kib, log_count += 1)) ;;
            build) kept_line "$kib" "build ${path##*/}" "$path" ;;
            *) kept_line "$kib" "$word" "$what: $path" ;;
        esac
    done < <(kept)
    if ((log_count)); then kept_line "$logs" logs "logs and kept answers in $CACHE"; fi
    if ((count)); then
        kept_line "$all" all 'all of it; ./dev makes again what it needs'
    else
        echo 'nothing is kept'
    fi
}

kept_line() { printf '%6s  %-26s  %s\n' "$(size "$1")" "./dev clean $2" "$3"; }

# The files whose locks keep a folder: of a ./dev that makes it, and of those that use it.
locks_of() {
    local path=${1%.gone}
    case $path in
        "$CACHE"/sdk-*) printf '%s\n' "${path%.part}"{.lock,.used} ;;
        "$CACHE"/ccache) printf '%s\n' "$path.used" ;;
        "$PROJECT"/build/*) path=${path##*/} && printf '%s\n' "$PROJECT/build/.${path#.}"{.lock,.used} ;;
    esac
}

# Where a folder goes before it is removed, so that nothing half removed is ever used.
out_of_the_way() {
    case $1 in
        *.gone) echo "$1" ;;
        "$PROJECT"/build/*) echo "$PROJECT/build/.${1##*/}.gone" ;;
        *) echo "$1.gone" ;;
    esac
}

# remove PATH: in a process of its own, which holds the locks.
remove() (
    path=$1
    case $path in
        */../* | */..) die "$path is not ./dev's own" ;;
        "$CACHE"/?* | "$PROJECT"/build/?*) ;;
        *) die "$path is not ./dev's own" ;;
    esac
    if [[ ! -d $path ]]; then
        rm -f "$path" && echo "removed $path"
        exit
    fi
    while IFS= read -r file; do
        exec {lock}>"$file"
        flock -n "$lock" || die "$path is in use by another ./dev, or by something that it left running; not removed"
    done < <(locks_of "$path")
    if ((EUID != 0)) && [[ -n $(find "$path" ! -user "$EUID" -print -quit 2>&1) ]]; then
        die "$path has files of other users in it; not removed. Please type:
  sudo rm -rf $path"
    fi
    kib=$(kibibytes "$path")
    gone=$(out_of_the_way "$path")
    if [[ $path != "$gone" ]]; then
        { rm -rf --one-file-system "$gone" && mv -T "$path" "$gone"; } || die "$path could not be moved away; not removed"
    fi
    rm -rf --one-file-system "$gone" || die "$gone could not be removed entirely"
    echo "removed $path ($(size "$kib"))"
)

verb_clean() {
    if ((!$#)); then
        tell_kept
        return
    fi
    local word what path failed=0 paths=()
    local -A wanted=()
    while (($#)); do
        word=$1
        shift
        case $word in
            root | old-roots | ccache | logs | all) wanted[$word]=1 ;;
            build)
                if [[ ! ${1-} =~ ^[A-Za-z0-9_-]+$ || ! -d $PROJECT/build/$1 ]]; then wanted[build]=1; fi
                while [[ ${1-} =~ ^[A-Za-z0-9_-]+$ && -d $PROJECT/build/$1 ]]; do
                    wanted["$PROJECT/build/$1"]=1
                    shift
                done
                ;;
            *)
                die "./dev clean removes build [folder …], root, old-roots, ccache, logs or all; '$word' is none of these"
                ;;
        esac
    done
    if [[ ${wanted[ccache]-} && ${CCACHE_DIR:-$CACHE/ccache} != "$CACHE/ccache" ]]; then
        die "the compiler cache is $CCACHE_DIR, which is not ./dev's own; please remove it yourself"
    fi
    while IFS=$'\t' read -r word what path; do
        if [[ ${wanted[all]-}${wanted[$word]-}${wanted[$path]-} ]]; then paths+=("$path"); fi
    done < <(kept)
    for path in "${paths[@]}"; do remove "$path" || failed=1; done
    ((${#paths[@]})) || echo 'there is nothing to remove'
    return "$failed"
}
