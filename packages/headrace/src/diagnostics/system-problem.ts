import type { Diagnostic } from "../model/diagnostic.ts";

/**
 * What the system refused, as a problem of the machine: a full disk, a folder without permission.
 *
 * @throws anything else, which is a fault of ours.
 */
export function systemProblem(error: unknown): Diagnostic {
  const refusal = systemRefusal(error);
  if (!(error instanceof Error) || !refusal) throw error;
  const { words, code, hint = OTHERWISE } = refusal;
  const message = words === undefined ? error.message : `${words}${placeOf(error)} (${code})`;
  return { code: "system", severity: "error", message: `${message}.`, hint };
}

/** What the system refused, in words; `undefined` where it was not the system. */
export function systemRefusal(
  error: unknown,
): { code: string; words?: string | undefined; hint?: string | undefined } | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "syscall" in error && "code" in error ? String(error.code) : codeIn(error.message);
  if (code === undefined) return undefined;
  const call = "syscall" in error ? String(error.syscall) : "";
  const [words, hint] = SAID[`${call} ${code}`] ?? SAID[code] ?? [];
  return { code, words, hint };
}

/** Errors of worker threads arrive without their fields: "ENOSPC: no space left on device, write". */
function codeIn(message: string): string | undefined {
  return /^(E[A-Z]+): .+, [a-z]+/.exec(message)?.[1];
}

/** What was refused: a file, two of them, the name of a machine, or an address. */
function placeOf(error: Error): string {
  const { path, dest, hostname, address, port } = fieldsOf(error);
  const isPlace = address !== undefined && port !== undefined;
  const named =
    path ?? hostname ?? (isPlace ? `${address}, port ${port}` : inQuotes(error.message));
  return [named, dest]
    .filter(Boolean)
    .map((part, at) => `${at > 0 ? " → " : ": "}${part}`)
    .join("");
}

function fieldsOf(error: Error): Partial<Record<string, string>> {
  const names = ["path", "dest", "hostname", "address", "port"];
  const fields = Object.entries(error).filter(([name]) => names.includes(name));
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

function inQuotes(message: string): string | undefined {
  return /'(.+)'$/.exec(message)?.[1];
}

const OTHERWISE = "Nothing was published; mend it and run the command again.";

const FULL = "The published site is as it was. Make room and build again.";

const FOLDER = "Name another place; nothing was written there.";

const HOST = "Name an address of this machine with --host, such as 127.0.0.1.";

const RIGHTS = "Look at the permissions of the file and the folders above it.";

/** What a code means, and what to do; where it is another thing for one call, by that too. */
const SAID: Partial<Record<string, readonly [words: string, hint?: string]>> = {
  // Linux has limits of its own for watching files.
  "watch ENOSPC": [
    "The system watches no more files for this user",
    "Raise fs.inotify.max_user_watches (sysctl), or look for a folder of very many files.",
  ],
  "watch EMFILE": [
    "The system watches files for no more programs of this user",
    "Raise fs.inotify.max_user_instances (sysctl), or end other programs that watch files.",
  ],
  // Asked before the work, of the folder for what is kept or the one that it would be made in.
  "access EACCES": [
    "This user may not write into this folder",
    "Every command keeps what it has read in .cache there. Give this user the right to write, or copy the project to a folder of its own.",
  ],
  "mkdir ENOENT": ["No folder can be made here", FOLDER],
  EDQUOT: ["The share of the disk that this user has is full", FULL],
  EFBIG: ["The file would be larger than this disk or user may have", FULL],
  ENOSPC: ["The disk is full", FULL],
  EROFS: [
    "This disk can only be read",
    "Build in a folder that can be written to, for what is kept in .cache and .releases.",
  ],
  EIO: ["The disk fails"],
  ENOENT: ["There is no such file or folder", "Look at the name; nothing was written."],
  EISDIR: ["This is a folder", "Name a file."],
  EEXIST: ["A file stands where a folder is needed", FOLDER],
  ENOTDIR: ["A file stands where a folder is needed", FOLDER],
  ENAMETOOLONG: ["This name is longer than the disk takes", "Choose a shorter one."],
  ELOOP: ["Symbolic links lead in a circle", "Take one of them out."],
  EACCES: ["This user may not do that", RIGHTS],
  EPERM: ["This user may not do that", RIGHTS],
  EADDRINUSE: ["This port and those after it are taken", "Name another with --port."],
  EADDRNOTAVAIL: ["This machine has no such address", HOST],
  ENOTFOUND: ["There is no machine of this name", HOST],
  EAI_AGAIN: ["There is no machine of this name", HOST],
  EMFILE: ["Too many files are open", "Raise the limit (ulimit -n)."],
  ENFILE: ["Too many files are open on this machine", "End other programs."],
};
