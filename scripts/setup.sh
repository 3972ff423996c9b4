# shellcheck shell=bash
# What ./omnigo and ./test share: the packages, the build, and how to tell that neither is needed.
# Sourced by bash with `root` set to the root of the checkout and `name` to the command's name.
# Everything here speaks on standard error; standard output belongs to the program that follows.

# The distribution's packages (Debian 12 names) that every build needs. To need another, add it.
packages=(
  clang-19             # the compiler; brings the C++ library's headers
  cmake
  libboost-dev         # Beast: HTTP and WebSocket
  libc++-19-dev-wasm32 # rules and bots for the web client, with the next two and wasi-libc
  libc++abi-19-dev-wasm32
  libclang-rt-19-dev-wasm32
  libgmp-dev           # whole numbers of any size: counts
  libgtest-dev         # the tests
  libicu-dev           # names that look alike (Unicode TR39)
  libnauty2-dev        # symmetries of boards
  libpq-dev            # PostgreSQL, where the server's store is there
  libsodium-dev        # passwords, signed cookies
  libsqlite3-dev       # the server's store
  libssl-dev           # TLS, for `omnigo bot`
  lld-19               # links in a fraction of the time
  ninja-build
  nlohmann-json3-dev   # JSON
  wasi-libc
)
# Packages by the command that one wants of them; who has that from elsewhere needs no package.
declare -A command_packages=(
  [node]=nodejs        # builds the web client
  [npm]=npm
)
# Those that one preset needs besides.
declare -A preset_packages=(
  [arm64]=qemu-user
  [asan]=libclang-rt-19-dev
  [tsan]=libclang-rt-19-dev
  [gcc]=g++
  [package]="dpkg-dev file"
)
# The commands those packages give: all that can be asked where there is no dpkg.
commands=(clang++-19 cmake ninja)

# What the program is built from: every folder of the checkout but these.
sources=("$root"/CMake{Lists.txt,Presets.json})
for folder in "$root"/*/; do
  case ${folder#"$root/"} in
    build/ | docs/ | node_modules/ | python/ | tests/ | web/) ;;
    *) sources+=("$folder") ;;
  esac
done
test_sources=("$root/tests")
# What the web client is built from, besides the rules as WebAssembly.
web_sources=("$root"/web/{src,public,scripts,index.html,package-lock.json,tsconfig.json,vite.config.ts}
             "$root"/{data/komi.json,data/rules.json,docs/wire.schema.json})

say() { printf '%s: %s\n' "$name" "$*" >&2; }
fail() { say "$*"; exit 1; }

# Runs a command with its progress on a terminal; elsewhere its output is kept back and shown only
# if it fails or warns.
shown() {
  if [[ -t 2 ]]; then
    "$@" >&2 </dev/null
    return
  fi
  local output status=0
  output=$("$@" 2>&1 </dev/null) || status=$?
  if ((status != 0)) || [[ $output == *'warning: '* ]]; then printf '%s\n' "$output" >&2; fi
  return "$status"
}

# --- packages ---

# Prints those of the packages named that are not installed.
missing_packages() {
  local installed
  installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null)
  local package
  for package in "$@"; do
    [[ $'\n'$installed$'\n' == *$'\n'"installed $package"$'\n'* ]] || printf '%s\n' "$package"
  done
}

# Prints the words to put before a command to run it as root; nothing where there is no way.
as_root() {
  if ((EUID == 0)); then
    echo env
  elif sudo -n true 2>/dev/null; then
    echo sudo -n env
  elif [[ -t 0 && -t 2 && " $(id -nG) " == *' sudo '* ]]; then
    echo sudo env  # a person is there to give the password
  fi
}

# The one line that installs the packages named, for a person to run.
install_line() {
  local install="apt-get install -y --no-install-recommends $*"
  if command -v sudo >/dev/null; then
    echo "sudo apt-get update && sudo $install"
  else
    echo "su - -c 'apt-get update && $install'"
  fi
}

# Run as root, with the packages as arguments. The lists of packages are fetched first where they do
# not know one of these, and again where they prove to be out of date.
install_script='
  apt() { apt-get -q -o DPkg::Lock::Timeout=600 "$@"; }
  install() { apt install -y --no-install-recommends "$@"; }
  apt-cache show "$@" >/dev/null 2>&1 || apt update || exit
  install "$@" || { apt update && install "$@"; }'

install_packages() {
  local before
  read -ra before < <(as_root) || {
    say "packages are missing, and only root may install them. This line does:"
    printf '  %s\n' "$(install_line "$@")" >&2
    exit 1
  }
  say "installing $*"
  shown "${before[@]}" DEBIAN_FRONTEND=noninteractive TZ=Etc/UTC LC_ALL=C.UTF-8 \
    bash -c "$install_script" bash "$@" || {
    say "the packages could not be installed. The line to do it by hand:"
    printf '  %s\n' "$(install_line "$@")" >&2
    exit 1
  }
}

ensure_packages() {
  local needed command
  read -ra needed <<<"${packages[*]} ${preset_packages[$1]:-}"
  for command in "${!command_packages[@]}"; do
    command -v "$command" >/dev/null || needed+=("${command_packages[$command]}")
  done
  if ! command -v dpkg-query >/dev/null; then
    for command in "${commands[@]}"; do
      command -v "$command" >/dev/null ||
        fail "$command is missing; on Debian the packages needed are ${needed[*]}"
    done
    return
  fi
  local missing
  mapfile -t missing < <(missing_packages "${needed[@]}")
  ((${#missing[@]} == 0)) || install_packages "${missing[@]}"
}

# --- the build ---

# Where a build was made and for which processor: it is good for no other.
identity() {
  printf '%s\n' "$root"
  grep -m1 -E '^(flags|Features)' /proc/cpuinfo 2>/dev/null || true
}

# The packages that a preset's build uses, with all that they depend on, and their versions: a
# package that is not among them changes nothing. Nothing where there is no dpkg.
package_versions() {
  command -v dpkg-query >/dev/null || return 0
  dpkg-query -W -f='${Package}\t${Version}\t${db:Status-Status}\t${Pre-Depends},${Depends}\n' |
    awk -F'\t' -v roots="${packages[*]} ${preset_packages[$1]:-}" '
      $3 == "installed" { version[$1] = $2; needs[$1] = $4 }
      END {
        count = split(roots, queue, " ")
        for (i = 1; i <= count; ++i) {
          package = queue[i]
          if (!(package in version) || (package in met)) continue
          met[package]
          print package, version[package]
          gsub(/\([^)]*\)|:[a-z0-9]+| /, "", needs[package])
          named = split(needs[package], list, /[,|]/)
          for (j = 1; j <= named; ++j) queue[++count] = list[j]
        }
      }' | sort
}

# Whether the packages are those that the build was made with. Cheap while nothing was installed.
same_packages() {
  local folder=$root/build/$1 state=/var/lib/dpkg/status
  [[ ! -e $state || -z $(find "$state" -cnewer "$folder/.packages") ||
     $(<"$folder/.packages") == "$(package_versions "$1")" ]]
}

# Whether a target (omnigo or wasm) built under a preset is up to date: it was made here, and nothing
# it is made from, packages included, changed since that build began. By the time of the inode's
# change, which no tool sets back; a file added, removed or renamed changes its folder's. What find
# cannot read has changed.
fresh() {
  local folder=$root/build/$1 built=$root/build/$1/.built-$2
  [[ -x $folder/omnigo && -e $built && $(<"$folder/.identity") == "$(identity)" &&
     -z $(find "${sources[@]}" -cnewer "$built" -print -quit 2>&1) ]] && same_packages "$1"
}

# Gives today's date to sources that came since the last build with an older one (rsync and tar keep
# dates): Ninja goes by dates and would pass over them.
refresh_dates() {
  local built=$1/.built-omnigo
  [[ ! -e $built ]] ||
    find "${sources[@]}" "${test_sources[@]}" -type f -cnewer "$built" ! -newer "$built" \
      -exec touch {} +
}

# Removes precompiled headers that were made from headers of older packages. A package keeps the dates of its
# files, so Ninja would pass over a new version, and the compiler refuses to use the two together.
drop_stale_headers() {
  local compiled changed
  for compiled in "$1"/CMakeFiles/*/cmake_pch.hxx.pch; do
    changed=$(cd "$1" && ninja -t deps "${compiled#"$1/"}" 2>/dev/null | sed -n 's/^    //p' |
      xargs -rd '\n' sh -c 'find "$@" -cnewer "$0" -print -quit 2>&1' "$compiled")
    [[ -z $changed ]] || rm "$compiled"
  done
}

# Waits until no other ./omnigo or ./test of this checkout sets anything up, and keeps others
# waiting until `unlock` or the end of this process. With a command: stops waiting, and fails, once
# the command succeeds, because another build has done the work.
lock() {
  mkdir -p "$root/build" && exec {lock_file}>"$root/build/.lock" ||
    fail "cannot write in $root/build"
  flock -n "$lock_file" && return
  say "waiting for another build"
  until flock -w 1 "$lock_file"; do
    if (($#)) && "$@"; then unlock; return 1; fi
  done
}
unlock() { exec {lock_file}>&-; }

# Configures and builds targets (omnigo, perhaps wasm), or all if none is named, under a preset. The packages
# of the web client, if it will be needed, are fetched meanwhile; build_web tries again if that fails, and says why.
build() {
  local preset=$1 targets=("${@:2}") made=("${@:2}") folder=$root/build/$1
  ((${#targets[@]})) || { targets=(all); made=(omnigo wasm all); }
  if [[ -e $folder/.identity && $(<"$folder/.identity") != "$(identity)" ]]; then
    rm -rf "$folder"
  fi
  refresh_dates "$folder"
  mkdir -p "$folder" && identity >"$folder/.identity" && : >"$folder/.building" &&
    package_versions "$preset" >"$folder/.packages" ||
    fail "cannot write in $folder"
  if [[ ! -e $folder/build.ninja || $root/CMakePresets.json -nt $folder/build.ninja ]]; then
    (cd "$root" && shown cmake --preset "$preset") || fail "cmake could not configure the build"
  fi
  drop_stale_headers "$folder"
  say "building ($preset)"
  local fetch=
  if [[ $preset == release && " ${made[*]} " == *' wasm '* ]] && ! web_fresh; then
    fetch_web &>/dev/null &
    fetch=$!
  fi
  NINJA_STATUS='[%f/%t] ' shown cmake --build "$folder" --parallel "$(nproc)" --target "${targets[@]}" ||
    fail "the build failed"
  [[ -z $fetch ]] || wait "$fetch"
  local target
  for target in "${made[@]}"; do cp -p "$folder/.building" "$folder/.built-$target"; done
}

# --- the web client

# Whether web/dist is up to date, or was tried in the last hour and could not be made.
web_fresh() {
  local built=$root/web/dist/.built failed=$root/build/.web-failed inputs=("${web_sources[@]}")
  [[ ! -e $failed || -n $(find "$failed" -mmin +60) ]] || built=$failed
  [[ ! -e $root/build/release/rules.wasm ]] || inputs+=("$root"/build/release/*.wasm)
  [[ -e $built && -z $(find "${inputs[@]}" -cnewer "$built" -print -quit 2>&1) ]]
}

# Builds it. The program runs without it, so whatever is wrong is one line. Sources that are made from
# others are made before the build is dated: they would look like a change after it.
build_web() {
  local started=$root/build/.web-started
  say "building the web client"
  fetch_web || { web_failed "npm could not fetch its packages"; return; }
  (cd "$root/web" && shown node scripts/types.mjs && : >"$started" &&
    shown node node_modules/vite/bin/vite.js build --logLevel warn) ||
    { web_failed "vite could not build it"; return; }
  mv "$started" "$root/web/dist/.built" && rm -f "$root/build/.web-failed"
}
# Fetches the packages that it is built with.
fetch_web() {
  [[ ! $root/web/package-lock.json -nt $root/web/node_modules/.package-lock.json ]] ||
    (cd "$root/web" && shown npm ci --no-audit --no-fund)
}
web_failed() {
  say "no web client: $1 (all else works; the next try is in an hour, or after rm build/.web-failed)"
  : >"$root/build/.web-failed"
}
