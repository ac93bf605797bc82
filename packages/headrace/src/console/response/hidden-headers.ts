import type { AnswerKind } from "../../model/api.ts";
import type { ResponseHeader } from "../exchange/exchange.ts";

/** The description of a status: its own, its class's ("4XX") or the default one. */
export function documentedResponse(
  responses: readonly AnswerKind[],
  status: number,
): AnswerKind | undefined {
  const keys = [String(status), `${String(status)[0]}XX`, "default"];
  return keys
    .map((key) => responses.find((response) => response.status.toUpperCase() === key.toUpperCase()))
    .find((response) => response !== undefined);
}

/**
 * Names of documented headers that the page does not see. Across origins it sees only a few, and
 * those that the server exposes: https://fetch.spec.whatwg.org/#cors-safelisted-response-header-name
 */
export function missingHeaders(
  documented: AnswerKind | undefined,
  visible: readonly ResponseHeader[],
): string[] {
  const seen = new Set(visible.map(({ name }) => name.toLowerCase()));
  const names = documented?.headers.map(({ name }) => name) ?? [];
  return names.filter((name) => !seen.has(name.toLowerCase()));
}
