import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { themeTexts } from "./theme-texts.ts";

async function folderWith(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "texts-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries({ "package.json": {}, ...files })) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), JSON.stringify(content));
  }
  return folder;
}

const packaged = (language: string) =>
  `node_modules/@docusaurus/theme-translations/locales/${language}/theme-common.json`;

it("takes what the installed theme says in a language, and what the site says instead", async () => {
  const folder = await folderWith({
    [packaged("de")]: {
      "theme.docs.paginator.next": "Weiter",
      "theme.admonition.note": "hinweis",
      "theme.admonition.tip": "tipp",
      "theme.admonition.tip___DESCRIPTION": "The label of tips",
    },
    "i18n/de/code.json": {
      "theme.admonition.tip": { message: "Rat" },
      "theme.admonition.advice": { message: "Hilfe" },
    },
  });
  expect(await themeTexts(folder, ["de", "fr"])).toEqual({
    messages: { de: { next: "Weiter", noteTitle: "hinweis", tipTitle: "Rat" } },
    admonitionTitles: { de: { advice: "Hilfe" } },
  });
});

it.each([
  ["de-AT", "de"],
  ["zh", "zh-Hans"],
])("knows %s by %s", async (code, name) => {
  const folder = await folderWith({ [packaged(name)]: { "theme.admonition.note": "X" } });
  const { messages } = await themeTexts(folder, [code]);
  expect(messages[code]).toEqual({ noteTitle: "X" });
});
