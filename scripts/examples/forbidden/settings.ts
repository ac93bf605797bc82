/** What a check of the other side is called, in names of options, variables and functions. */
const CHECK =
  /ssl|tls|https|cert|verif|hostname|host_?key|secure(?!d)|encrypt|x509|signature|authenticat|unauthorized/i;

/** Words that turn such a check off by their name alone. */
const OFF =
  /insecure|skip|disable|ignore|without|unverified|(?:^|[._-])no[._-]?(?=ssl|tls|cert|verif|check|auth)|allow_?(?:all|any|invalid|insecure|unauth|self|expired)|accept_?(?:all|any|invalid|self|expired)|danger|trust_?(?:all|any|server)|bypass|permissive/i;

/** Modes have more values than on and off; another rule knows them. */
const MODE = /ssl[-_. ]?mode|endpoint\.identification/i;

/** What readers run beside their code has no certificate: variables may say so. */
const LOCAL = /(?:=|\/\/|@)(?:localhost|127\.0\.0\.1)\b/;
const VARIABLE = /^[A-Z][A-Z0-9_]*SSL_ENABLED$/;

const NAME = /-{0,2}[A-Za-z_$][\w.$-]*/g;

/** What may stand between a name and its value, up to "- name: X" and "value: Y". */
const VALUE =
  /^["'\])]*\s*(?:(?:=>|:=|=|:|,|\(|\s)\s*)(?:value:\s*)?["'`]?(false|off|no|none|nil|null|0|!1|disabled?|""|'')?/i;
const NEGATIVE = /^(?:false|off|no|none|0)$/i;

/**
 * Where a text turns off a check of who the other side is; -1 when nowhere. Judged by the words
 * that libraries make their names of, so that options nobody thought of are found too:
 * `verify_ssl=False` as `--no-verify-ssl` or `tlsAllowInvalidCertificates`.
 */
export function unverifiedSetting(text: string): number {
  const isLocal = LOCAL.test(text);
  for (const { 0: name, index } of text.matchAll(NAME)) {
    if (!CHECK.test(name) || MODE.test(name)) continue;
    if (isLocal && VARIABLE.test(name)) continue;
    const after = text.slice(index + name.length, index + name.length + 60);
    const value = VALUE.exec(after)?.[1];
    const isOff = OFF.test(name);
    if (isOff ? !(value && NEGATIVE.test(value)) : value !== undefined) return index;
  }
  return -1;
}
