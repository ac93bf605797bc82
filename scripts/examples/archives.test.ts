import { chmodSync, cpSync, mkdtempSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { archive } from "./archives.ts";

const FIXTURES = join(import.meta.dirname, "fixtures");
const project = {
  name: "whole",
  files: ["whole/package.json", "whole/README.md", "whole/test/two.test.js"],
  parts: [],
};

describe("archive", () => {
  it("has the same bytes whenever and wherever it is made, and in whatever order", () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "archive-"));
    cpSync(FIXTURES, elsewhere, { recursive: true });
    utimesSync(join(elsewhere, "whole/README.md"), 1, 1);
    const reversed = { ...project, files: [...project.files].reverse() };
    expect(archive(elsewhere, reversed)).toEqual(archive(FIXTURES, project));
  });

  it("holds the files in a folder of the project's name, and keeps programs programs", () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "archive-"));
    cpSync(FIXTURES, elsewhere, { recursive: true });
    const names = Object.keys(unzipSync(archive(FIXTURES, project)));
    expect(names).toEqual(["whole/README.md", "whole/package.json", "whole/test/two.test.js"]);
    chmodSync(join(elsewhere, "whole/package.json"), 0o755);
    expect(archive(elsewhere, project)).not.toEqual(archive(FIXTURES, project));
  });
});
