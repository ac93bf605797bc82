import { HTTP_METHODS, type HttpMethod } from "../../model/api.ts";
import { isRecord, record, text } from "./json-values.ts";
import type { References } from "./references.ts";

/** An operation as it stands in the bundled document. */
export interface FoundOperation {
  raw: Record<string, unknown>;
  pathItem: Record<string, unknown>;
  method: HttpMethod;
  /** Of a webhook or callback: its name or expression. */
  path: string;
  /** Of a callback: what the description calls it. */
  name: string;
  /** Callbacks of callbacks are not followed: nobody has them but by a circle of references. */
  callbacks: FoundOperation[];
}

/** Every operation of a map of path items (`paths`, `webhooks`), in the order of the description. */
export function findOperations(paths: unknown, references: References): FoundOperation[] {
  return findInPaths(paths, references).map((found) => ({
    ...found,
    callbacks: Object.entries(record(found.raw.callbacks)).flatMap(([name, callback]) =>
      findInPaths(references.object(callback), references).map((one) => ({ ...one, name })),
    ),
  }));
}

function findInPaths(paths: unknown, references: References): FoundOperation[] {
  return Object.entries(record(paths)).flatMap(([path, value]) => {
    const pathItem = references.object(value);
    const named = Object.entries(record(pathItem.additionalOperations));
    const fixed = Object.entries(pathItem).filter(([key]) => METHODS.has(key));
    return [...fixed, ...named].flatMap(([method, raw]) =>
      isRecord(raw)
        ? [{ raw, pathItem, method: method.toLowerCase(), path, name: "", callbacks: [] }]
        : [],
    );
  });
}

/**
 * With its path as addresses need it, behind that of a server: "pets" is meant as "/pets". Checks
 * say that it has to be written so.
 */
export function fromRoot(found: FoundOperation): FoundOperation {
  return /^(?:\/|$)/.test(found.path) ? found : { ...found, path: `/${found.path}` };
}

const METHODS: ReadonlySet<string> = new Set(HTTP_METHODS);

/** The ids of all operations of a description. */
export interface OperationIds {
  idOf: (found: FoundOperation) => string;
  /** Id of the operation that has this `operationId`. */
  byAuthored: (operationId: string) => string | undefined;
  /** Id of the operation that is this object. */
  byObject: (raw: unknown) => string | undefined;
  /** Operations whose `operationId` an earlier one has. */
  duplicates: { operation: FoundOperation; first: FoundOperation }[];
}

/**
 * Gives each operation an id that is unique, also where case does not count, and fits into an
 * address: the authored one, with "-" in place of what an address can't hold; else one made of
 * method and path. Of several that want the same id the later ones get a number.
 */
export function assignIds(operations: readonly FoundOperation[]): OperationIds {
  const ids = new Map<FoundOperation, string>();
  const taken = new Set<string>();
  const firsts = new Map<string, FoundOperation>();
  const duplicates: OperationIds["duplicates"] = [];
  const all = operations.flatMap((operation) => [operation, ...operation.callbacks]);
  const take = (operation: FoundOperation, wanted: string) => {
    let id = wanted;
    for (let number = 2; taken.has(id.toLowerCase()); number++) id = `${wanted}-${number}`;
    taken.add(id.toLowerCase());
    ids.set(operation, id);
  };

  for (const operation of all) {
    const authored = text(operation.raw.operationId);
    if (addressPart(authored) === "") continue;
    const first = firsts.get(authored);
    if (first) duplicates.push({ operation, first });
    else firsts.set(authored, operation);
    take(operation, addressPart(authored));
  }
  for (const operation of all) {
    if (!ids.has(operation)) take(operation, generatedId(operation));
  }
  const byRaw = new Map([...ids].reverse().map(([{ raw }, id]) => [raw, id] as const));
  return {
    idOf: (found) => ids.get(found) ?? generatedId(found),
    byAuthored: (operationId) => {
      const first = firsts.get(operationId);
      return first && ids.get(first);
    },
    byObject: (raw) => (isRecord(raw) ? byRaw.get(raw) : undefined),
    duplicates,
  };
}

/** One segment of an address that needs no encoding; never "." or "..". */
function addressPart(text: string): string {
  return text.replace(/[^\p{L}\p{N}._~+-]+/gu, "-").replace(/^[-.]+|[-.]+$/g, "");
}

function generatedId({ method, path }: FoundOperation): string {
  const words = path.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  return [method, words.toLowerCase()].filter(Boolean).join("-");
}
