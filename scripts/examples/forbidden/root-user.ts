import type { Forbidden } from "./kind.ts";

/** An image that says nothing of a user runs as root. */
export const ROOT: Omit<Forbidden, "pattern"> = {
  reason:
    "This image names no user, and runs as root: the platform's restricted standard refuses it.",
  remedy: "End with USER and a number of its own: USER 10001.",
};

const STAGE = /^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*(\S+)(?:[ \t]+AS[ \t]+(\S+))?/gim;
/** Images that name a user themselves. */
const OTHERS = /^registry\.millrace\.example\/|nonroot|unprivileged|rootless/;

/**
 * Where the last stage of a Dockerfile leaves its user to an image that has none; -1 when it
 * does not, and for a part of a file, which starts nothing.
 */
export function rootUser(text: string): number {
  const stages = readStages(text);
  const last = stages.at(-1);
  if (!last || !/^[ \t]*(?:CMD|ENTRYPOINT)\b/im.test(last.body)) return -1;
  return hasUser(last, stages) ? -1 : last.index;
}

interface Stage {
  index: number;
  base: string;
  name: string;
  /** Its instructions. */
  body: string;
}

function readStages(text: string): Stage[] {
  return [...text.matchAll(STAGE)].map(({ index, 1: base = "", 2: name = "" }, at, all) => {
    return { index, base, name, body: text.slice(index, all[at + 1]?.index) };
  });
}

/** Whether a stage, or one that it goes on from, names a user. */
function hasUser({ base, body, index }: Stage, stages: readonly Stage[]): boolean {
  if (/^[ \t]*USER[ \t]+\S/im.test(body) || OTHERS.test(base)) return true;
  const before = stages.find((stage) => stage.name === base && stage.index < index);
  return before !== undefined && hasUser(before, stages);
}
