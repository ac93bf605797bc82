import { join } from "node:path";
import { AtRule, type Node, parse } from "postcss";
import { ENGINE_DIR } from "../engine-dir.ts";
import type { NeededClasses } from "../render/render-context.ts";
import { readStyleSheet } from "./style-sheet.ts";

/** A style sheet that applies where certain classes are, and nowhere else. */
export interface ConditionalSheet {
  /** Absolute path. */
  file: string;
  needs: NeededClasses;
}

/** Sheets that every page loads after the theme's, and those that only pages with their classes load. */
export interface DividedSheets {
  always: readonly string[];
  conditional: readonly ConditionalSheet[];
}

/** Absolute paths of the theme's own sheets. */
export const THEME_SHEETS = {
  everywhere: join(ENGINE_DIR, "theme/styles/index.css"),
  /** Of sites whose pages end with other forms of them, or with a question. */
  pageEnd: join(ENGINE_DIR, "theme/styles/some-sites/page-end.css"),
  /** Of sites with posts. */
  posts: join(ENGINE_DIR, "theme/styles/some-sites/posts.css"),
  /** Of sites with a language that runs from right to left. */
  rightToLeft: join(ENGINE_DIR, "theme/styles/some-sites/right-to-left.css"),
  reference: join(ENGINE_DIR, "theme/styles/reference.css"),
  onDemand: join(ENGINE_DIR, "theme/styles/on-demand.css"),
};

/**
 * Divides the sheets of the theme and of a site, whose order stays: what comes after the last that may
 * apply anywhere can be loaded by itself.
 *
 * @param own Absolute paths of the site's sheets in the order in which they apply.
 */
export async function divideSheets(own: readonly string[]): Promise<DividedSheets> {
  const needs = await Promise.all(own.map(readNeeds));
  const first = needs.lastIndexOf(undefined) + 1;
  const files = [THEME_SHEETS.reference, ...own.slice(first)];
  const conditional = files.map(async (file) => ({ file, needs: (await readNeeds(file)) ?? [] }));
  return {
    always: own.slice(0, first),
    conditional: await Promise.all(conditional),
  };
}

/** Classes of a CSS module have other names in pages, and what can't be read the bundler tells. */
async function readNeeds(file: string): Promise<NeededClasses | undefined> {
  if (/\.module\.css$/.test(file)) return undefined;
  return readStyleSheet(file)
    .then(neededClasses)
    .catch(() => undefined);
}

/** At-rules that work without an element that asks for them. */
const ANYWHERE = new Set(["font-face", "import", "page", "property"]);

/**
 * Sets of classes: where all of one are in a page, a rule of the sheet may apply. `undefined` for a
 * sheet that may apply to any page.
 *
 * @throws what the parser throws for a text that is no style sheet.
 */
export function neededClasses(css: string): NeededClasses | undefined {
  const needs = new Map<string, string[]>();
  let isAnywhere = false;
  parse(css).walk((node) => {
    if (node.type === "atrule") isAnywhere ||= ANYWHERE.has(node.name);
    if (node.type !== "rule" || isPart(node.parent)) return;
    for (const selector of alternatives(node.selector)) {
      const classes = [...selector.matchAll(/\.([^\s.,:#>+~*&]+)/g)].map(([, name = ""]) => name);
      needs.set(classes.join("."), classes);
    }
  });
  return isAnywhere || needs.has("") || needs.size === 0 ? undefined : [...needs.values()];
}

/** Whether what a rule stands in is another rule, or an animation. */
function isPart(around: Node | undefined): boolean {
  if (!around) return false;
  const isWhole =
    around instanceof AtRule ? !/keyframes$/.test(around.name) : around.type === "root";
  return !isWhole || isPart(around.parent);
}

const ATTRIBUTE = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]/g;
/** A function without another one in it. */
const FUNCTION = /::?([\w-]+)\(([^()]*)\)/;
/** What has to be there in one of its forms. */
const ONE_OF = /^(?:is|where|has|matches|any|-webkit-any|-moz-any)$/;

/**
 * Selectors of which one applies where a list of selectors does, with what has to be there alone:
 * ".a :is(.b, p):not(.c)" → ".a .b", ".a p". Names with escaped signs are left out, so that they are asked for
 * nowhere.
 */
function alternatives(selectors: string): string[] {
  const plain = selectors.replace(ATTRIBUTE, "").replace(/\.[\w-]*\\[^\s]*/g, "");
  const call = FUNCTION.exec(plain);
  if (!call) return plain.split(",");
  const [text, name = "", list = ""] = call;
  const forms = ONE_OF.test(name) ? list.split(",") : [""];
  return forms.flatMap((form) => alternatives(plain.replace(text, () => form)));
}
