#!/usr/bin/env bash
# Makes the environments of a file exist, and changes those that differ. Safe to run again.
# Usage: ./environments.sh environments.json
set -euo pipefail
. "$(dirname "$0")/millrace.sh"

# #region apply
jq -c '.[]' "$1" | while read -r wanted; do
  id=$(jq -r .id <<<"$wanted")
  headers=$(mktemp)
  if current=$(millrace GET "/environments/$id" --dump-header "$headers" 2>/dev/null); then
    etag=$(sed -n 's/^[Ee][Tt]ag: *//p' "$headers" | tr -d '\r')
    changes=$(jq -c --argjson current "$current" \
      'with_entries(select(.value != $current[.key])) | del(.id, .clusterId)' <<<"$wanted")
    if [ "$changes" = "{}" ]; then
      echo "$id: unchanged"
    else
      millrace PATCH "/environments/$id" --header "If-Match: $etag" --data-binary "$changes" >/dev/null
      echo "$id: changed $changes"
    fi
  else
    millrace POST /environments --header "Idempotency-Key: $(new_key)" --data-binary "$wanted" >/dev/null
    millrace_wait "/environments/$id" "READY" "FAILED" >/dev/null
    echo "$id: created"
  fi
done
# #endregion apply
