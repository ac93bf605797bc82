import type { Forbidden } from "./kind.ts";

const MOVES = "Tomorrow another program can stand behind this name.";

/** Programs of others that get in unseen, and rights that nobody needs. */
export const SUPPLY: readonly Forbidden[] = [
  {
    pattern:
      /\buses["']?:\s*(?:[>|][-+]?\s*)?["']?(?:\w[\w.-]*\/[\w./-]+@(?![0-9a-f]{40}\b)\S+|docker:\/\/(?!\S*@sha256:)\S+)|\bimage:\s*["']?docker:\/\/(?!\S*@sha256:)/,
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
    pattern: /^on:\s*(?:\[[^\]]*|\n(?:[ \t].*\n)*?[ \t]+)?["']?pull_request_target\b/m,
    reason: "This event gives code of a stranger's branch the repository's secrets.",
    remedy: "Start on pull_request.",
  },
  {
    pattern:
      /\brun:[^\n]*(?:\n[ \t][^\n]*)*?\$\{\{\s*(?:github\.event\.(?:issue|pull_request|comment|review|head_commit|commits|inputs)\b|github\.head_ref)/,
    reason: "Who names a branch or a title writes a part of this script.",
    remedy: "Hand the text over as a variable under env.",
  },
  {
    pattern:
      /[\w\]})]["']?:latest\b|\btag:\s*["']?latest\b|[\w-]@latest\b|<version>\s*(?:LATEST|RELEASE)\s*<|["'][@a-z][\w./-]*["']:\s*["'](?:latest|\*)["']/,
    reason: `latest is another version every week. ${MOVES}`,
    remedy: "Name a version.",
  },
  {
    pattern: /<version>\s*[[(][^<]*,\s*[\])]\s*</,
    reason: `A range without an end takes every version to come. ${MOVES}`,
    remedy: "Name a version.",
  },
  {
    // Not a stage of the same file, not an image of the platform.
    pattern:
      /^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*(?!scratch\b|registry\.millrace\.example\/)(?=\S*[:/])(?!\S*@sha256:)\S+/im,
    reason: `A tag of somebody else's image can be moved. ${MOVES}`,
    remedy: "Name its digest after the tag: FROM node:24-alpine@sha256:…",
  },
  {
    // A name without anything else is a stage, where the file has one of that name.
    pattern:
      /^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*(?!scratch\b)([\w-]+)(?:[ \t]+AS[ \t]+\S+)?[ \t]*$(?<!\bAS[ \t]+\1\b[\s\S]*^[ \t]*FROM[ \t].*)/im,
    // SQL has the word, too.
    unless: /\bSELECT\b/i,
    reason: `An image without a tag is that of the day. ${MOVES}`,
    remedy: "Name a tag and its digest.",
  },
  {
    pattern:
      /^[ \t-]*(?:image|container|buildImage|runtimeImage):[ \t]*["']?(?!\$|\{)[\w./-]*\w(?!\S)["']?[ \t]*$/m,
    reason: `An image without a tag is that of the day. ${MOVES}`,
    remedy: "Name a tag.",
  },
  {
    pattern:
      /\bgit\+https:\/\/[^\s"'@]+(?!@[0-9a-f]{40})(?=[\s"']|$|@)|\bgit\+ssh:\/\/(?![^\s"']*#[0-9a-f]{40})|["']github:[\w./-]+(?!#[0-9a-f]{40})["'#]|\bsource\s*=\s*["'](?:git::|github\.com)(?![^"']*[?&]ref=(?:v?\d|[0-9a-f]{40}))|\bgit\s*=\s*["']https:(?![^\n}]*\b(?:rev|tag)\b)|\binstall\b[^\n]*\s--git\s(?![^\n]*--(?:rev|tag)\b)|\binclude:\s*\n\s*-\s*remote:/m,
    reason: `This is whatever the branch holds. ${MOVES}`,
    remedy: "Name the full hash of a commit.",
  },
  {
    pattern:
      /\bGO(?:NO)?SUM(?:DB|CHECK)\W+(?:off|\*|1)|\bGOFLAGS=\S*-insecure|\[trusted=yes\]|--nogpgcheck/i,
    reason: `Nothing is compared with what others got. ${MOVES}`,
    remedy: "Leave the check on.",
  },
  {
    pattern: /^\s*ADD\s(?![^\n]*--checksum=)[^\n]*\bhttps?:\/\//m,
    reason: "What stands at this address tomorrow gets into the image unseen.",
    remedy: "Name its hash: ADD --checksum=sha256:…",
  },
  {
    // Whatever stands before the shell: a user, a variable, a path, another program that passes it on.
    pattern:
      /\b(?:curl|wget|fetch|aria2c)\b[^\n;]*\bhttps?:\/\/[^\n]*\|\s*(?:(?:sudo|doas|env|command|exec|nohup|time)\s+(?:-\S+\s+(?:[a-z_]+\s+)??)*)*(?:\w+=\S*\s+)*["']?(?:\$\{?SHELL\}?|(?:\/[\w/]*\/)?(?:ba|z|da|k|a|fi)?sh)\b(?!\.)|(?:\b(?:ba|z|da|k)?sh|\bsource|(?:^|[\s;&])\.|\beval|\bpython3?)\s+(?:-\w+\s+)*(?:<\(|["']?\$\(|["']?`)\s*(?:curl|wget)\b|\b(?:iwr|irm|curl|wget|Invoke-WebRequest|Invoke-RestMethod|DownloadString)\b[^\n]*\|\s*(?:iex|Invoke-Expression)\b|\b(?:iex|Invoke-Expression)\b[^\n]*\b(?:iwr|irm|Invoke-WebRequest|Invoke-RestMethod|DownloadString)\b|\bdeno\s+run\b[^\n]*\s(?:-A|--allow-all)\b[^\n]*https?:/im,
    reason: "Whatever the address answers is run at once.",
    remedy: "Load a named version, compare its hash, and run that.",
  },
];
