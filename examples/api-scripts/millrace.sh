# Functions for scripts that use the Millrace API. Read it with: . ./millrace.sh
# Needs curl, jq and a key in MILLRACE_API_KEY. MILLRACE_API names another server.

MILLRACE_API="${MILLRACE_API:-https://api.millrace.example}"
MEDIA_TYPE="application/vnd.millrace.v1+json"

# A key for a request that may be repeated.
new_key() { uuidgen 2>/dev/null || cat /proc/sys/kernel/random/uuid; }

# #region call
# millrace METHOD PATH [curl options]: prints the body; shows the problem and fails from 400 on.
millrace() {
  local method=$1 path=$2 answer status
  shift 2
  answer=$(curl --silent --show-error --retry 3 --write-out '\n%{http_code}' \
    --request "$method" "$MILLRACE_API$path" \
    --header "X-Millrace-Api-Key: $MILLRACE_API_KEY" \
    --header "Accept: $MEDIA_TYPE" \
    --header "Content-Type: $MEDIA_TYPE" "$@") || return 1
  status=${answer##*$'\n'}
  answer=${answer%$'\n'*}
  if [ "$status" -ge 400 ]; then
    jq -r '"\(.status) \(.code): \(.detail)", (.errors[]? | "  \(.pointer) \(.message)"),
      "  \(.type), trace \(.traceId)"' <<<"$answer" >&2
    return 1
  fi
  printf '%s\n' "$answer"
}
# #endregion call

# #region all
# millrace_all PATH: prints every item of a list, one per line, however many pages it has.
millrace_all() {
  local cursor="" page separator='?'
  case $1 in *\?*) separator='&' ;; esac
  while :; do
    page=$(millrace GET "$1${separator}limit=100${cursor:+&cursor=$cursor}") || return 1
    jq -c '.items[]' <<<"$page"
    cursor=$(jq -r '.page.nextCursor // empty | @uri' <<<"$page")
    [ -n "$cursor" ] || return 0
  done
}
# #endregion all

# #region wait
# millrace_wait PATH GOOD BAD: reads until the status is one of GOOD; fails at one of BAD.
millrace_wait() {
  local body status
  while :; do
    body=$(millrace GET "$1") || return 1
    status=$(jq -r .status <<<"$body")
    case " $2 " in *" $status "*) printf '%s\n' "$body"; return 0 ;; esac
    case " $3 " in *" $status "*) echo "$1 ended as $status" >&2; return 1 ;; esac
    sleep "${MILLRACE_PAUSE:-5}"
  done
}
# #endregion wait
