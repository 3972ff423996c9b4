# shellcheck shell=bash
# What scripts/try-package and scripts/try-container share: a bare Debian, checks, and questions to a server.
# Sourced after scripts/setup.sh, with `port` set to the port of the server.

folder=$(mktemp -d)
failed=0

need() {
  local command
  for command in "$@"; do
    command -v "$command" >/dev/null || fail "$command is missing; apt-get install $command"
  done
}

# A bare Debian 12 in $folder/debian.
bare_debian() {
  [[ -d $folder/debian ]] && return
  say "making a bare Debian"
  shown debootstrap --variant=minbase bookworm "$folder/debian" || fail "debootstrap failed"
}

# Says whether a command succeeds: what that shows, then the command.
check() {
  if "${@:2}" >"$folder/output" 2>&1; then
    say "ok: $1"
  else
    say "FAILED: $1"
    cat "$folder/output" >&2
    failed=1
  fi
}
not() { ! "$@"; }

ask() { curl -fsS -b "$folder/cookies" "http://127.0.0.1:$port$1" "${@:2}"; }
# Waits until a server answers.
answers() {
  local i
  for ((i = 0; i < 50; ++i)); do
    ask /healthz >/dev/null 2>&1 && return
    sleep 0.2
  done
  return 1
}
guest_comes() { ask /api/guest -c "$folder/cookies" -H 'Content-Type: application/json' -d '{"name":"Visitor"}'; }
guest_is_known() { ask /api/me | grep '"Visitor"'; }
client_is_there() { ask / | grep '<script'; }
