import { join } from "node:path";
import { z } from "zod";
import type { MarkdownOptions } from "../../compiled-page.ts";
import { frontMatterSchema } from "../../front-matter-schema.ts";
import type { FileScope } from "../file-scope.ts";
import type { FrontMatterResult } from "../front-matter.ts";
import { askPlugins, depend, tellFailure } from "./old-plugins.ts";
import { pluginsOf } from "./plugin-process.ts";

const rewrittenSchema = z.object({ text: z.string() });
const readSchema = z.object({ frontMatter: frontMatterSchema, content: z.string() });

/** The text of a file as the `preprocessor` of the old site's configuration makes it. */
export async function preprocessed(text: string, scope: FileScope): Promise<string> {
  const file = join(scope.options.root, scope.path);
  const answer = await askPlugins(scope, { kind: "rewrite", file, text });
  if (!answer) return text;
  depend(scope, answer.read);
  if (answer.failure !== undefined)
    tellFailure(scope, { plugin: "preprocessor", message: answer.failure });
  return rewrittenSchema.safeParse(answer).data?.text ?? text;
}

/** Front matter and text as `parseFrontMatter` of the old site's configuration reads them. */
export async function withOwnFrontMatter(
  source: FrontMatterResult,
  { path, text }: { path: string; text: string },
  { root, markdownConfig }: MarkdownOptions,
): Promise<FrontMatterResult> {
  if (markdownConfig === undefined) return source;
  const { frontMatter = {}, content } = source;
  const file = join(root, path);
  const asked = { kind: "frontMatter", file, text, frontMatter, content };
  const answer = await pluginsOf(join(root, markdownConfig)).ask(asked);
  const own = readSchema.safeParse(answer);
  return own.success ? { ...source, ...own.data } : source;
}
