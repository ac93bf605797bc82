/** Something that samples must not teach. */
export interface Forbidden {
  pattern: RegExp;
  /** A text with this in it is fine all the same. */
  unless?: RegExp;
  reason: string;
  remedy: string;
}

const VERIFY = "Whoever stands in between can then read and change everything.";
const CA = "Check the server with /etc/millrace/ca/ca.crt, which the platform mounts.";

/** What no code of pages and samples may hold, and why. */
export const FORBIDDEN: readonly Forbidden[] = [
  {
    pattern:
      /\buses:\s*["']?(?:\w[\w.-]*\/[\w./-]+@(?![0-9a-f]{40}\b)\S+|docker:\/\/(?!\S*@sha256:)\S+)/,
    reason: "A tag or branch of somebody else's action can be moved to other code.",
    remedy: "Name the full hash of a commit, with the version in a comment beside it.",
  },
  {
    pattern: /\buses:\s*["']?\w[\w.-]*\/[\w./-]+@[0-9a-f]{40}["']?\s*$/m,
    reason: "Nobody can tell which version a hash is.",
    remedy: "Write the version in a comment beside the hash.",
  },
  {
    pattern: /\bpermissions:\s*write-all\b/,
    reason: "A job with all rights hands them to every action that it uses.",
    remedy: "Name the rights that the job needs.",
  },
  {
    pattern: /^on:[\s\S]*^jobs:/m,
    unless: /^\s*permissions:/m,
    reason: "A workflow without permissions gets those that the repository happens to give.",
    remedy: "Name them: permissions, contents: read.",
  },
  {
    // Readers' own containers have no certificate: only variables of a connection may be "disable".
    pattern:
      /(?:(?<![a-z]_)ssl[-_ ]?mode["']?[=:\s]+["']?disabled?|ssl[-_ ]?mode["']?\s*[=:|\s]\s*["']?(?:allow|prefer(?:red)?|required?|trust|no-verify))\b/i,
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
      /\b(?:redis|amqp|ldap|ftp):\/\/(?:[^\s@/"'`]*@)?(?![^\s/"'`]*@|127\.)(?=[^\s/:?"'`]*[.${])|\b(?:SASL_)?PLAINTEXT:\/\/(?!localhost|127\.|:|0\.0\.0\.0)/,
    reason: `This connection is not encrypted. ${VERIFY}`,
    remedy: `Use TLS. ${CA}`,
  },
  {
    // Settings that turn a check off, by the words that libraries make their names of.
    pattern:
      /[\w.-]*(?:(?:ssl|tls|cert|hostname|peer|server)[\w.-]*(?:verif|valid|check)|(?:verif|valid|check|strict|reject)[\w.-]*(?:ssl|tls|cert|hostname|peer|server|unauthorized))[\w.-]*["']?\s*(?:[=:(]\s*|\s)["']?(?:false|off|no|none|0)\b/i,
    reason: `This connection accepts any certificate. ${VERIFY}`,
    remedy: CA,
  },
  {
    // Settings that turn carelessness on.
    pattern:
      /(?:insecure|skip[-_]?(?:tls[-_]?|ssl[-_]?)?verify|trust[-_ ]?(?:server[-_ ]?certificate|all)|accept[-_ ]?(?:all|any|invalid|self[-_]?signed))[\w-]*["']?\s*[=:(]\s*["']?(?:true|yes|on|1)\b/i,
    reason: `This connection accepts any certificate. ${VERIFY}`,
    remedy: CA,
  },
  {
    // What the languages call it.
    pattern:
      /\bverify(?:_mode)?\s*=\s*False\b|\bssl\s*=\s*False\b|_create_unverified_context|\bssl_cert_reqs\W+(?:none|CERT_NONE)|\bCERT_NONE\b|checkServerIdentity\W+\(|TrustAll|InsecureTrustManager|NoopHostnameVerifier|HostnameVerifier\(\([^)]*\)\s*->\s*true|checkServerTrusted\([^)]*\)[^{;]*\{\s*\}|Dangerous(?:AcceptAny|ly)\w*|(?:Certificate\w*)?ValidationCallback\s*(?:\+?=)[^;]*=>\s*true|insecure\.NewCredentials/i,
    reason: `This connection accepts any certificate. ${VERIFY}`,
    remedy: CA,
  },
  {
    pattern: /\bendpoint\.identification\.algorithm["']?\s*[=:]\s*(?:""|''|$)/m,
    // Through a tunnel the host has another name; then the CA has to be the only one.
    unless: /\bssl\.truststore\.location\b/,
    reason: `This connection accepts the certificate of any host. ${VERIFY}`,
    remedy: "Leave the check of the host's name on.",
  },
  {
    pattern:
      /\bcurl\b[^\n|]*\s(?:-[a-jl-zA-Z]*k[a-zA-Z]*|--insecure)(?=\s|$)|\b(?:wget|curl|mc|argocd|redis-cli|grpcurl|helm|kubectl|skopeo|buildah|podman|docker|pip|git)\b[^\n|]*\s--?(?:no-check-certificate|insecure[\w-]*(?!=false)|tls-verify=false|trusted-host|plain-http)(?=[\s=]|$)|GIT_SSL_NO_VERIFY\W+(?:1|true)/m,
    reason: `This call accepts any certificate. ${VERIFY}`,
    remedy: "Name the CA with --cacert.",
  },
  {
    pattern: /StrictHostKeyChecking[=\s]+(?:no|off)\b/i,
    reason: `This accepts any host. ${VERIFY}`,
    remedy: "Add the host's key to known_hosts.",
  },
  {
    pattern: /(?:redirect|callback)_?-?ur(?:i|l)s?\b[^\n]{0,60}?https?:\/\/[^\s"'`,\]]*\*/i,
    reason: "A wildcard lets every page below it receive log-in codes.",
    remedy: "Name each address in full.",
  },
  {
    pattern: /\b(?:FROM|image:)\s+["']?[\w./-]+:latest\b/,
    reason: "latest is another image every week.",
    remedy: "Name a version.",
  },
  {
    // Up to the end of the command, which may go over several lines.
    pattern: /^\s*ADD\s(?![^\n]*--checksum=)(?:[^\n]*\\\n)*?[^\n]*\bhttps?:\/\//m,
    reason: "What stands at this address tomorrow gets into the image unseen.",
    remedy: "Name its hash: ADD --checksum=sha256:…",
  },
  {
    pattern: /\b(?:curl|wget)\b[^\n]*\bhttps?:\/\/[^\n]*\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b/,
    reason: "Whatever the address answers is run at once.",
    remedy: "Load a named version, compare its hash, and run that.",
  },
  {
    pattern: /\bdocker login\b[^\n]*\s(?:-p|--password)[\s=]/,
    reason: "Every process of the machine can read a command line.",
    remedy: "Send it to --password-stdin.",
  },
];

/** The first place of each thing in a text that is forbidden. */
export function findForbidden(text: string): { offset: number; forbidden: Forbidden }[] {
  return FORBIDDEN.flatMap((forbidden) => {
    const offset = text.search(forbidden.pattern);
    return offset < 0 || forbidden.unless?.test(text) ? [] : [{ offset, forbidden }];
  });
}
