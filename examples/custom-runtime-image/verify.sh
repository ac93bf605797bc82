#!/bin/sh
# Fails the build when the image breaks a rule. Runs as the user of the image.
set -eu

fail() {
  echo "verify: $1" >&2
  exit 1
}

# #region user
[ "$(id -u)" -ge 1000 ] || fail "the user is $(id -u); set a numeric USER of 1000 or more"
# #endregion user

# #region time
[ "$(date +%Z)" != UTC ] || fail "the time zone is UTC; is tzdata installed, and TZ set?"
# #endregion time

# #region certificate
openssl verify -CAfile /etc/ssl/certs/ca-certificates.crt \
  /usr/local/share/ca-certificates/riverside-root-ca.crt >/dev/null ||
  fail "the system does not trust the Riverside root certificate"
keytool -list -cacerts -storepass changeit -alias riverside-root-ca >/dev/null ||
  fail "Java does not trust the Riverside root certificate"
# #endregion certificate

echo "verify: user $(id -u), zone $(date +%Z), certificate trusted"
