import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../files/files.ts";
import { listProjectTree } from "./project-tree.ts";

test("a folder that is absent holds nothing, one that can't be read is told", async () => {
  const root = await mkdtemp(join(tmpdir(), "files-"));
  await writeFile(join(root, "file"), "");
  // Refused to everybody; permissions are not refused to root.
  await symlink("around", join(root, "around"));
  for (const absent of ["nowhere", "file/below"]) {
    expect(await listFiles(join(root, absent))).toEqual([]);
    expect(await listProjectTree(root, absent)).toEqual({ files: [], problems: [] });
  }
  await expect(listFiles(join(root, "around"))).rejects.toThrow("ELOOP");
  await expect(listProjectTree(root, "around")).rejects.toThrow("ELOOP");
  await rm(root, { recursive: true });
});
