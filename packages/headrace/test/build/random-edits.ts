import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

type Random = () => number;

/** Changes something of the small site, as a writer may; what, is for the message of a failed test. */
export async function editAtRandom(root: string, random: Random): Promise<string> {
  const names = Object.keys(EDITS);
  const name = names[Math.floor(random() * names.length)] ?? "";
  await EDITS[name]?.(root, random);
  return name;
}

/** Any of these may make the site faulty: then no build may publish it. */
const EDITS: Record<string, (root: string, random: Random) => Promise<void>> = {
  "text of a page": async (root, random) =>
    change(await anyPage(root, random), (text) => `${text}\nMore, number ${number(random)}.\n`),
  "a heading": async (root, random) =>
    change(await anyPage(root, random), (text) => `${text}\n## Part ${number(random)}\n`),
  "a link to any page": async (root, random) => {
    const target = (await anyPage(root, random)).slice(join(root, "content").length);
    await change(await anyPage(root, random), (text) => `${text}\n[link](${target})\n`);
  },
  "a new page": (root, random) =>
    write(
      root,
      `content/new/page-${number(random)}.md`,
      `---\ntitle: New ${number(random)}\n---\n`,
    ),
  "a page less": async (root, random) => rm(await anyPage(root, random), { force: true }),
  "a page elsewhere": async (root, random) => {
    const to = join(root, `content/moved/page-${number(random)}.md`);
    await mkdir(dirname(to), { recursive: true });
    const from = await anyPage(root, random);
    // Long sequences may have removed every page.
    if (existsSync(from)) await rename(from, to);
  },
  "a title": async (root, random) =>
    change(await anyPage(root, random), (text) =>
      text.replace(/^title: .*$/m, `title: Title ${number(random)}`),
    ),
  "a position, a slug or a draft": async (root, random) => {
    const keys = [
      "sidebar_position: 1",
      `slug: /s-${number(random)}`,
      "draft: true",
      "unlisted: true",
    ];
    const key = keys[Math.floor(random() * keys.length)];
    await change(await anyPage(root, random), (text) =>
      text.replace(/^(title: .*)$/m, `$1\n${key}`),
    );
  },
  "the partial": (root, random) =>
    write(root, "content/guide/_shared.md", `## Shared part\n\nNumber ${number(random)}.\n`),
  "a component": (root, random) =>
    change(join(root, "site/components/greeting.tsx"), (text) =>
      text.replace(/Hello\d*/, `Hello${number(random)}`),
    ),
  "an island": (root, random) =>
    change(join(root, "site/components/counter.tsx"), (text) =>
      text.replace(/Pressed\d*/, `Pressed${number(random)}`),
    ),
  "an image": (root, random) =>
    change(join(root, "content/images/dot.svg"), (text) =>
      text
        .replace(/<svg/, `<svg id="n${number(random)}"`)
        .replace(/(<svg id="[^"]*") id="[^"]*"/, "$1"),
    ),
  "a static file": (root, random) => write(root, `static/file-${number(random)}.txt`, "A file."),
  "no static file": (root) => rm(join(root, "static"), { recursive: true, force: true }),
  "the tagline": (root, random) =>
    change(join(root, "site/site.config.ts"), (text) =>
      text.replace(/tagline: .*/, `tagline: "Tagline ${number(random)}",`),
    ),
  "a redirect": (root, random) =>
    change(join(root, "site/site.config.ts"), (text) =>
      text.replace(/redirects: \[.*\]/, `redirects: [{ from: "/old/${number(random)}", to: "/" }]`),
    ),
  "all as it was": async (root) => {
    for (const folder of ["content", "site", "static"]) {
      await rm(join(root, folder), { recursive: true, force: true });
      const original = join(import.meta.dirname, "../fixtures/small-site", folder);
      await cp(original, join(root, folder), { recursive: true });
    }
  },
};

function number(random: Random): number {
  return Math.floor(random() * 5);
}

async function anyPage(root: string, random: Random): Promise<string> {
  const files = await readdir(join(root, "content"), { recursive: true });
  const pages = files.filter((file) => /^(?!.*_).*\.mdx?$/.test(file)).sort();
  return join(root, "content", pages[Math.floor(random() * pages.length)] ?? "index.md");
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  if (existsSync(file)) await writeFile(file, edit(await readFile(file, "utf8")));
}

async function write(root: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}
