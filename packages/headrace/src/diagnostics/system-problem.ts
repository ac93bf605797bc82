import type { Diagnostic } from "../model/diagnostic.ts";

/**
 * What the system refused, as a problem of the machine: a full disk, a folder without permission.
 *
 * @throws anything else, which is a fault of ours.
 */
export function systemProblem(error: unknown): Diagnostic {
  if (!(error instanceof Error)) throw error;
  const code = "syscall" in error && "code" in error ? String(error.code) : codeIn(error.message);
  if (code === undefined) throw error;
  const isWatched = "syscall" in error && error.syscall === "watch";
  const hint =
    (isWatched ? WATCHED[code] : WAYS_OUT[code]) ??
    "Nothing was published; mend it and run the command again.";
  return { code: "system", severity: "error", message: `${error.message}.`, hint };
}

/** Errors of worker threads arrive without their fields: "ENOSPC: no space left on device, write". */
function codeIn(message: string): string | undefined {
  return /^(E[A-Z]+): .+, [a-z]+/.exec(message)?.[1];
}

const FULL = "The disk is full, and the published site is as it was. Make room and build again.";

/** Linux has limits of its own for watching files. */
const WATCHED: Partial<Record<string, string>> = {
  ENOSPC: "Raise fs.inotify.max_user_watches (sysctl), or look for a folder of very many files.",
  EMFILE: "Raise fs.inotify.max_user_instances (sysctl), or end other programs that watch files.",
};

const WAYS_OUT: Partial<Record<string, string>> = {
  EDQUOT: FULL,
  EFBIG: FULL,
  ENOSPC: FULL,
  EROFS:
    "This disk can only be read. Build in a folder that can be written to, for what is kept in .cache and .releases.",
  ENOENT: "Look at the name; nothing was written.",
  EISDIR: "Name a file; this is a folder.",
  EEXIST: "A file stands where a folder is needed. Name another place; nothing was written there.",
  ENOTDIR: "A file stands where a folder is needed. Name another place; nothing was written there.",
  EACCES:
    "This user may not do that; look at the permissions of the file and the folders above it.",
  EADDRINUSE: "This port and those after it are taken; name another with --port.",
  EADDRNOTAVAIL: "Name an address of this machine with --host, such as 127.0.0.1.",
  ENOTFOUND: "Name an address of this machine with --host, such as 127.0.0.1.",
  EMFILE: "Too many files are open; raise the limit (ulimit -n).",
};
