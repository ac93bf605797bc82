/** The requests of descriptions that others wrote, as the console fills them from examples. */
import { basename, dirname } from "node:path";
import { buildRequest } from "../../src/api/request/build-request.ts";
import { RequestError } from "../../src/api/request/request-error.ts";
import { exampleValues } from "../../src/api/values/example-values.ts";
import type { Operation } from "../../src/model/api.ts";
import type { ApiFile, ApiRequest } from "../../src/model/api-request.ts";
import { loadDescription } from "../../src/sources/openapi/load-description.ts";
import type { Random } from "../random.ts";

/** Some operations of a description. */
export interface MadeRequests {
  /** How many operations it has. */
  total: number;
  chosen: Operation[];
  /** The request of each with every parameter, below "/0", "/1" … or from `first` on; or why there is none. */
  made: (ApiRequest | string)[];
}

/** Which operations. */
export interface Asked {
  count: number;
  origin: string;
  /** Number of the first. */
  first?: number;
  /** Draws them; without it they stand at even steps. */
  random?: Random | undefined;
}

/** Reads a description and makes requests of some of its operations. */
export async function readRequests(
  file: string,
  { count, origin, first = 0, random }: Asked,
): Promise<MadeRequests> {
  const { description } = await loadDescription(dirname(file), basename(file));
  const all = description?.families.flatMap(({ operations }) => operations) ?? [];
  const chosen = random ? drawn(all, count, random) : spread(all, count);
  const made = chosen.map((operation, index) => requestOf(operation, `${origin}/${first + index}`));
  return { total: all.length, chosen, made };
}

function spread(operations: readonly Operation[], count: number): Operation[] {
  const step = Math.max(1, operations.length / count);
  const length = Math.min(count, operations.length);
  return Array.from({ length }, (_, index) => operations[Math.floor(index * step)]).filter(
    (operation) => operation !== undefined,
  );
}

function drawn(operations: readonly Operation[], count: number, random: Random): Operation[] {
  const left = [...operations];
  const length = Math.min(count, left.length);
  return Array.from({ length }, () => left.splice(random.integer(0, left.length - 1), 1)).flat();
}

/** The request with every parameter; or why there is none. */
function requestOf(operation: Operation, server: string): ApiRequest | string {
  try {
    const values = { ...exampleValues(operation, { optional: true }), server, serverVariables: {} };
    const request = buildRequest(operation, values);
    return withFiles(request);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return `${operation.id}: ${error.problems.map(({ message }) => message).join(" ")}`;
  }
}

/** Files that a reader would choose. */
function withFiles(request: ApiRequest): ApiRequest {
  const { body } = request;
  const filled = (file: ApiFile): ApiFile => ({ ...file, content: new Blob(["a;b\r\n\u00e9"]) });
  if (body.kind === "file") return { ...request, body: { ...body, file: filled(body.file) } };
  if (body.kind !== "multipart") return request;
  const parts = body.parts.map((part) =>
    part.kind === "file" ? { ...part, file: filled(part.file) } : part,
  );
  return { ...request, body: { ...body, parts } };
}
