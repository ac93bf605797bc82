import { resolve } from "node:path";
import type { BaseResolver, Document } from "@redocly/openapi-core";
import type { ApiDescription } from "../../model/api.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { duplicateDiagnostics, findingDiagnostics } from "./check-findings.ts";
import { describeApi } from "./describe-api.ts";
import { createFileResolver, filesRead, type Redocly, readDocuments } from "./description-files.ts";
import { fileDiagnostic, versionDiagnostics } from "./file-problems.ts";
import { record } from "./json-values.ts";
import { createLocate, type Locate } from "./problem-position.ts";
import { findSelfContainment } from "./references.ts";
import { lintDescription, problemDiagnostic } from "./rules.ts";
import { cycleDiagnostics } from "./unresolved-references.ts";

/** A description as it was read. */
export interface LoadedDescription {
  /** `undefined` when there is nothing that could be described; then there are errors. */
  description: ApiDescription | undefined;
  /** The whole description in one document, its references kept; for download. */
  bundled: Record<string, unknown> | undefined;
  /** Every file that it was made from, relative to the root. A file may be absent. */
  files: string[];
  diagnostics: Diagnostic[];
}

/**
 * Reads an OpenAPI description of version 3.0 or 3.1 with all files that it refers to. Whatever is
 * wrong becomes a Diagnostic; it does not throw.
 *
 * @param root Absolute path of the project.
 * @param file Relative to the root.
 */
export async function loadDescription(root: string, file: string): Promise<LoadedDescription> {
  const core = await import("@redocly/openapi-core");
  const resolver = createFileResolver(core, root);
  const failed = (diagnostics: Diagnostic[]): LoadedDescription => ({
    description: undefined,
    bundled: undefined,
    files: filesRead(resolver, root),
    diagnostics,
  });
  const document = await resolver
    .resolveDocument(null, resolve(root, file), true)
    .catch((error: Error) => error);
  if (document instanceof Error) return failed([fileDiagnostic(document, file, { core, root })]);
  const diagnostics = versionDiagnostics(document, createLocate(core, root));
  if (diagnostics.some(({ severity }) => severity === "error")) return failed(diagnostics);
  try {
    return await describe({ core, root, resolver, document }, diagnostics);
  } catch (error) {
    const cycles = cycleDiagnostics(await readDocuments(resolver), createLocate(core, root));
    if (cycles.length > 0) return failed([...diagnostics, ...cycles]);
    if (diagnostics.some(({ severity }) => severity === "error")) return failed(diagnostics);
    return failed([...diagnostics, unreadableDiagnostic(error, file)]);
  }
}

/**
 * References other than those of components are written out in the bundle; where one stands below
 * what it leads to, that has no end. The pointer is that of the bundle.
 */
class SelfContainment extends Error {
  constructor(pointer: string) {
    super(`what a reference leads to contains the reference, at ${pointer}`);
    this.name = "SelfContainment";
  }
}

function unreadableDiagnostic(error: unknown, file: string): Diagnostic {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The description can't be read: ${reason}.`;
  const isKnown = error instanceof SelfContainment;
  return {
    code: isKnown ? "openapi-reference-cycle" : "openapi-unreadable",
    severity: "error",
    message,
    ...(isKnown && {
      hint: "Name it among the components, or write out what the reference means.",
    }),
    file,
  };
}

interface Reading {
  core: Redocly;
  root: string;
  resolver: BaseResolver;
  document: Document;
}

/**
 * Lints first: the bundler then changes the same objects, whose positions the linter found.
 *
 * @param diagnostics Gets what is found, also when it throws.
 */
async function describe(
  { core, root, resolver, document }: Reading,
  diagnostics: Diagnostic[],
): Promise<LoadedDescription> {
  const locate = createLocate(core, root);
  const options = { document, externalRefResolver: resolver };
  const { config, findings, problems } = await lintDescription(core, options);
  diagnostics.push(...problems.flatMap((problem) => problemDiagnostic(problem, locate)));
  const documents = await readDocuments(resolver);
  const { bundle } = await core.bundle({ doc: document, config, externalRefResolver: resolver });
  const bundled = record(bundle.parsed);
  const pointer = findSelfContainment(bundled);
  if (pointer !== undefined) throw new SelfContainment(pointer);
  const start = { source: document.source, pointer: "#/" };
  const positionOf = (raw: object) => {
    const location = findings.operations.get(raw) ?? start;
    return locate({ ...location, reportOnKey: true });
  };
  const { description, duplicates } = describeApi(bundled, positionOf);
  const surroundings = { root: bundled, documents, projectRoot: root, locate };
  diagnostics.push(
    ...findingDiagnostics(findings, surroundings),
    ...duplicateDiagnostics(duplicates, findings, locate),
  );
  // Where something is wrong, the operations may only be out of reach.
  const isEmpty = description.families.length + description.webhooks.length === 0;
  if (isEmpty && diagnostics.length === 0) diagnostics.push(emptyDiagnostic(document, locate));
  return { description, bundled, files: filesRead(resolver, root), diagnostics };
}

function emptyDiagnostic({ source }: Document, locate: Locate): Diagnostic {
  const { pointer: _pointer, ...position } = locate({ source, pointer: "#/paths" });
  const message = "The description has no operations.";
  return { code: "openapi-empty", severity: "error", message, ...position };
}
