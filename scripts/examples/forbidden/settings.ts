/** What a check of the other side is called, in names of options, variables and functions. */
const CHECK =
  /ssl|tls|https|cert|verif|hostname|host_?key|secure(?!d)|encrypt|x509|signature|authenticat|unauthorized|http_?only/i;

/** Words that turn such a check off by their name alone. */
const OFF =
  /insecure|skip|disable|ignore|without|unverified|(?:^|[._-])no[._-]?(?=ssl|tls|cert|verif|check|auth)|allow[._-]?(?:all|any|invalid|insecure|unauth|self|expired)|accept[._-]?(?:all|any|invalid|self|expired)|danger|trust[._-]?(?:all|any|server)|bypass|permissive|relaxed|non_?validat/i;

/** Modes that encrypt for whoever answers, or only if the other side happens to. */
const WEAK = "require[ds]?|prefer(?:red)?|allow|optional|try|never|untrusted|accept_untrusted";

/** A name that a weak mode follows, or that ends in one: `ssl='require'`, `SslMode.Require`. */
const WEAK_VALUE = new RegExp(
  `^["'\\])]*\\s*(?:(?:=>|:=|::|=|:)\\s*["'\`:]?|,\\s*["'\`])(?:\\w+[.:]+)?(?:${WEAK})\\b`,
  "i",
);
const WEAK_NAME = new RegExp(`[.](?:${WEAK})$`, "i");
const DIRECTIVE = new RegExp(`^[ \\t]+(?:${WEAK})\\b`, "i");

/** Modes have more values than on and off; another rule knows them. */
const MODE = /ssl[-_. ]?mode|endpoint\.identification/i;

/** What readers run beside their code has no certificate: variables may say so. */
const LOCAL = /(?:=|\/\/|@)(?:localhost|127\.0\.0\.1)\b/;
const VARIABLE = /^[A-Z][A-Z0-9_]*SSL_ENABLED$/;

const NAME = /-{0,2}[A-Za-z_$][\w.$-]*/g;

/**
 * What may stand between a name and its value, up to "- name: X" and "value: Y"; a value is whole: what
 * a test runner prints, "no signature (0.2 ms)", has none.
 */
const VALUE =
  /^["'\])]*\s*(?:(?:=>|:=|=|:|,|\(|\s)\s*)(?:value:\s*)?["'`]?((?:false|off|no|none|nil|null|0L?|!1|disabled?)(?!\.?\w)|""|'')?/i;
const NEGATIVE = /^(?:false|off|no|none|0)$/i;

/**
 * Where a text turns off a check of who the other side is; -1 when nowhere. Judged by the words
 * that libraries make their names of, so that options nobody thought of are found too:
 * `verify_ssl=False` as `--no-verify-ssl` or `tlsAllowInvalidCertificates`.
 */
export function unverifiedSetting(text: string): number {
  const isLocal = LOCAL.test(text);
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (!CHECK.test(name)) continue;
    const after = text.slice(index + name.length, index + name.length + 60);
    if (isWeak(name, after)) return index;
    if (MODE.test(name) || (isLocal && VARIABLE.test(name))) continue;
    const value = VALUE.exec(after)?.[1];
    const isOff = OFF.test(name);
    if (isOff ? !(value && NEGATIVE.test(value)) : value !== undefined) return index;
  }
  return -1;
}

/** Whether a setting asks for a connection, and not for a certain other side. */
function isWeak(name: string, after: string): boolean {
  if (!/ssl|tls|cert|encrypt/i.test(name)) return false;
  return (
    WEAK_VALUE.test(after) ||
    WEAK_NAME.test(name) ||
    (/^[A-Z]+_[A-Z_]+$/.test(name) && DIRECTIVE.test(after))
  );
}
