import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPracticeFile, loadPracticeFile } from "headrace/api";
import { expect, onTestFinished, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

test("rules that name an unknown operation or filter are problems, each with its hint", () => {
  const { file } = loadPracticeFile(ROOT, "openapi/practice");
  const operations = {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is a template of the rules.
    "team-creat": { set: { id: "${ulid}", name: "${body.name|slgu}" } },
  };
  const problems = checkPracticeFile({ ...file, operations }, []);
  expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
    [
      'The rules name the operation "team-creat", which is not described.',
      "Look at the spelling, or take it out.",
    ],
    ['The rules use the filter "slgu", which does not exist.', 'Did you mean "slug"?'],
  ]);
});

test("files of another form are problems, not crashes", () => {
  const root = mkdtempSync(join(tmpdir(), "rules-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, "a.yaml"), "caller: [\n");
  expect(() => loadPracticeFile(root, ".")).toThrow(/./);
  writeFileSync(join(root, "a.yaml"), "caller: 7\ncolor: red\n");
  expect(() => loadPracticeFile(root, ".")).toThrow(
    expect.objectContaining({
      name: "SiteError",
      message: expect.stringContaining('"caller" must be text.'),
    }),
  );
});
