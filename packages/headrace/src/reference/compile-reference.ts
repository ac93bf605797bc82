import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { isOwnMultipart } from "../api/request/media-types.ts";
import { RequestError } from "../api/request/request-error.ts";
import type { Operation } from "../model/api.ts";
import { type ConsoleOperation, callable } from "../model/api-console.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { escapeText } from "../model/escape-html.ts";
import { sayIn } from "../model/messages/messages.ts";
import { operationFile } from "../model/routes.ts";
import { type CodeRenderer, codeRenderer } from "../sources/code/code-renderer.ts";
import type { CompiledPage, PageFile, PageSection, SourceFile } from "../sources/compiled-page.ts";
import { boundedHtml } from "./bounds/bounded-html.ts";
import { changesArticle } from "./changes/changes-article.tsx";
import { componentsArticle } from "./components-article.tsx";
import { familyArticle } from "./family-article.tsx";
import { componentsMarkdown } from "./markdown/markdown-components.ts";
import { familyMarkdown } from "./markdown/markdown-family.ts";
import { operationMarkdown } from "./markdown/markdown-operation.ts";
import {
  changesMarkdown,
  overviewMarkdown,
  schemaListMarkdown,
  schemaPageMarkdown,
} from "./markdown/markdown-pages.ts";
import { withExampleFiles } from "./operation/example-files.ts";
import { EXAMPLE_LANGUAGES } from "./operation/example-text.ts";
import { operationArticle } from "./operation/operation-article.tsx";
import {
  type CodeSampleText,
  codeSamples,
  exampleRequests,
  SAMPLE_LANGUAGES,
} from "./operation/samples.ts";
import { overviewArticle } from "./overview-article.tsx";
import { PageTools } from "./page-tools.ts";
import { fenceLanguages } from "./prose/prose.ts";
import {
  type OperationSource,
  parseReference,
  type ReferenceSource,
  referenceTitle,
} from "./reference-source.ts";
import type { ApiTexts } from "./say.ts";
import { schemaArticle, schemaListArticle } from "./schemas/schema-article.tsx";

/**
 * Compiles the page of an operation or a family, and the files beside it.
 *
 * @param texts What stands around the description.
 */
export async function compileReference(
  file: SourceFile,
  { messages, language }: ApiTexts,
): Promise<CompiledPage> {
  const { source, files } = withExampleFiles(parseReference(file.text));
  const renderer = await codeRenderer();
  const languages = await loadLanguages(file.text, renderer);
  const position =
    source.kind === "operation"
      ? source.operation.position
      : { file: source.page.file, line: 1, column: 1 };
  const { site, smartQuotes, linkBase } = source.context;
  const tools = new PageTools({
    code: renderer,
    languages,
    site,
    smartQuotes,
    linkBase,
    anchors: source.anchors,
    schemaRoutes: source.schemaRoutes,
    say: sayIn(messages, language),
    position: { file: position.file, line: position.line, column: position.column },
  });
  const page =
    source.kind === "operation"
      ? compileOperation(source, tools)
      : finishPage(source, tools, plainParts(source, tools));
  return { ...page, files: [...(page.files ?? []), ...files] };
}

/** Pages without files of their own. */
function plainParts(
  source: Exclude<ReferenceSource, OperationSource>,
  tools: PageTools,
): PageParts {
  const none = { files: [], diagnostics: [], keywords: [] };
  switch (source.kind) {
    case "family": {
      const { description } = source.family;
      const article = familyArticle(source, tools);
      return { ...none, article, description, markdown: familyMarkdown(source, tools.say) };
    }
    case "overview": {
      const { description } = source.info;
      const article = overviewArticle(source, tools);
      return { ...none, article, description, markdown: overviewMarkdown(source, tools.say) };
    }
    case "schema": {
      const { description = "" } = source.schema.schema;
      const article = schemaArticle(source, tools);
      return { ...none, article, description, markdown: schemaPageMarkdown(source, tools.say) };
    }
    case "schemas": {
      const article = schemaListArticle(source, tools);
      return { ...none, article, description: "", markdown: schemaListMarkdown(source) };
    }
    case "components": {
      const article = componentsArticle(source, tools);
      return { ...none, article, description: "", markdown: componentsMarkdown(source, tools.say) };
    }
    case "changes": {
      const article = changesArticle(source, tools);
      return { ...none, article, description: "", markdown: changesMarkdown(source, tools.say) };
    }
  }
}

function compileOperation(source: OperationSource, tools: PageTools): CompiledPage {
  const dataFile = operationFile(source.page.route);
  const samples = codeSamples(source, tools.say);
  const shown: CodeSampleText[] = samples instanceof RequestError ? [] : samples;
  const reason = samples instanceof RequestError ? samples.message : "";
  const requests = reason === "" && !source.webhook ? exampleRequests(source) : [];
  const article = { source, samples: shown, requests, noSample: reason, dataFile };
  const { operation, securitySchemes } = source;
  const { accept, anyServer } = source.context;
  const data: ConsoleOperation = {
    operation: callable(operation, securitySchemes),
    securitySchemes,
    accept,
    anyServer,
  };
  return finishPage(source, tools, {
    article: operationArticle(article, tools),
    description: operation.description || operation.summary,
    markdown: operationMarkdown(article, tools.say),
    files: [{ path: dataFile, content: JSON.stringify(data) }],
    diagnostics: samples instanceof RequestError ? [noSample(source, samples)] : [],
    keywords: [`${operation.method.toUpperCase()} ${operation.path}`],
  });
}

interface PageParts {
  article: ReactNode;
  /** CommonMark. */
  description: string;
  markdown: string;
  files: PageFile[];
  diagnostics: Diagnostic[];
  /** What the page is searched by besides its text. */
  keywords: string[];
}

function finishPage(
  source: ReferenceSource,
  tools: PageTools,
  { article, description, markdown, files, diagnostics, keywords }: PageParts,
): CompiledPage {
  const title = referenceTitle(source);
  const { html, lost } = boundedHtml(renderToStaticMarkup(article), {
    most: MOST_ELEMENTS,
    writeRest: (text) => restOfPage(text, tools),
  });
  const sections = tools.sections.map((section, index) => searchSection(section, index, title));
  return {
    frontMatter: { keywords },
    title,
    description: firstParagraph(tools.plain(description)) || `${title}: ${source.context.title}`,
    body: html,
    markdown,
    // A family has one heading, which needs no table.
    toc: source.kind === "family" ? [] : tools.toc.filter(({ id }) => !lost.has(id)),
    ids: tools.ids.all().filter((id) => !lost.has(id)),
    links: tools.links.filter(({ target, hash }) => target !== "hash" || !lost.has(hash ?? "")),
    assets: [],
    dependencies: [],
    diagnostics,
    sections: withoutPlaces(sections, lost),
    files,
    reference: source.page,
  };
}

/** Of an article: with what stands around it, a page has 5,000 at most. */
const MOST_ELEMENTS = 4600;

function restOfPage(text: string, { code, say }: PageTools): string {
  const block = code.render({ code: text, language: "text", meta: "", literal: true });
  return `<p class="api-rules">${escapeText(say("restAsText"))}</p>${block}`;
}

/** What search finds where there is no place to lead to any more, it finds with what stands before. */
function withoutPlaces(sections: readonly PageSection[], lost: ReadonlySet<string>): PageSection[] {
  const kept: PageSection[] = [];
  for (const section of sections) {
    const before = kept.at(-1);
    if (before && lost.has(section.id)) {
      const content = `${before.content} ${section.title} ${section.content}`.trim();
      kept[kept.length - 1] = { ...before, content };
    } else kept.push(section);
  }
  return kept;
}

function searchSection(
  { id, title, level, texts }: PageTools["sections"][number],
  index: number,
  pageTitle: string,
): PageSection {
  const content = texts.join(" ").replace(/\s+/g, " ").trim();
  return { id, level, title: index === 0 ? pageTitle : title, content };
}

/** Search engines show some 160 characters of a page's description. */
const DESCRIPTION_LENGTH = 160;

function firstParagraph(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}

/** Grammars of samples, of examples, and of the code blocks of descriptions. */
async function loadLanguages(text: string, renderer: CodeRenderer): Promise<Set<string>> {
  // Line breaks are escaped in JSON.
  const fences = text.includes("```") ? fenceLanguages(text.replaceAll("\\n", "\n")) : [];
  const loaded = new Set<string>();
  for (const name of new Set([...SAMPLE_LANGUAGES, ...EXAMPLE_LANGUAGES, ...fences])) {
    if (await renderer.load(name)) loaded.add(name);
  }
  return loaded;
}

function noSample({ operation }: OperationSource, error: RequestError): Diagnostic {
  const { file, line, column } = operation.position;
  return {
    code: "no-sample",
    severity: "warning",
    file,
    line,
    column,
    message: `No code sample can be made of "${operation.id}": ${error.message}`,
    hint: sampleHint(operation, error),
  };
}

function sampleHint({ body }: Operation, { problems }: RequestError): string {
  if (problems.some(({ field }) => field.in === "server"))
    return 'Give the description an absolute server, or its configuration the option "server".';
  if (body && body.content.length > 0 && body.content.every(({ type }) => isOwnMultipart(type)))
    return 'Write one below "x-codeSamples" of the operation.';
  return "Add examples to its parameters and its body.";
}
