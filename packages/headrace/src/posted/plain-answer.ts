/** An answer of one line, which nobody keeps. */
export function plainAnswer(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  const type = { "Content-Type": "text/plain;charset=utf-8", "Cache-Control": "no-store" };
  return new Response(`${text}\n`, { status, headers: { ...type, ...headers } });
}

/**
 * Refuses what sends nothing, and what a page of another site sends: it must not speak for its readers.
 *
 * @param site The site's address.
 * @param what "Send a form."
 */
export function refusal(request: Request, site: string, what: string): Response | undefined {
  if (request.method !== "POST") return plainAnswer(405, what, { Allow: "POST" });
  const origin = request.headers.get("Origin");
  const isForeign = origin !== null && origin !== new URL(site).origin;
  return isForeign ? plainAnswer(403, "This page belongs to another site.") : undefined;
}
