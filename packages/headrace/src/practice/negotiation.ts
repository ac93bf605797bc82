import type { PracticeOperation } from "./practice-data.ts";
import { Problem } from "./problem.ts";

/** Throws a problem when the request accepts none of the media types of the answer. */
export function checkAccept(request: Request, operation: PracticeOperation): void {
  const offered = operation.answers.flatMap(({ type }) => type ?? []);
  if (!operation.statuses.includes("406") || offered.length === 0) return;
  const accept = request.headers.get("Accept")?.trim() || "*/*";
  if (offered.some((type) => accepts(accept, type))) return;
  throw new Problem(
    "notAcceptable",
    `This operation offers ${unique(offered)}. The request accepts ${accept}.`,
  );
}

/** Whether a header allows a type: https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1 */
function accepts(header: string, type: string): boolean {
  return header.split(",").some((range) => {
    const [name = "", ...parameters] = range.trim().toLowerCase().split(/ *; */);
    if (parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) return false;
    const [group] = type.split("/");
    return name === "*/*" || name === `${group}/*` || name === type;
  });
}

/** The media type of the request's body, one that the operation reads; `null` without a body. */
export function bodyType(
  request: Request,
  operation: PracticeOperation,
  isEmpty: boolean,
): string | null {
  const { body, statuses } = operation;
  if (!body || isEmpty) return null;
  const sent = request.headers.get("Content-Type") ?? "";
  const name = sent.split(";")[0]?.trim().toLowerCase() ?? "";
  const known = body.content.find(({ type }) => type.toLowerCase() === name);
  if (known) return known.type;
  const reads = unique(body.content.map(({ type }) => type));
  const detail = `This operation reads ${reads}. The body was sent ${name ? `as ${name}` : "without a type"}.`;
  throw new Problem(statuses.includes("415") ? "unsupportedMediaType" : "invalid", detail);
}

function unique(types: readonly string[]): string {
  return [...new Set(types)].join(" or ");
}
