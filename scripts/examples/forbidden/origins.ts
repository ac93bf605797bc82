import type { Forbidden } from "./kind.ts";

const READ = "Every page on the web can then read the answers.";
const ONE = "Name each origin in full.";

/** Who may ask from elsewhere, and where people are sent back to. */
export const ORIGINS: readonly Forbidden[] = [
  {
    pattern:
      /(?:redirect|callback)_?-?ur(?:i|l)s?\b(?:[^\n]{0,60}?|[^\])}]{0,400}?)https?:\/\/[^\s"'`,\]]*\*/i,
    reason: "A wildcard lets every page below it receive log-in codes.",
    remedy: "Name each address in full.",
  },
  {
    // A star alone, in quotes also in a list of any language; or a name that says it.
    pattern:
      /\b\w*origin(?:s|_?patterns?|_?regex(?:es)?|_list)?["']?\]?\s*(?:=>|[=:(,]|\s)\s*(?:(?:new\s+)?[\w.]*!?\s*(?:\[\]\w*\s*)?[[({]\s*)*(?:["'`](?:https?:\/\/)?(?:\*|\.\*)["'`]|\*(?!\w)|r?["'`]\^?(?:https?\??:\\?\/\\?\/)?\.[*+]\$?["'`])|\b\w*(?:(?:any|all)_?origins?|origins?_?allow_?(?:any|all))\b(?!\W+false)/i,
    reason: `This is a wildcard. ${READ}`,
    remedy: ONE,
  },
  {
    // The default of these libraries is everybody.
    pattern:
      /\b(?:cors|enableCors|CORS)\(\s*(?:app\s*)?\)|\.register\(\s*(?:fastify)?cors\s*\)|@CrossOrigin\b(?!\s*\(|\.)|@CrossOrigin\(\s*(?:(?:maxAge|allowCredentials|methods|allowedHeaders)\s*=[^()]*)?\)|\bcors:\s*true\b|\bCorsLayer::(?:very_)?permissive\(|\bCors::permissive\(/,
    reason: `Without a list of origins, this answers everybody. ${READ}`,
    remedy: ONE,
  },
  {
    pattern:
      /Allow-Origin["']?\s*[,:=\s]\s*[^\n;]{0,40}?(?:\$http_origin|\b(?:req|request|ctx|r|event)\b[^\n;]{0,30}?origin)|\borigin:\s*true\b|\borigin["']?\s*:\s*(?:async\s*)?\(?[^\n]{0,40}?(?:=>|\{)\s*\w+\(\s*null\s*,\s*true\s*\)|\borigin["']?\s*:\s*(?:async\s*)?\(?[\w\s,]*\)?\s*=>\s*(?:true|\w+)\s*[,})]|SetIsOriginAllowed\([^)]*=>\s*true|AllowOriginFunc:?\s*[^\n]*return true|CheckOrigin:?\s*=?\s*func\([^)]*\)\s*bool\s*\{\s*return true/i,
    reason: `This takes whatever origin asks. ${READ}`,
    remedy: "Compare it with a list of your own.",
  },
  {
    pattern:
      /\b(?:script-src|default-src|connect-src|frame-ancestors)\s[^;"\n]*(?:(?<=\s)\*(?=[\s;"'])|unsafe-eval)/,
    reason: "This policy allows everybody, or any code.",
    remedy: "Name each source in full.",
  },
  {
    pattern: /\bALLOWED_HOSTS\s*=\s*[[(]?\s*["']?\*/,
    reason: "Links of the answers then lead to whatever host a request named.",
    remedy: "Name the hosts that the component has.",
  },
  {
    pattern: /\banyRequest\(\)\s*\.permitAll\(\)|\banyExchange\(\)\s*\.permitAll\(\)/,
    reason: "Everybody may then do everything that no line before names.",
    remedy: "Ask for a login, and name what is open to everybody.",
  },
];
