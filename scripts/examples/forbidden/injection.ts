import type { Forbidden } from "./kind.ts";

const BECOMES = "Whoever sends the text decides what is run.";

/** Words of strangers that become code, and objects that are code. */
export const INJECTION: readonly Forbidden[] = [
  {
    pattern:
      /\bshell\s*=\s*True\b|\bos\.(?:system|popen)\(\s*(?:f["']|[^)"']*["'][^)]*["']\s*(?:[%+]|\.format))|\b(?:child_process\.)?exec(?:Sync|Async)?\(\s*(?:`[^`]*\$\{|["'][^"']*["']\s*\+)|\.exec\(\s*"[^"]*"\s*\+|\bexec\.Command\(\s*"(?:ba|z)?sh"\s*,\s*"-c"\s*,\s*(?:fmt\.|[^")]*\+)|\bspawn\([^)]*\bshell:\s*true|\b(?:system|exec|popen|shell_exec|passthru|Process\.Start)\(\s*(?:\$?"[^"\n]*(?:\$\w|\{\w|#\{)|["'][^"'\n]*["']\s*[.+]\s*[$\w])|`[^`\n]*#\{|ProcessBuilder\(\s*"(?:ba)?sh"\s*,\s*"-c"\s*,\s*[^")]*(?:"[^"]*"\s*\+|\w+\))/,
    reason: `A shell reads this. ${BECOMES}`,
    remedy: "Call the program with a list of arguments, without a shell.",
  },
  {
    // Values inside of the text of a query, in the ways that languages put them there.
    pattern:
      /(?:f"{1,3}|f'{1,3})[^"']*\b(?:SELECT\s[^"]*\sFROM|INSERT\s+INTO|UPDATE\s[^"]*\sSET|DELETE\s+FROM|WHERE)\b[^"]*\{\w|\$"[^"]*\b(?:SELECT\s[^"]*\sFROM|INSERT\s+INTO|DELETE\s+FROM|UPDATE\s)[^"]*\{\w|["'][^"'\n]*\b(?:SELECT\s[^"\n]*\sFROM|INSERT\s+INTO|UPDATE\s[^"\n]*\sSET|DELETE\s+FROM)\b[^"\n]*["']\s*(?:\+\s*\w|%\s*[\w(]|\.format\(|\.formatted\()|\b(?:query|execute|exec|raw|\$queryRawUnsafe|queryForObject|createQuery|createNativeQuery)\(\s*`[^`]*\$\{|Sprintf\(\s*["`][^"`]*\b(?:SELECT|INSERT|UPDATE|DELETE)\b[^"`]*%[sv]/,
    reason: `A database reads this. ${BECOMES}`,
    remedy: "Hand values over as parameters: ?, $1 or :name.",
  },
  {
    pattern:
      /\byaml\.(?:unsafe_load|full_load|load_all|load)\((?![^)]*(?:Safe|safe))[^)]*\)|\b(?:c?[Pp]ickle|dill|shelve|joblib|marshal)\.(?:loads?|open)\(|\bnew ObjectInputStream\(|\bBinaryFormatter\b|\bTypeNameHandling\.(?:All|Auto|Objects)\b|\b(?:enableDefaultTyping|activateDefaultTyping)\(|\bunserialize\(\s*\$_|\bMarshal\.load\(|\bnew Yaml\(\s*\)|\btorch\.load\([^)]*weights_only\s*=\s*False/,
    reason: `What is read here can be any object, with what it does. ${BECOMES}`,
    remedy: "Read JSON, or load YAML with its safe loader.",
  },
  {
    pattern:
      /(?<![.\w])eval\(\s*(?:req|request|input|event|body|data|params|\w+\.(?:body|query|params|data|text))\b|\bnew Function\(\s*\w|\bexec\(\s*(?:request|input|compile)\b|\bvm\.runIn(?:This|New)Context\(|\brender_template_string\(\s*(?:f["']|request|\w+\s*\+)/,
    reason: `This runs text. ${BECOMES}`,
    remedy: "Read what is meant with a parser.",
  },
  {
    pattern:
      /\.(?:inner|outer)HTML\s*\+?=(?!\s*(?:"[^"]*"|'[^']*')\s*(?:[;,)}]|$))|\bdocument\.write\((?!\s*["'])|\bdangerouslySetInnerHTML=|\bv-html=|\|\s*safe\s*\}\}|\bmark_safe\(\s*(?:f["']|\w)|\bbypassSecurityTrustHtml\(/m,
    reason: `A browser reads this. ${BECOMES}`,
    remedy: "Write text as text: textContent, or the braces of the template.",
  },
  {
    pattern: /^\s*DEBUG\s*=\s*True\b|\bapp\.run\([^)]*\bdebug\s*=\s*True\b|\bFLASK_DEBUG=1\b/m,
    reason: "Errors then show code and settings to everybody, and some let them run more.",
    remedy: "Leave it off but where a variable of your own machine turns it on.",
  },
  {
    pattern:
      /\b(?:createHash|MessageDigest\.getInstance|hashlib\.new|Digest)\(\s*["'](?:md5|sha-?1|md4)["']|\bhashlib\.(?:md5|sha1)\(|\bmd5\.(?:New|Sum)\(|\bMD5\.(?:Create|HashData)\(|["'](?:AES\/ECB|DES|DESede|RC4)[/"']|\bMODE_ECB\b/i,
    reason: "Others can make a second text with the same result, or read what is behind it.",
    remedy: "Use SHA-256; for passwords a function that is made for them, for secrets AES-GCM.",
  },
];
