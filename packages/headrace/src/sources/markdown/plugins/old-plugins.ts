import { join, relative } from "node:path";
import type { Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import type { VFile } from "vfile";
import { z } from "zod";
import { GENERATED_FOLDER } from "../../../model/constants.ts";
import { fileFormat } from "../file-format.ts";
import { type FileScope, fileScopeOf, reportFailedPart } from "../file-scope.ts";
import { HEADING_ID_END, HEADING_ID_START } from "../marks.ts";
import { walk } from "../walk.ts";
import { type Job, pluginsOf } from "./plugin-process.ts";

const isTree = (value: unknown) =>
  typeof value === "object" && value !== null && "type" in value && value.type === "root";

const stagesSchema = z.object({
  remark: z.boolean(),
  rehype: z.boolean(),
  parses: z.boolean(),
  /** Absolute paths of the files that the configuration is made of. */
  sources: z.array(z.string()),
});
const problemsSchema = z.array(
  z.object({
    plugin: z.string(),
    message: z.string(),
    line: z.number().optional().catch(undefined),
  }),
);
const markdownSchema = z.object({ tree: z.custom<Root>(isTree) });
const htmlSchema = z.object({ tree: z.custom<HtmlRoot>(isTree) });

/** remark plugin: runs the plug-ins for Markdown that the old site's configuration has for this file. */
export function oldRemarkPlugins() {
  return async (tree: Root, file: VFile): Promise<Root> => {
    const stages = await stagesOf(file);
    const parsed = stages?.parses ? await parseAgain(tree, file) : tree;
    if (!stages?.remark) return parsed;
    const answer = markdownSchema.safeParse(await runStage("remark", withBraces(parsed), file));
    return answer.success ? answer.data.tree : parsed;
  };
}

/** The tree with the ids of headings as they are written, which plug-ins look for. */
function withBraces(tree: Root): Root {
  const written = structuredClone(tree);
  walk(written, (node) => {
    if (node.type === "text")
      node.value = node.value.replaceAll(HEADING_ID_START, "{").replaceAll(HEADING_ID_END, "}");
    return;
  });
  return written;
}

/** Whether there are plug-ins for HTML that look at a file. */
export async function hasRehypePlugins(file: VFile): Promise<boolean> {
  return (await stagesOf(file))?.rehype ?? false;
}

/** rehype plugin: the same for the plug-ins for HTML. */
export function oldRehypePlugins() {
  return async (tree: HtmlRoot, file: VFile): Promise<HtmlRoot> => {
    const stages = await stagesOf(file);
    if (!stages?.rehype) return tree;
    const answer = htmlSchema.safeParse(await runStage("rehype", tree, file));
    return answer.success ? answer.data.tree : tree;
  };
}

type Stages = z.output<typeof stagesSchema>;

declare module "vfile" {
  interface DataMap {
    /** What plug-ins there are for the file, as soon as it was asked. */
    stages: Promise<Stages | undefined>;
  }
}

function stagesOf(file: VFile): Promise<Stages | undefined> {
  file.data.stages ??= askStages(file);
  return file.data.stages;
}

async function askStages(file: VFile): Promise<Stages | undefined> {
  const scope = fileScopeOf(file);
  if (isMade(scope)) return undefined;
  const answer = await askPlugins(scope, { kind: "stages", file: pathOf(scope) });
  if (!answer) return undefined;
  const stages = stagesSchema.safeParse(answer);
  if (stages.success) depend(scope, stages.data.sources);
  else tellFailure(scope, { plugin: "", message: answer.failure ?? "It can't be read." });
  return stages.data;
}

/** What the engine writes itself, lists and pages around components: there they are no Markdown. */
function isMade({ path }: FileScope): boolean {
  return path.startsWith(`${GENERATED_FOLDER}/`) || !/\.mdx?$/.test(path);
}

/** Gives the plug-ins of the configuration a job for a page; `undefined` where there are none. */
export async function askPlugins(scope: FileScope, job: Job) {
  const { root, markdownConfig } = scope.options;
  if (markdownConfig === undefined) return;
  const answer = await pluginsOf(join(root, markdownConfig)).ask(job);
  if (answer.isLate) scope.page.isUncertain = true;
  return answer;
}

function pathOf({ options, path }: FileScope): string {
  return join(options.root, path);
}

/** Some plug-ins bring syntax of their own; what can't be parsed so stays as the engine reads it. */
async function parseAgain(tree: Root, file: VFile): Promise<Root> {
  const scope = fileScopeOf(file);
  const answer = await askPlugins(scope, {
    kind: "parse",
    file: pathOf(scope),
    text: String(file.value),
    format: fileFormat(scope.options.format, scope.path),
    math: scope.options.math,
  });
  const parsed = markdownSchema.safeParse(answer);
  return parsed.success ? parsed.data.tree : tree;
}

async function runStage(stage: "remark" | "rehype", tree: Root | HtmlRoot, file: VFile) {
  const scope = fileScopeOf(file);
  const front = scope.bindings.get("frontMatter");
  const answer = await askPlugins(scope, {
    kind: "run",
    stage,
    tree,
    file: pathOf(scope),
    text: String(file.value),
    frontMatter: front?.kind === "value" ? front.value : {},
  });
  depend(scope, answer?.read ?? []);
  if (answer?.failure !== undefined) tellFailure(scope, { plugin: "", message: answer.failure });
  const problems = problemsSchema.safeParse(answer?.problems);
  for (const problem of problems.data ?? []) tellFailure(scope, problem);
  return answer;
}

/** Tells what of the old configuration does not run for a file. */
export function tellFailure(
  scope: FileScope,
  { plugin, message, line = 1 }: { plugin: string; message: string; line?: number | undefined },
): void {
  reportFailedPart(
    scope,
    { position: { start: { line, column: 1 } } },
    {
      code: "plugin-failed",
      message: plugin
        ? `The plug-in "${plugin}" of the old configuration fails: ${message}`
        : `The plug-ins of the old configuration can't run: ${message}`,
      hint: 'Install the packages of the old site, or take "markdownConfig" out of site.config.ts.',
      instead: "The page is made without it.",
    },
  );
}

/** The page is made again when one of these files changes. */
export function depend({ options: { root }, page }: FileScope, files: readonly string[]): void {
  for (const file of files) {
    const path = relative(root, file).replaceAll("\\", "/");
    if (!path.includes("node_modules/") || path.endsWith("/package.json"))
      page.dependencies.add(path);
  }
}
