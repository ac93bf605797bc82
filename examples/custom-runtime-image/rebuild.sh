#!/usr/bin/env bash
# Builds a new patch release of the base image. Run it from a scheduler, once a week.
set -euo pipefail

api=${MILLRACE_API:-https://api.millrace.example}
component="$api/applications/platform-images/components/java-runtime"
headers=(
  --header "Accept: application/vnd.millrace.v1+json"
  --header "X-Millrace-Api-Key: $MILLRACE_API_KEY"
)

# #region trigger
latest=$(curl --silent --fail-with-body "${headers[@]}" \
  "$component/releases?limit=1&sort=-createdAt" | jq --raw-output '.items[0].version')
IFS=. read -r major minor patch <<<"$latest"
next="$major.$minor.$((patch + 1))"

curl --silent --show-error --fail-with-body "${headers[@]}" \
  --header "Content-Type: application/vnd.millrace.v1+json" \
  --header "Idempotency-Key: $(uuidgen)" \
  --data "{\"branch\": \"main\", \"type\": \"RELEASE\", \"version\": \"$next\"}" \
  "$component/builds/trigger"
# #endregion trigger
