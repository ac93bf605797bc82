import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadPracticeFile } from "./practice-file.ts";
import { USUAL_RULES } from "./usual-rules.ts";

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "practice-file-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return root;
}

test("a folder without a file has the usual rules", () => {
  const { file, files } = loadPracticeFile(folderWith({}), ".");
  expect(file).toMatchObject(USUAL_RULES);
  expect(file.documents).toEqual({});
  expect(files).toEqual([]);
});

test("each file says what is otherwise, down to one word of a problem", () => {
  const root = folderWith({
    "a.yaml": "keys: { accept: ^kz_ }\nproblems: { taken: { code: in-use } }\n",
    "b.yml": "problems: { taken: { title: In use } }\n",
    "notes.md": "No rules.",
  });
  const { file, files } = loadPracticeFile(root, ".");
  expect(files).toEqual(["a.yaml", "b.yml"]);
  expect(file.keys).toEqual({ accept: "^kz_", readOnly: "^$" });
  expect(file.problems.taken).toEqual({ status: 409, code: "in-use", title: "In use" });
  expect(file.problems.quota).toEqual(USUAL_RULES.problems.quota);
});

test("what is wrong is told where it stands", () => {
  const root = folderWith({ "a.yaml": "caller: me\nkeys:\n  accept: '('\ncolor: red\n" });
  expect(() => loadPracticeFile(root, ".")).toThrow(
    expect.objectContaining({
      diagnostics: [
        expect.objectContaining({
          file: "a.yaml",
          line: 3,
          message: '"keys.accept" must be a regular expression.',
        }),
        expect.objectContaining({ file: "a.yaml", message: 'This file knows no "color".' }),
      ],
    }),
  );
});
