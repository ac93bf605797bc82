#!/usr/bin/env bash
# Builds a release, packages it with the newest releases of the other components, and deploys it.
# Usage: ./ship.sh parcel-tracker tracking-api dev 1.5.0 2.4.0
set -euo pipefail
. "$(dirname "$0")/millrace.sh"

application=$1 component=$2 environment=$3 release=$4 package=$5

# #region build
echo "Building $component $release"
build=$(jq -n --arg version "$release" '{type: "RELEASE", branch: "main", version: $version}' |
  millrace POST "/applications/$application/components/$component/builds/trigger" \
    --header "Idempotency-Key: $(new_key)" --data-binary @-)
id=$(jq -r .id <<<"$build")
millrace_wait "/applications/$application/components/$component/builds/$id" \
  "SUCCEEDED" "FAILED CANCELLED TIMED_OUT" >/dev/null
# #endregion build

# #region package
echo "Packaging $package"
releases=$(
  millrace_all "/applications/$application/components" | jq -r .id | while read -r each; do
    if [ "$each" = "$component" ]; then
      newest=$release
    else
      newest=$(millrace_all "/applications/$application/components/$each/releases?sort=-createdAt" |
        jq -r 'select(.status == "AVAILABLE") | .version' | sed -n 1p)
    fi
    [ -z "$newest" ] || jq -n --arg id "$each" --arg version "$newest" '{componentId: $id, version: $version}'
  done | jq -s .
)
jq -n --arg version "$package" --argjson releases "$releases" '{version: $version, releases: $releases}' |
  millrace POST "/applications/$application/packages" \
    --header "Idempotency-Key: $(new_key)" --data-binary @- >/dev/null
# #endregion package

# #region deploy
echo "Deploying to $environment"
deployment=$(jq -n --arg environment "$environment" --arg package "$package" \
  '{environmentId: $environment, packageVersion: $package}' |
  millrace POST "/applications/$application/deployments" \
    --header "Idempotency-Key: $(new_key)" --data-binary @-)
id=$(jq -r .id <<<"$deployment")
millrace_wait "/applications/$application/deployments/$id" "HEALTHY" "DEGRADED FAILED CANCELLED" |
  jq -r '.components[]? | "\(.id) \(.readyReplicas)/\(.replicas) \(.url // "")"'
# #endregion deploy
