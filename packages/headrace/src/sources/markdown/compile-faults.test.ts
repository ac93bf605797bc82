import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CompiledPage } from "../compiled-page.ts";
import { compileMarkdown } from "./compile.ts";
import { compileFixture, fixtureFile, fixtureOptions } from "./fixture-page.ts";

function compile(text: string, root = "/nonexistent"): Promise<CompiledPage> {
  return compileMarkdown(
    { path: "page.md", text: `---\ntitle: T\n---\n\n${text}` },
    fixtureOptions(root),
  );
}

async function codes(text: string, root?: string): Promise<string[]> {
  return (await compile(text, root)).diagnostics.map((item) => item.code);
}

describe("line ends and marks", () => {
  test.each(["markdown", "admonitions", "code", "headings"])(
    "B26 BOM and CRLF change nothing: %s",
    async (name) => {
      const text = readFileSync(fixtureFile(name, "input.md"), "utf8");
      const windows = `\uFEFF${text.replaceAll("\n", "\r\n")}`;
      const options = fixtureOptions(fixtureFile(name, ""));
      const page = await compileMarkdown({ path: "input.md", text: windows }, options);
      expect(page).toEqual(await compileFixture(name));
      expect(page.body).not.toContain("\r");
    },
  );

  test("text can't look like a placeholder", async () => {
    const page = await compile(
      "A \uE000page:x.md\uE000 and &#xE000;route:/x&#xE000; [l](&#xE000;page:y) `\uE000`",
    );
    expect(page.body.replace(/href="[^"]*"/g, "")).not.toContain("\uE000");
    expect(page.body).not.toContain("\uE000page:x.md");
  });
});

describe("size and nesting", () => {
  test("B24 a file of 20 MB is refused at once", async () => {
    const page = await compileMarkdown(
      { path: "page.md", text: "word ".repeat(4_000_000) },
      fixtureOptions("/nonexistent"),
    );
    expect(page.diagnostics).toMatchObject([{ code: "too-large", file: "page.md", line: 1 }]);
    expect(page.diagnostics[0]?.message).toContain("too large");
    expect(page.body).toBe("");
  });

  test("B24 a partial that is too large is refused", async () => {
    const root = mkdtempSync(join(tmpdir(), "partial-"));
    writeFileSync(join(root, "_big.md"), "word ".repeat(1_200_000));
    expect(await codes('import Big from "./_big.md";\n\n<Big />', root)).toEqual(["too-large"]);
  });

  test("deep nesting is an error of the page, not of the engine", async () => {
    expect(await codes(`${">".repeat(20_000)} x`)).toEqual(["too-deep"]);
  });
});

describe("B12 nothing outside of the project is read", () => {
  const outside = mkdtempSync(join(tmpdir(), "outside-"));
  writeFileSync(join(outside, "secret.md"), "TOP SECRET");
  const root = mkdtempSync(join(tmpdir(), "root-"));
  mkdirSync(join(root, "linked"));
  symlinkSync(join(outside, "secret.md"), join(root, "linked", "_secret.md"));
  symlinkSync(outside, join(root, "folder"));

  test.each([
    ['import S from "./linked/_secret.md";\n\n<S />', "import-outside"],
    ['import S from "./folder/secret.md";\n\n<S />', "import-outside"],
    ['import s from "!!raw-loader!./linked/_secret.md";\n\n{s}', "import-outside"],
    ['import S from "@site/../secret.md";\n\n<S />', "import-outside"],
    ['```md file="./linked/_secret.md"\n```', "code-file-outside"],
    ['```md file="./folder/secret.md"\n```', "code-file-outside"],
    ['```md file="@site/../secret.md"\n```', "code-file-outside"],
    ["![x](./folder/secret.md)", "missing-image"],
    [`![x](%2e%2e/%2e%2e/etc/passwd)`, "missing-image"],
    ["[x](../secret.md)", "link-outside"],
    ['<img src={require("./linked/_secret.md").default} />', "missing-file"],
  ])("%s", async (text, code) => {
    const page = await compile(text, root);
    expect(page.diagnostics[0]).toMatchObject({ code, severity: "error", file: "page.md" });
    expect(JSON.stringify(page)).not.toContain("TOP SECRET");
  });
});

describe("the result", () => {
  test("is plain JSON", async () => {
    const page = await compileFixture("components");
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });

  test("is the same every time", async () => {
    expect(await compileFixture("code")).toEqual(await compileFixture("code"));
  });

  test.each([
    "markdown",
    "admonitions",
    "code",
    "code-file",
    "tabs",
    "static-jsx",
    "partials",
    "images",
  ])("has the same HTML on a page that runs JSX: %s", async (name) => {
    const plain = await compileFixture(name);
    const path = name.match(/^(?:tabs|static-jsx|partials)$/) ? "input.mdx" : "input.md";
    const text = readFileSync(fixtureFile(name, path), "utf8");
    const running = await compileMarkdown(
      { path, text: `${text}\n\n{[1, 2].map((n) => <b key={n}>{n}</b>)}\n` },
      fixtureOptions(fixtureFile(name, "")),
    );
    expect(running.diagnostics).toEqual(plain.diagnostics);
    expect(running.body.replace("<b>1</b><b>2</b>", "").replace(/\n+/g, "\n").trim()).toBe(
      plain.body.replace(/\n+/g, "\n").trim(),
    );
  });

  test("holds no style attribute, no style element and no address of another host", async () => {
    const { body } = await compileFixture("diagram");
    expect(body).not.toMatch(/ style=|<style|@import|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
  });
});
