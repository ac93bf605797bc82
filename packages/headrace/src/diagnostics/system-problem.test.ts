import { mkdir, open } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { systemProblem } from "./system-problem.ts";

/** What the system says when it is asked for something that it refuses. */
async function refusal(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => expect.fail("It was done."),
    (error) => error,
  );
}

/** Asks for an address to listen on. */
function listening(port: number, host: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    createServer()
      .once("error", reject)
      .listen(port, host, () => resolve(undefined));
  });
}

const full = "ENOSPC: no space left on device, write";
const watched = "ENOSPC: System limit for number of file watchers reached, watch '/site'";
const file = import.meta.filename;

test.each([
  ["There is no such file or folder: /nowhere/a (ENOENT).", () => open("/nowhere/a")],
  [`A file stands where a folder is needed: ${file} (EEXIST).`, () => mkdir(file)],
  [
    `A file stands where a folder is needed: ${join(file, "b")} (ENOTDIR).`,
    () => mkdir(join(file, "b")),
  ],
  ["No folder can be made here: /nowhere/a/b (ENOENT).", () => mkdir("/nowhere/a/b")],
  [
    "This machine has no such address: 192.0.2.1, port 1 (EADDRNOTAVAIL).",
    () => listening(1, "192.0.2.1"),
  ],
  [
    "The disk is full (ENOSPC).",
    () => Promise.reject(Object.assign(new Error(full), { code: "ENOSPC", syscall: "write" })),
  ],
  [
    "This user may not write into this folder: /site (EACCES).",
    () =>
      Promise.reject(
        Object.assign(new Error("EACCES: permission denied, access '/site'"), {
          ...{ code: "EACCES", syscall: "access", path: "/site" },
        }),
      ),
  ],
  // Only the message of an error crosses from a worker thread.
  ["The disk is full (ENOSPC).", () => Promise.reject(new Error(full))],
  [
    "The system watches no more files for this user: /site (ENOSPC).",
    () => Promise.reject(Object.assign(new Error(watched), { code: "ENOSPC", syscall: "watch" })),
  ],
])(
  "what the system refuses is told in words, with what it is about: %s",
  async (message, asked) => {
    const problem = systemProblem(await refusal(asked()));
    expect(problem).toEqual({
      code: "system",
      severity: "error",
      message,
      hint: expect.any(String),
    });
  },
);

test("a fault of ours is thrown again", () => {
  const fault = new TypeError("x is undefined");
  expect(() => systemProblem(fault)).toThrow(fault);
});
