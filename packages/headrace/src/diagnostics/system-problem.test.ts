import { expect, test } from "vitest";
import { systemProblem } from "./system-problem.ts";

test.each([
  [
    "of this thread",
    Object.assign(new Error("ENOSPC: no space left on device, write"), {
      code: "ENOSPC",
      syscall: "write",
    }),
  ],
  // Only the message of an error crosses from a worker thread.
  ["of a worker", new Error("ENOSPC: no space left on device, write")],
])("what the system refused %s is explained", (_, error) => {
  expect(systemProblem(error)).toMatchObject({
    code: "system",
    message: "ENOSPC: no space left on device, write.",
    hint: expect.stringContaining("The disk is full"),
  });
});

test("a limit for watching files is no full disk", () => {
  const message = "ENOSPC: System limit for number of file watchers reached, watch '/site'";
  const error = Object.assign(new Error(message), { code: "ENOSPC", syscall: "watch" });
  expect(systemProblem(error)).toMatchObject({ hint: expect.stringContaining("max_user_watches") });
});

test("a fault of ours is thrown again", () => {
  const fault = new TypeError("x is undefined");
  expect(() => systemProblem(fault)).toThrow(fault);
});
