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
    // In quotes a value may have any signs; a file that is read has a path.
    pattern:
      /(?:\b[Pp]ass|[Pp]assw(?:or)?d|PASSW(?:OR)?D|[Ss]ecret|SECRET)["']?\s*[=:]\s*'(?=[^'\n]*[a-z])(?=[^'\n]*[A-Z])(?=[^'\n]*\d)(?=[^'\n]*[^\w'\n])[^'\s<>{}()[\].]{8,}'/,
    reason: `This looks like a real secret. ${SEEN}`,
    remedy: "Read it from a variable, or write a placeholder.",
  },
  {
    // As a generator makes them: digits of one alphabet, in a word that is no path and no address.
    pattern:
      /(?:passw(?:or)?d|secret|token|(?:api|access|private|signing|encryption)[-_]?key)["']?\]?\s*(?:[=:]|=>|,)\s*["']?(?=[^\s"']*\d)(?=[^\s"']*[a-f])(?![\w-]*(\w)\1{5})[0-9a-f]{24,}\b/i,
    reason: `This looks like a real secret. ${SEEN}`,
    remedy: "Read it from a variable, or write a placeholder.",
  },
  {
    // In statements of SQL.
    pattern:
      /\bPASSWORD\s*=?\s+'[^'$:{<%]+'|\b\w+_PASSWORD\s*=\s*'[^'$:{<%]+'\s*[,;]|\bIDENTIFIED\s+(?:WITH\s+\w+\s+)?(?:BY|AS)\s+'[^'$:{<%]+'/,
    reason: `Whoever has the file, or the log of the server, can read it. ${SEEN}`,
    remedy: "Hand it over as a variable of the client.",
  },
  {
    pattern:
      /\b\w*(?:ALLOW_EMPTY|EMPTY_ROOT|RANDOM_NO)_?PASSWORD\b["']?\s*[=:]\s*["']?(?:yes|true|1)|\bPOSTGRES_HOST_AUTH_METHOD\b["']?\s*[=:]\s*["']?trust|^\s*host(?:ssl|nossl)?\s+\S+\s+\S+\s+(?:0\.0\.0\.0\/0|::\/0|all)\s+trust\b|--requirepass\s+["']{2}|\bprotected-mode\s+no\b/im,
    reason: "Everybody who reaches this server then may do everything.",
    remedy: "Set a password, from a file or a variable.",
  },
  {
    // What signs tokens and sessions, in the text of a program.
    pattern:
      /\b(?:jwt|JWT|jsonwebtoken)\w*\.(?:sign|verify|encode|decode)\(\s*[^)"'`]*,\s*["'`](?!\$|-----BEGIN)[^"'`$\n]{4,}["'`]|\b(?:session|cookieSession|cookieParser|expressSession)\(\s*(?:\{[^}]*\b(?:secret|keys)\s*:\s*\[?\s*)?["'`][^"'`$\n]+["'`]|\b(?:SECRET_KEY|JWT_SECRET|SESSION_SECRET|signing_?[kK]ey|jwtSecret|secretOrKey)["']?\]?\s*[=:]\s*["'`](?![$<{"'`]|mrk_)[^"'`$<{\n]{4,}["'`]|\bSymmetricSecurityKey\([^)]*GetBytes\(\s*"|\bhmacShaKeyFor\(\s*"|\bHMAC256\(\s*"|\[\]byte\(\s*"[^"\n]*(?:secret|key)[^"\n]*"\s*\)/i,
    reason: `Whoever reads this can sign in everybody's name. ${SEEN}`,
    remedy: "Read it from a variable.",
  },
  {
    pattern:
      /--from-literal[= ]\S*(?:passw(?:or)?d|secret|token|key)\S*?=["']?(?![$<"'])\w|--set(?:-string)?[= ]\S*(?:passw(?:or)?d|token|apikey)=["']?(?![$<"'])\w/i,
    reason: `Every process of the machine can read a command line. ${SEEN}`,
    remedy: "Read it from a file or a variable: --from-file, --from-env-file, --values.",
  },
  {
    pattern:
      /\b\w*(?:token|secret|passw(?:or)?d|session_?id|otp|nonce|api_?key)\w*\s*:?=[^;\n]*\b(?:Math\.random\(|random\.(?:choices?|randint|random|sample)\(|new Random\(\)|rand\.Intn?\()/i,
    reason: "What these functions give can be guessed.",
    remedy: "Use what the language has for secrets: crypto.randomBytes, secrets, SecureRandom.",
  },
  {
    pattern: /\balg(?:orithms?)?["']?\s*[=:]\s*\[?\s*["']none["']/i,
    reason: "Anybody can write a token that is signed by nobody.",
    remedy: "Name the algorithm of the issuer: RS256.",
  },
];
