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
    pattern: /\buses:\s*["']?\w[\w.-]*\/[\w./-]+@(?![0-9a-f]{40}\b)\S+/,
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
    pattern: /\bssl-?mode[=:"'\s]+(?:disable|allow|prefer|require|required|preferred|trust)\b/i,
    reason: `This connection does not check who the server is. ${VERIFY}`,
    remedy: `${CA} The mode is verify-full.`,
  },
  {
    pattern: /\b\w+_SSL_MODE\s*[=:|]\s*(?:allow|prefer|require|trust)\b/i,
    reason: `This connection does not check who the server is. ${VERIFY}`,
    remedy: `${CA} The mode is verify-full.`,
  },
  {
    pattern:
      /\brejectUnauthorized["']?\s*:\s*false|NODE_TLS_REJECT_UNAUTHORIZED\W+0\b|\bInsecureSkipVerify\s*[:=]\s*true|\bverify\s*=\s*False\b|\bssl_cert_reqs\W+(?:none|CERT_NONE)|\b(?:check_hostname\s*=\s*False|CERT_NONE)\b|trustServerCertificate\s*=\s*true|TrustAllCert|NoopHostnameVerifier/i,
    reason: `This connection accepts any certificate. ${VERIFY}`,
    remedy: CA,
  },
  {
    pattern: /\bcurl\b[^\n|]*\s(?:-[a-jl-zA-Z]*k[a-zA-Z]*|--insecure)(?=\s|$)/,
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
