import type { PracticeCredential, PracticeOperation, PracticeRules } from "./practice-data.ts";
import { Problem } from "./problem.ts";

/** The credential of a request, or undefined when it has none of those that are known. */
export function credentialOf(
  request: Request,
  security: readonly PracticeCredential[],
): string | undefined {
  for (const place of security) {
    const value = read(request, place);
    if (value) return value;
  }
  return;
}

function read({ headers, url }: Request, place: PracticeCredential): string | null | undefined {
  if (place.in === "bearer") {
    return /^Bearer +(\S+)$/i.exec(headers.get("Authorization") ?? "")?.[0];
  }
  if (place.in === "query") return new URL(url).searchParams.get(place.name);
  if (place.in === "cookie") {
    const pairs = (headers.get("Cookie") ?? "").split(/; */);
    return pairs.find((pair) => pair.startsWith(`${place.name}=`));
  }
  return headers.get(place.name);
}

/** Throws a problem unless the credential may do this. Nothing is kept of it. */
export function checkCredential(
  credential: string | undefined,
  { method, security }: PracticeOperation,
  { keys }: PracticeRules,
): void {
  if (security.length === 0) return;
  if (credential === undefined) {
    throw new Problem("unauthenticated", "Send an API key or a bearer token.", {
      headers: { "WWW-Authenticate": "Bearer" },
    });
  }
  if (credential.startsWith("Bearer ")) return;
  if (!new RegExp(keys.accept).test(credential)) {
    throw new Problem("unauthenticated", "This is not an API key.", {
      headers: { "WWW-Authenticate": "Bearer" },
    });
  }
  if (method !== "get" && new RegExp(keys.readOnly).test(credential)) {
    throw new Problem("forbidden", "The API key is read-only.");
  }
}
