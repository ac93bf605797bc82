import type { Forbidden } from "./kind.ts";

const SEEN = "What stands in a repository or on a command line is no secret any more.";

/** Values that look like somebody's, and ways to give one away. */
export const SECRETS: readonly Forbidden[] = [
  {
    // Formats of makers; a mark of a placeholder is one letter, over and over.
    pattern:
      /\b(?:mrk_(?!(\w)\1{5})[A-Za-z0-9]{30,}|A(?:KI|SI)A[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{30,}|glpat-[\w-]{16,}|xox[abpr]-[\w-]{10,}|npm_[A-Za-z0-9]{30,}|sk_live_\w{16,}|AIza[\w-]{30,}|pypi-[\w-]{40,}|dop_v1_\w{40,}|sk-(?:ant|proj|live)-[\w-]{20,}|SG\.[\w-]{16,}\.[\w-]{16,})|\bhooks\.slack\.com\/services\/T[^\s<]+\/B[^\s<]+\/\w{16,}|\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
    reason: `This looks like a real key. ${SEEN}`,
    remedy: "Write a placeholder that nobody can take for one: mrk_xxxx…",
  },
  {
    pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\s|\\n)+[A-Za-z0-9+/=]{12,}/,
    reason: `This is a private key. ${SEEN}`,
    remedy: "Leave it out; say where readers get their own.",
  },
  {
    pattern:
      /:\/\/[\w.-]+:(?![$<{%])(?=[^\s@/]*[A-Z])(?=[^\s@/]*\d)[^\s@/"'$<]{8,}@|\bAccountKey=[\w+/]{20,}|\bauthorization["']?\s*[:=,]\s*["']?basic\s+[\w+/]{12,}={0,2}/i,
    reason: `This looks like a real secret. ${SEEN}`,
    remedy: "Read it from a variable, or write a placeholder.",
  },
  {
    pattern: /\bsshpass\s+-p|--build-arg[ =]\w*(?:TOKEN|SECRET|PASSWORD|KEY)\b/,
    reason: `Every process of the machine, or whoever has the image, can read it. ${SEEN}`,
    remedy: "Mount it as a secret of the build, or read it from a file.",
  },
  {
    pattern: /\becho\s+["']?\$\{?\w*(?:_KEY|TOKEN|SECRET|PASSWORD)\}?["']?\s*$/m,
    reason: `It then stands in the log. ${SEEN}`,
    remedy: "Print whether it is set, not what it is.",
  },
  {
    // Capitals, small letters and digits in one word: made by somebody, or by a generator.
    pattern:
      /(?:[Pp]assw(?:or)?d|PASSW(?:OR)?D|[Ss]ecret|SECRET|[Tt]oken|TOKEN|(?:[Aa]pi|API|[Aa]ccess|ACCESS)[-_]?(?:[Kk]ey|KEY))["']?\s*[=:]\s*["']?(?![$<{%]|mrk_(\w)\1{5})(?=[^\s"'`]*[a-z])(?=[^\s"'`]*[A-Z])(?=[^\s"'`]*\d)(?![^\s"'`]*[.({[]|[^\s"'`]*\b(?:[A-Z][a-z]+){2})[^\s"'`<>$]{8,}/,
    reason: `This looks like a real secret. ${SEEN}`,
    remedy: "Read it from a variable, or write a placeholder.",
  },
  {
    pattern:
      /\bdocker login\b[^\n]*\s(?:-p|--password)[\s=]|\b(?:mariadb|mysql|mysqldump|mariadb-dump)\b[^\n]*\s(?:-p(?=[^\s-])|--password=)|\bcurl\b[^\n]*\s(?:-u|--user)[ =]["']?[^\s$:"'<]+:[^\s$"'<]+|\bredis-cli\b[^\n]*\s-a\s|\b(?:PGPASSWORD|MYSQL_PWD|REDISCLI_AUTH)=["']?[\w!-]+["']?\s+\w/,
    reason: `Every process of the machine can read a command line. ${SEEN}`,
    remedy: "Send it to the standard input, or read it from a variable that is set elsewhere.",
  },
  {
    // A layer of the image keeps it, also where a later one takes it away.
    pattern:
      /^[ \t]*(?:ENV|ARG)[ \t]+(?:\w+=\S*[ \t]+)*\w*(?:PASSW(?:OR)?D|SECRET|TOKEN|API_?KEY|ACCESS_?KEY|CREDENTIALS?)(?:[ \t]*$|[= \t]+["']?(?!["']?(?:$|\s)|[$<{]|\/))/im,
    reason: `Whoever has the image can read it. ${SEEN}`,
    remedy: "Mount it as a secret of the build, or read it from a variable at the start.",
  },
  {
    pattern: /\balg(?:orithms?)?["']?\s*[=:]\s*\[?\s*["']none["']/i,
    reason: "Anybody can write a token that is signed by nobody.",
    remedy: "Name the algorithm of the issuer: RS256.",
  },
];
