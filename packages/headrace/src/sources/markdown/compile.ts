import { posix } from "node:path";
import type { Root, RootContent } from "hast";
import { GENERATED_FOLDER } from "../../model/constants.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { HeadTag, TocItem } from "../../model/page.ts";
import { bidiWarnings } from "../bidi-signs.ts";
import type { CompiledPage, MarkdownOptions, OwnForm, SourceFile } from "../compiled-page.ts";
import type { FrontMatter } from "../front-matter-schema.ts";
import { pageName, readPostPath } from "../page-name.ts";
import { MAX_SOURCE_BYTES, tooLarge } from "../source-size.ts";
import { articleMessages, pageLanguage } from "./article-messages.ts";
import { compileTree, tooDeep } from "./compile-tree.ts";
import { markLeftToRight } from "./directions.ts";
import { contentFolder } from "./elements/target.ts";
import { type Compilation, type FileScope, isRefused } from "./file-scope.ts";
import { firstLine } from "./first-line.ts";
import { type FrontMatterResult, readFrontMatter } from "./front-matter.ts";
import { addImage } from "./front-matter-image.ts";
import { beginsWithTitle } from "./headings/content-title.ts";
import { type PageHeadings, processHeadings, removeElement } from "./headings/headings.ts";
import { addLetters } from "./headings/letters.ts";
import { ownToc } from "./headings/own-toc.ts";
import { collectSections } from "./headings/sections.ts";
import { titleNode } from "./headings/title-node.ts";
import { fillTocs } from "./headings/toc-list.ts";
import { addPageFacts, pageFacts } from "./page-facts.ts";
import { drawPage, pageFormOf } from "./page-form.ts";
import { normalizeText } from "./parse/source-text.ts";
import { withOwnFrontMatter } from "./plugins/old-texts.ts";
import { finishTree, serialize } from "./serialize.ts";
import { firstParagraph } from "./text-content.ts";
import { toMarkdown } from "./twin/to-markdown.ts";

/**
 * Compiles one page. Besides its text it reads only partials, images and other files of the project
 * that the page names.
 *
 * Nothing that a writer does makes it throw: problems are in the result, which then has no body.
 *
 * @param knownCode What `code` of an earlier form of the page was.
 */
export async function compileMarkdown(
  file: SourceFile,
  options: MarkdownOptions,
  knownCode: ReadonlyMap<string, string> = new Map(),
): Promise<CompiledPage> {
  const isTolerant = options.failedParts === "warning";
  if (file.problem && !(isTolerant && file.text !== "")) return refused(file, file.problem);
  const size = Buffer.byteLength(file.text);
  if (size > MAX_SOURCE_BYTES) return refused(file, { ...tooLarge(size).problem, file: file.path });
  const text = normalizeText(file.text);
  const place = { path: file.file ?? file.path, text };
  const source = await withOwnFrontMatter(readFrontMatter(text, file.path), place, options);
  // What has no end may be the whole text.
  if (isTolerant && source.content === "") source.content = text;
  const frontMatter = source.frontMatter ?? {};
  const page: Compilation = {
    diagnostics: [
      ...(file.problem ? [file.problem] : []),
      ...source.diagnostics,
      ...bidiWarnings(file.text, file.path),
    ],
    links: [],
    assets: new Map(),
    dependencies: new Set(),
    lookups: new Set(),
    plainTexts: new Map(),
    code: new Map(),
    knownCode,
    runsCode: false,
    listsCards: false,
    head: [],
    markdownTexts: new Map(),
    widgets: { tabs: 0, diagrams: 0, runs: 0, parts: 0 },
    ...(frontMatter.slug === undefined ? {} : { slug: frontMatter.slug }),
  };
  const scope: FileScope = {
    path: file.file ?? file.path,
    options,
    page,
    bindings: new Map([["frontMatter", { kind: "value", value: givenToCode(source) }]]),
    declarations: [],
    chain: [file.path],
    props: {},
  };
  addImage(source, scope);
  const tree = await compileTree(source.content, scope, frontMatter);
  try {
    return await finishPage({ file, source, tree, scope, toc: ownToc(scope) });
  } catch (error) {
    // HTML in the page has a tree of its own, which is made here.
    if (error instanceof RangeError) return refused(file, tooDeep(scope.path));
    throw error;
  }
}

/** The front matter as code on a page has it. */
function givenToCode({ frontMatter = {}, content, dates }: FrontMatterResult): object {
  return content.includes("frontMatter") ? { ...frontMatter, ...dates() } : frontMatter;
}

interface PageParts {
  file: SourceFile;
  source: FrontMatterResult;
  tree: Root;
  scope: FileScope;
  /** `undefined`: that of the headings. */
  toc: TocItem[] | undefined;
}

async function finishPage(parts: PageParts): Promise<CompiledPage> {
  const { file, source, tree, scope, toc } = parts;
  const { page } = scope;
  const frontMatter = source.frontMatter ?? {};
  const hasErrors = () => isRefused(scope);
  const { folder, holdsPosts } = contentFolder(scope);
  const ownTitle = holdsPosts ? frontMatter.title : undefined;
  const isOlder = scope.options.format === "mdx1";
  const isTolerant = scope.options.failedParts === "warning";
  const { directLink } = articleMessages(scope);
  const headings = processHeadings(tree, page, { ownTitle, directLink, isOlder, isTolerant });
  const isCalled = !isTolerant || holdsPosts || beginsWithTitle(source.content);
  const name =
    page.title ??
    frontMatter.title ??
    (isCalled ? headings.title : undefined) ??
    (holdsPosts ? readPostPath(file.path, folder).text : pageName(file.path, frontMatter));
  if ((frontMatter.title ?? headings.title) === undefined && !hasErrors())
    page.diagnostics.push(missingTitle(file));
  const description =
    frontMatter.description ?? headDescription(page) ?? beginning(source.content, tree, scope);
  const sections = collectSections(tree, name, page.plainTexts);
  await fillTocs(tree, toc ?? headings.toc, page);
  const { markdownTexts } = page;
  const markdown = hasErrors()
    ? ""
    : toMarkdown(tree, { path: file.path, title: name, markdownTexts });
  addWayMarks(tree, { frontMatter, scope, toc: toc ?? headings.toc });
  const whole = {
    name,
    headings,
    // Version 2 put its name above a text that begins with something else than its title.
    isTitled: headings.title !== undefined && (isCalled || !isOlder),
    hidesTitle: frontMatter.hide_title,
    toc: toc ?? headings.toc,
  };
  const ownForm = hasErrors() ? undefined : await completePage(tree, scope, whole);
  const ids = finishTree(tree);
  if (scope.options.rightToLeft?.includes(pageLanguage(scope))) markLeftToRight(tree);
  return {
    frontMatter,
    title: name,
    description,
    body: hasErrors() ? "" : serialize(tree),
    markdown,
    toc: toc ?? headings.toc,
    sections: hasErrors() ? [] : sections,
    ids,
    links: page.links,
    assets: [...page.assets.values()],
    dependencies: [...page.dependencies].filter((path) => path !== file.path).sort(),
    ...(page.lookups.size > 0 && { lookups: [...page.lookups].sort() }),
    diagnostics: page.diagnostics,
    ...(file.file === undefined ? {} : { file: file.file }),
    ...(page.wholeTitle !== undefined && { wholeTitle: page.wholeTitle }),
    ...(page.head.length > 0 ? { head: page.head } : {}),
    ...(page.listsCards ? { listsCards: true } : {}),
    ...(page.drawsInBrowser && { drawsInBrowser: true }),
    ...(page.runsCode ? { runsCode: true } : {}),
    ...(ownForm && { ownForm }),
    ...(page.isUncertain && { isUncertain: true }),
    ...(page.code.size > 0 ? { code: Object.fromEntries(page.code) } : {}),
  };
}

interface WholePage {
  /** Title of the page. */
  name: string;
  headings: PageHeadings;
  /** Its text has its title. */
  isTitled: boolean;
  hidesTitle: boolean | undefined;
  toc: TocItem[];
}

/** Gives the text its title, and what a component of the site draws around both. */
async function completePage(
  tree: Root,
  scope: FileScope,
  { name, headings, isTitled, hidesTitle, toc }: WholePage,
): Promise<OwnForm | undefined> {
  const form = pageFormOf(scope);
  const draw = async () => (form === undefined ? undefined : drawPage(tree, scope, { form, toc }));
  const { holdsPosts, isWithoutTitles = false } = contentFolder(scope);
  // The component of a post has the title in a place of its own.
  const isOfPost = form !== undefined && holdsPosts === true;
  if (isOfPost && headings.heading) removeElement(headings.heading, tree);
  const post = isOfPost ? await draw() : undefined;
  if (post) return post;
  const isBare = hidesTitle || isWithoutTitles;
  if (isTitled ? isOfPost : !isBare)
    tree.children = [
      await titleNode(name, scope),
      { type: "text", value: "\n" },
      ...withoutBlankStart(tree.children),
    ];
  return isOfPost ? undefined : draw();
}

/** What a text begins with once its lines of code are taken out. */
function withoutBlankStart(children: readonly RootContent[]): RootContent[] {
  const start = children.findIndex((node) => node.type !== "text" || node.value.trim() !== "");
  return children.slice(start === -1 ? children.length : start);
}

/** What readers find their way by; it is no part of the text that is searched or given to programs. */
function addWayMarks(
  tree: Root,
  { frontMatter, scope, toc }: { frontMatter: FrontMatter; scope: FileScope; toc: TocItem[] },
): void {
  addLetters(tree, toc);
  const facts = pageFacts(frontMatter, scope.options.pageFacts);
  if (facts) addPageFacts(tree, facts);
}

function missingTitle(file: SourceFile): Diagnostic {
  return {
    code: "missing-title",
    // The page can be read under its name; the configuration says whether that will do.
    severity: "warning",
    message: "This page has no title.",
    hint: 'Begin the file with front matter: "---", "title: …", "---".',
    file: file.path,
    line: 1,
    column: 1,
  };
}

/** The heading that a post begins with, be it below imports. */
const POST_TITLE = /^((?:\s*import\s(?:.|\r?\n(?!\s*\n))*\r?\n\s*\r?\n)*\s*)#[ \t][^\r\n]*/;

/** What a page begins with: of a site taken over as its old engine has it, in pages that it was written for. */
function beginning(content: string, tree: Root, scope: FileScope): string {
  const { path, options } = scope;
  const { holdsPosts: isPost } = contentFolder(scope);
  const isOthers = options.failedParts === "warning" && !path.startsWith(`${GENERATED_FOLDER}/`);
  if (!isOthers) return firstParagraph(tree);
  return firstLine(isPost ? content.replace(POST_TITLE, "$1") : content);
}

/** What a component says of the page: the head gets it with what else is known. */
function headDescription(page: Compilation): string | undefined {
  const isOf = ({ attributes }: HeadTag) => attributes.name === "description";
  const found = page.head.findLast(isOf)?.attributes.content;
  page.head = page.head.filter((tag) => !isOf(tag));
  return found;
}

/** The result for a file that can't be compiled. */
function refused(file: SourceFile, problem: Diagnostic): CompiledPage {
  return {
    frontMatter: {},
    title: posix.parse(file.path).name,
    description: "",
    body: "",
    markdown: "",
    toc: [],
    sections: [],
    ids: [],
    links: [],
    assets: [],
    dependencies: [],
    diagnostics: [problem],
  };
}
