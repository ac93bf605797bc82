import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadDescription } from "./load-description.ts";

test("what the system gives no text of is told with the reason, whether it is named or referred to", async () => {
  const root = await mkdtemp(join(tmpdir(), "headrace-unread-"));
  await symlink("circle.yaml", join(root, "circle.yaml"));
  const text =
    'openapi: 3.1.1\ninfo: { title: A, version: "1" }\npaths:\n  /a: { $ref: "circle.yaml" }\n';
  await writeFile(join(root, "api.yaml"), text);
  const reason = /"circle\.yaml" can't be read: symbolic links lead in a circle \(ELOOP\)\./;
  for (const [file, place] of [
    ["circle.yaml", { code: "openapi-file", file: "circle.yaml" }],
    ["api.yaml", { code: "openapi-reference", file: "api.yaml", line: 4 }],
  ] as const) {
    const { diagnostics } = await loadDescription(root, file);
    expect(diagnostics[0]).toMatchObject({
      ...place,
      message: expect.stringMatching(reason),
      hint: expect.stringContaining("Take one of them out."),
    });
  }
  await rm(root, { recursive: true });
}, 30_000);
