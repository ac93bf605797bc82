import type { Forbidden } from "./kind.ts";

const MOVES = "Tomorrow something else can stand behind this name.";

/** Names that people move on purpose: branches, channels, tags of images. */
const NAMES =
  "(?:main|master|HEAD|trunk|develop|latest|edge|next|nightly|canary|stable|mainline|rolling|unstable|volatile|~latest|dev:\\w+)";

/** Code and programs of others under a name that moves. */
export const MOVING: readonly Forbidden[] = [
  {
    // Of a shared library, an orb, a component, a chart, a module: whatever names a version after "@".
    pattern: new RegExp(
      `(?:[\\w/-]@|[?&]ref=|#)${NAMES}(?=["'\\s)\\]]|$)|\\b(?:rev|targetRevision|tag):[ \\t]*["']?${NAMES}["']?[ \\t]*$|\\b(?:image|FROM)["']?[:=]?\\s*["']?[\\w./-]+:${NAMES}\\b`,
      "m",
    ),
    reason: `This takes whatever somebody pushed last. ${MOVES}`,
    remedy: "Name a version, or the full hash of a commit.",
  },
  {
    // A reference beside the repository of somebody else.
    pattern: new RegExp(
      `\\b(?:project|repo|repository|name|url):[^\\n]+\\n(?:[ \\t-]+\\w+:[^\\n]*\\n)*?[ \\t]+ref:[ \\t]*["']?(?:refs/heads/[\\w./-]+|${NAMES})\\b|\\bname:[ \\t]*["']?revision["']?\\s*\\n\\s*value:[ \\t]*["']?${NAMES}\\b|\\bref:[ \\t]*\\n[ \\t]+branch:`,
    ),
    reason: `This takes whatever somebody pushed last. ${MOVES}`,
    remedy: "Name the full hash of a commit.",
  },
  {
    pattern:
      /https?:\/\/[^\s"']*\/(?:main|master|HEAD|latest)\/[^\s"']+\.(?:ya?ml|sh|ps1|jar|tgz|gz|zip|whl)\b/,
    reason: `This loads whatever the branch holds. ${MOVES}`,
    remedy: "Name a version in the address, and compare the file's hash.",
  },
  {
    pattern:
      /\b(?:curl|wget)\b[^\n]*\bhttps?:\/\/(?:[\s\S]{0,200}?\bchmod\s+(?:\+x|[0-7]*[1357])|[^\n]*&&\s*(?:sudo\s+)?(?:ba|z|da)?sh\s|[^\n]*\|\s*(?:sudo\s+)?(?:python3?|perl|node|ruby|php)(?:[ \t]+-)?[ \t]*(?:$|[;&|]))/m,
    unless: /sha(?:256|512)sum|cosign|gpg\s+--verify|minisign/,
    reason: `Nobody compares what is loaded with what was meant. ${MOVES}`,
    remedy: "Load a named version, compare its hash, and run that.",
  },
  {
    pattern:
      /["'][\w.-]+:[\w.-]+:(?:\+|latest\.\w+|\d[\d.]*\+)["']|^[ \t]*(?:-[ \t]*)?(?:version:|[\w-]+[ \t]*=)[ \t]*["']\*["'][ \t]*$/m,
    reason: `Any version will do. ${MOVES}`,
    remedy: "Name a version.",
  },
];
