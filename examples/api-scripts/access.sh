#!/usr/bin/env bash
# Prints who has which role in which team, as CSV, for an access review.
set -euo pipefail
. "$(dirname "$0")/millrace.sh"

# #region access
users=$(millrace_all /users | jq -s 'map({key: .id, value: .}) | from_entries')

echo "email,accountRole,team,teamRole"
millrace_all /teams | jq -r .id | while read -r team; do
  millrace_all "/teams/$team/members" |
    jq -r --arg team "$team" --argjson users "$users" \
      '$users[.userId] as $user | [$user.email, $user.accountRole, $team, .teamRole] | @csv'
done
# #endregion access
