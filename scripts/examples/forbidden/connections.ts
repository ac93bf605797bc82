import type { Forbidden } from "./kind.ts";

const VERIFY = "Whoever stands in between can then read and change everything.";
const CA = "Check the server with /etc/millrace/ca/ca.crt, which the platform mounts.";

/** Connections to somebody that nobody has checked, or that others can read. */
export const CONNECTIONS: readonly Forbidden[] = [
  {
    // Readers' own containers have no certificate: only variables of a connection may be "disable",
    // and no code may take that for granted where the variable is absent.
    pattern:
      /(?:(?<![a-z]_)ssl[-_ ]?mode["']?[=:\s]+["']?(?:disabled?|off|none|false|0)|ssl[-_ ]?mode["']?\s*[=:|\s]\s*["']?(?:allow|prefer(?:red)?|required?|trust|no-verify)|ssl[-_ ]?mode["'`\])}]*\s*(?:default\s*[:=(]|,|\|\||\?\?|:-|\bor\b)\s*["'`]?(?:disabled?|off|allow|prefer(?:red)?|required?))\b/i,
    reason: `This connection does not check who the server is. ${VERIFY}`,
    remedy: `${CA} The mode is verify-full.`,
  },
  {
    // A host that is neither this machine nor a neighbor in Docker Compose.
    pattern:
      /\b(?:postgres(?:ql)?|mariadb|mysql):\/\/(?:[^\s@/"'`]*@)?(?![^\s/"'`]*@|127\.)(?=[^\s/:?"'`]*[.${])(?![^\s"'`]*\bssl-?mode=(?:verify|\$))/i,
    reason: `A driver that is told nothing of TLS does not check who the server is. ${VERIFY}`,
    remedy: `${CA} The mode is verify-full.`,
  },
  {
    pattern:
      /\b(?:redis|amqp|ldap|ftp|mongodb):\/\/(?:[^\s@/"'`]*@)?(?![^\s/"'`]*@|127\.)(?=[^\s/:?"'`]*[.${])(?![^\s"'`]*\b(?:tls|ssl)=true)|\b(?:SASL_)?PLAINTEXT:\/\/(?!localhost|127\.|:|0\.0\.0\.0)/,
    reason: `This connection is not encrypted. ${VERIFY}`,
    remedy: `Use TLS. ${CA}`,
  },
  {
    // Between machines. Names without a dot are neighbors, for which the mesh encrypts.
    pattern:
      /(?<!proxy["']?\s*[=:]\s*["']?)\b(?:http|ws|mqtt|nats|stomp|smtp|grpc):\/\/(?:[^\s@/"'`]*@)?(?!proxy\.)[\w-]+(?:\.[\w-]+)*\.(?:example|com|net|org|io|dev)\b(?<!\/\/(?:www\.w3|(?:\w+\.)?apache|www\.springframework|json-schema|xmlns\.jcp)\.org)/i,
    reason: `This connection is not encrypted. ${VERIFY}`,
    remedy: "Use the address with TLS: https, wss, mqtts, …",
  },
  {
    pattern: /protocol["']?\s*[=:,]\s*["']?(?:\w+\.)?(?:SASL_)?PLAIN_?TEXT\b/i,
    // What readers run beside their code is reached through nobody.
    unless: /=(?:localhost|127\.0\.0\.1)\b/,
    reason: `This connection is not encrypted. ${VERIFY}`,
    remedy: `The protocol is SASL_SSL. ${CA}`,
  },
  {
    pattern: /\bm?tls:\s*\n\s*mode:\s*["']?(?:DISABLED?|PERMISSIVE|NONE)\b/i,
    reason: `Components then talk without encryption. ${VERIFY}`,
    remedy: "Leave out the rule: the platform asks for mutual TLS.",
  },
  {
    // What the languages call it. Names that say it themselves are found by their words.
    pattern:
      /\bCERT_NONE\b|\bVERIFY_NONE\b|\bssl_cert_reqs\W+none|\bdisable_warnings\(|TrustAll|checkServerIdentity\W+\(|AutoAddPolicy|WarningPolicy|URLCredential\(trust:|loadTrustMaterial\(\s*null|ValidationCallback\s*=\s*\{\s*\$true|ssl\.trust\W+\*|NoopHostnameVerifier|hostnameVerifier\W[^;]{0,60}?(?:->|=>|return)\s*true|checkServerTrusted\([^)]*\)[^{;]*\{(?:\s|\/\/[^\n]*)*\}|(?:Certificate\w*Validation\w*|ValidationCallback)\s*\+?=[^;]*=>\s*true|\buseSslProtocol\(\s*(?:"[^"]*"\s*)?\)|\brejectUnauthorized["']?\s*:(?!\s*true\b)|\bACCEPT_UNTRUSTED\b/i,
    reason: `This connection accepts any certificate. ${VERIFY}`,
    remedy: CA,
  },
  {
    pattern: /\bendpoint\.identification\.algorithm["']?\s*[=:,]\s*(?:""|''|$)/m,
    // Through a tunnel the host has another name; then the CA has to be the only one.
    unless: /\bssl\.truststore\.location\b/,
    reason: `This connection accepts the certificate of any host. ${VERIFY}`,
    remedy: "Leave the check of the host's name on.",
  },
  {
    pattern:
      /\bcurl\b[^\n|]*\s-[a-jl-zA-Z]*k[a-zA-Z]*(?=\s|$)|\b(?:wget|curl|mc|argocd|redis-cli|grpcurl|helm|kubectl|skopeo|buildah|podman|docker|pip|git)\b[^\n|]*\s--?(?:tls-verify=false|trusted-host|plain-http)(?=[\s=]|$)|GIT_SSL_NO_VERIFY\W+(?:1|true)/m,
    reason: `This call accepts any certificate. ${VERIFY}`,
    remedy: "Name the CA with --cacert.",
  },
  {
    pattern:
      /\busePlaintext\(|\bcreateInsecure\(|\bcleartextTrafficPermitted\W+true\b|\buse_ssl\W+false\b/,
    reason: `This connection is not encrypted. ${VERIFY}`,
    remedy: `Use TLS. ${CA}`,
  },
  {
    pattern: /\bsmtplib\.SMTP\(/,
    unless: /starttls/i,
    reason: `This goes on whoever answers. ${VERIFY}`,
    remedy: "Begin with STARTTLS, and hand it a context that checks the server.",
  },
  {
    pattern:
      /\bSSLv[23]\b|\bTLSv1(?:[._][01])?(?![._\d])|\bPROTOCOL_(?:SSL|TLSv1)|\bTls1?0\b|\bTLS_?1_[01]\b/,
    unless: /(?:!|-)(?:SSLv|TLSv)/,
    reason: "Whoever stands in between can break this version of TLS.",
    remedy: "Ask for TLS 1.2 or newer.",
  },
  {
    pattern:
      /\b[\w.]*(?:security|auth(?:entication|orization)?)[._]?enabled["']?\s*[=:]\s*["']?false\b/i,
    reason: "Everybody who reaches this server then may do everything.",
    remedy: "Leave the check of who calls on.",
  },
  {
    pattern: /\bignoreExpiration\W+true\b|\bparseClaimsJwt\(|\bparsePlaintextJwt\(/,
    reason: "This takes tokens that nobody signed, or that have ended long ago.",
    remedy: "Check signature, issuer, audience and end of each token.",
  },
  {
    pattern:
      /StrictHostKeyChecking[=\s]+(?:no|off)\b|UserKnownHostsFile[=\s]+\/dev\/null|\bssh-keyscan\b[^\n]*>>/i,
    reason: `This accepts any host. ${VERIFY}`,
    remedy: "Add the host's key to known_hosts.",
  },
];

/** A setting whose name says that it turns off, or leaves out, a check of who the other side is. */
export const UNVERIFIED: Omit<Forbidden, "pattern"> = {
  reason: `This turns off a check of who the other side is. ${VERIFY}`,
  remedy: CA,
};
