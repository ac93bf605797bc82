import { existsSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import type { BaseResolver, Document, ResolveError, Source } from "@redocly/openapi-core";
import { placeAt } from "../../diagnostics/place-at.ts";
import { decodeAddress } from "../../model/routes.ts";
import { decodeText, guessText } from "../decode-text.ts";
import { markLongNumbers, readLongNumbers } from "./exact-source.ts";
import { withoutComments } from "./json-comments.ts";
import { cutDeep, isReasonable } from "./json-values.ts";
import { type LenientReading, parseLeniently } from "./lenient-yaml.ts";
import { referenceNodes, referencesIn } from "./references.ts";
import { anchorsOf, resolveIdentifiers } from "./schemas/identified-schemas.ts";

/** Redocly's library takes 0.3 s to load: only who reads a description pays for it. */
export type Redocly = typeof import("@redocly/openapi-core");

/** A file that can't be part of a description, with the way out. */
export class FileError extends Error {
  readonly hint: string;
  /** Where in a file; absent: the reference to it is what is wrong. */
  readonly place: FilePlace | undefined;

  constructor(message: string, hint: string, place?: FilePlace) {
    super(message);
    this.name = "FileError";
    this.hint = hint;
    this.place = place;
  }
}

interface FilePlace {
  /** Absolute. */
  path: string;
  line: number;
  column: number;
}

/**
 * Reads the files of a description, each once. A file outside the project is refused, since
 * everything that is read gets published; so is an address on the network.
 *
 * @param root Absolute path of the project.
 * @param onLenient Called for each file that is read although its text is not as it has to be.
 */
export function createFileResolver(
  core: Redocly,
  root: string,
  onLenient: (reading: LenientReading) => void,
): BaseResolver {
  const resolver = new core.BaseResolver();
  const parseStrictly = resolver.parseDocument.bind(resolver);
  const parse = (source: Source, isRoot?: boolean) => {
    const read = parseLeniently(source, (one) => parseStrictly(one, isRoot), core);
    read.readings.forEach(onLenient);
    return read.document;
  };
  const locate = resolver.resolveExternalRef.bind(resolver);
  resolver.resolveExternalRef = (base, reference) => {
    const path = locate(base, reference);
    return base === null || !isAbsolute(path) ? path : referredPath(base, reference);
  };
  resolver.loadExternalRef = async (path) => {
    try {
      return new core.Source(path, await readInside(root, path, onLenient));
    } catch (error) {
      throw new core.ResolveError(error instanceof Error ? error : new Error(String(error)));
    }
  };
  resolver.parseDocument = (source, isRoot) => {
    const marked = markLongNumbers(source.body);
    const document = parse(marked === undefined ? source : sourceOf(core, source, marked), isRoot);
    for (const { fault, names } of cutsOf(document.parsed))
      onLenient({ path: source.absoluteRef, fault, ...placeBelow(source.body, names) });
    if (!isReasonable(document.parsed)) {
      throw new core.ResolveError(
        new FileError(
          "The file holds too many values.",
          "Write out what stands behind its YAML aliases (*name), or split the file.",
          { path: source.absoluteRef, ...firstAlias(source.body) },
        ),
      );
    }
    if (marked === undefined) return document;
    return { source, parsed: readLongNumbers(document.parsed) };
  };
  return resolver;
}

/**
 * Where the file is that another one refers to. A reference is an address, in which "my%20file.yaml" is
 * "my file.yaml", unless one is called that.
 *
 * @param from Absolute path.
 */
export function referredPath(from: string, file: string): string {
  const path = resolve(dirname(from), file);
  const isWritten = !file.includes("%") || existsSync(path);
  return isWritten ? path : resolve(dirname(from), decodeAddress(file));
}

/** Has all that nobody can follow to its end cut, and says where. */
function cutsOf(parsed: unknown) {
  const { deep, circles } = cutDeep(parsed);
  return [
    ...circles.map((names) => ({ fault: "circle" as const, names })),
    ...(deep ? [{ fault: "depth" as const, names: deep }] : []),
  ];
}

/** Where the last name stands of those that lead to a place; each is looked for behind the last. */
function placeBelow(text: string, names: readonly string[]): { line: number; column: number } {
  let at = 0;
  for (const name of names) at = Math.max(at, text.indexOf(name, at + 1));
  return placeAt(text, at);
}

/** Where the first alias of a YAML text stands, which is where its values begin to multiply. */
function firstAlias(text: string): { line: number; column: number } {
  const at = Math.max(0, /(?<=(?:^|[:,[-])\s*)\*[\w-]+/m.exec(text)?.index ?? 0);
  return placeAt(text, at);
}

/** The same file with another text. */
function sourceOf(core: Redocly, { absoluteRef, mimeType }: Source, body: string): Source {
  return new core.Source(absoluteRef, body, mimeType);
}

async function readInside(
  root: string,
  path: string,
  onLenient: (reading: LenientReading) => void,
): Promise<string> {
  if (!isAbsolute(path)) {
    throw new FileError(
      "A reference leads to the network.",
      "Keep a copy of the file in the project: a build must not depend on another server.",
    );
  }
  const base = await realpath(root);
  const real = await realpath(path);
  if (isOutside(base, real)) {
    throw new FileError(
      await outsideWords(root, path),
      "Everything that a description refers to is published; copy the file into the project.",
    );
  }
  const bytes = await readFile(real);
  const decoded = decodeText(bytes);
  let text = "text" in decoded ? decoded.text : guessText(bytes);
  if ("problem" in decoded) {
    const { message, line, column } = decoded.problem;
    if (text === "") throw new FileError(message, "Save it as UTF-8.", { path, line, column });
    onLenient({ path, fault: "encoding", line, column });
  }
  text = text.replace(/^\uFEFF/, "");
  // One kind of line end, so that lines and columns are the same everywhere.
  text = text.replace(/\r\n?/g, "\n");
  const plain = withoutComments(text);
  if (plain) onLenient({ path, fault: "comments", ...placeAt(text, plain.first) });
  return plain?.text ?? text;
}

function isOutside(root: string, path: string): boolean {
  const inside = relative(root, path);
  return inside.startsWith(`..${sep}`) || inside === ".." || isAbsolute(inside);
}

/** Names the symbolic link where one is the reason: the path itself may look right. */
async function outsideWords(root: string, path: string): Promise<string> {
  const base = await realpath(root);
  const parts = relativePath(root, path).split("/");
  for (const [index, part] of parts.entries()) {
    if (part === "..") break;
    const name = parts.slice(0, index + 1).join("/");
    if (isOutside(base, await realpath(resolve(root, name))))
      return `The symbolic link "${name}" leads out of the project.`;
  }
  return "A reference leads out of the project.";
}

/**
 * Reads every file that a description refers to, directly or not; what can't be read is told where
 * references are followed.
 */
export async function readReferred(resolver: BaseResolver, document: Document): Promise<void> {
  const documents = [document];
  const asked = new Set([document.source.absoluteRef]);
  for (const { source, parsed } of documents) {
    for (const file of filesReferredTo(parsed)) {
      const path = resolver.resolveExternalRef(source.absoluteRef, file);
      if (asked.has(path)) continue;
      asked.add(path);
      const next = await resolver
        .resolveDocument(source.absoluteRef, file)
        .catch((error: Error) => error);
      if (next instanceof Error) continue;
      resolveIdentifiers(next.parsed);
      documents.push(next);
    }
  }
  resolveAnchors(documents);
}

/** Has references to anchors of other files lead to where those are, which is all that is followed. */
function resolveAnchors(documents: readonly Document[]): void {
  const parsed = new Map(documents.map(({ source, parsed }) => [source.absoluteRef, parsed]));
  const anchors = new Map<string, ReadonlyMap<string, string>>();
  for (const { source, parsed: from } of documents) {
    for (const node of referenceNodes(from)) {
      const [file = "", anchor = ""] = node.$ref.split("#", 2);
      if (file === "" || anchor === "" || anchor.startsWith("/")) continue;
      const path = referredPath(source.absoluteRef, file);
      const known = anchors.get(path) ?? anchorsOf(parsed.get(path));
      anchors.set(path, known);
      const pointer = known.get(decodeAddress(anchor));
      if (pointer !== undefined) node.$ref = file + pointer;
    }
  }
}

function filesReferredTo(value: unknown): Set<string> {
  const files = new Set(
    [...referencesIn(value)].map((reference) => reference.split("#", 1)[0] ?? ""),
  );
  files.delete("");
  return files;
}

/** Path as diagnostics name it: relative to the root, with forward slashes. */
export function relativePath(root: string, path: string): string {
  return relative(root, path).replaceAll("\\", "/");
}

/** Every file that was read or asked for, sorted; those outside the project excepted. */
export function filesRead(resolver: BaseResolver, root: string): string[] {
  return [...resolver.getFiles()]
    .filter(isAbsolute)
    .map((path) => relativePath(root, resolve(path)))
    .filter((path) => !path.startsWith("../"))
    .sort();
}

/** The files that could be read, by absolute path. */
export async function readDocuments(resolver: BaseResolver): Promise<Map<string, Document>> {
  const documents = new Map<string, Document>();
  for (const [path, loading] of resolver.cache) {
    const document = await loading.catch((error: ResolveError) => error);
    if (!(document instanceof Error)) documents.set(path, document);
  }
  return documents;
}
