#!/usr/bin/env bash
set -euo pipefail

mkdir -p .local/config
for file in .millrace/config/*; do
  names=$(grep -oE '\$\{[A-Z][A-Z0-9_]*\}' "$file" | sort -u || true)
  for name in $names; do
    plain=${name#??}
    plain=${plain%?}
    if [ -z "${!plain+set}" ]; then
      echo "Placeholder $name in $file has no value" >&2
      exit 1
    fi
  done
  envsubst "$names" < "$file" > ".local/config/$(basename "$file")"
done
