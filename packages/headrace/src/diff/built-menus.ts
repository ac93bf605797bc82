import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { unescapeHtml } from "../model/escape-html.ts";

/** What leads readers through a built site, line by line, by the name of the menu. */
export type Menus = ReadonlyMap<string, readonly string[]>;

/** The links around every page, in its bar and at its end, and what else stands at its end. */
const AROUND = "Around every page";

const itemSchema = z.object({
  label: z.string().optional(),
  route: z.string().optional(),
  href: z.string().optional(),
  get items(): z.ZodOptional<z.ZodNullable<z.ZodArray<typeof itemSchema>>> {
    return z.array(itemSchema).nullable().optional();
  },
});

type Item = z.output<typeof itemSchema>;

const treeSchema = z.object({ sidebar: z.string(), items: z.array(itemSchema) });

/** Reads the sidebars and the links around pages. */
export async function readMenus(folder: string, files: readonly string[]): Promise<Menus> {
  const menus = new Map<string, readonly string[]>();
  for (const file of files.filter((name) => /^nav\/[^/]+\.json$/.test(name))) {
    const tree = treeSchema.safeParse(await readJsonText(join(folder, file)));
    if (tree.success) menus.set(`Sidebar ${tree.data.sidebar}`, tree.data.items.flatMap(lines));
  }
  const page = await readFile(join(folder, "404.html"), "utf8").catch(() => "");
  menus.set(AROUND, [...linksAround(page), ...wordsBelow(page)]);
  return menus;
}

async function readJsonText(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}

function lines(item: Item): string[] {
  const { label = "", route, href, items } = item;
  const address = route ?? href;
  const own = address === undefined ? label : `${label} (${address})`;
  return [own, ...(items ?? []).flatMap(lines).map((line) => `  ${line}`)];
}

function linksAround(html: string): string[] {
  const around = html.replace(/<main\b[\s\S]*<\/main>/, "");
  return [...around.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href = "", text = ""]) => {
      const label = plain(text.replace(/<[^>]*>/g, " "));
      return `${label} (${unescapeHtml(href)})`;
    },
  );
}

/** The footer without its links. */
function wordsBelow(html: string): string[] {
  const footer = /<footer\b[\s\S]*<\/footer>/.exec(html)?.[0] ?? "";
  const rest = footer.replace(/<(a|svg)\b[\s\S]*?<\/\1>/g, "\n").replace(/<[^>]*>/g, "\n");
  return rest
    .split("\n")
    .map(plain)
    .filter((line) => line !== "");
}

function plain(text: string): string {
  return unescapeHtml(text).replace(/\s+/g, " ").trim();
}
