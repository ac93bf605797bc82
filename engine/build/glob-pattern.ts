/** What a pattern of paths matches: "*" within a name, "**" any folders, "{a,b}" either. */
export function globPattern(glob: string): RegExp {
  const source = glob
    .split(/(\{[^{}]*\})/)
    .map((part, index) => (index % 2 === 1 ? either(part.slice(1, -1)) : literal(part)));
  return new RegExp(`^${source.join("")}$`);
}

function either(list: string): string {
  return `(?:${list.split(",").map(literal).join("|")})`;
}

const WILDCARDS: Record<string, string> = {
  "**/": "(?:.*/)?",
  "**": ".*",
  "*": "[^/]*",
  "?": "[^/]",
};

function literal(text: string): string {
  return text.replace(/\*\*\/|\*\*|[*?.+^$()|[\]\\{}]/g, (sign) => WILDCARDS[sign] ?? `\\${sign}`);
}
