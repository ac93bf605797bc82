import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A provider of access tokens, and the API that takes them. */
export interface TokenProvider {
  origin: string;
  /** The header `Authorization` of each request to the API. */
  authorizations: (string | undefined)[];
  close(): Promise<void>;
}

const TOKEN = "token-of-the-provider";
const CODE = "code-of-the-provider";

/**
 * Starts it on loopback. Its window cuts the tie to who opened it, as providers do, and it gives a token
 * only to who began the sign-in: https://www.rfc-editor.org/rfc/rfc7636.
 */
export async function startTokenProvider(): Promise<TokenProvider> {
  const authorizations: (string | undefined)[] = [];
  let challenge = "";
  const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
    "/sign-in": (request, response) => {
      const asked = new URL(request.url ?? "", "http://provider").searchParams;
      challenge = asked.get("code_challenge") ?? "";
      const back = new URL(asked.get("redirect_uri") ?? "");
      back.searchParams.set("code", CODE);
      back.searchParams.set("state", asked.get("state") ?? "");
      response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
      response.setHeader("Content-Type", "text/html");
      response.end(
        `<!doctype html><title>Provider</title><a href="${back.href.replaceAll("&", "&amp;")}">Allow</a>`,
      );
    },
    "/token": async (request, response) => {
      const given = new URLSearchParams(await text(request));
      const verifier = given.get("code_verifier") ?? "";
      const isHis = createHash("sha256").update(verifier).digest("base64url") === challenge;
      const answer =
        isHis && given.get("code") === CODE ? { access_token: TOKEN } : { error: "invalid_grant" };
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(answer));
    },
    "/wheels": (request, response) => {
      if (request.method !== "OPTIONS") authorizations.push(request.headers.authorization);
      response.setHeader("Access-Control-Allow-Headers", "authorization");
      response.end();
    },
  };
  const server = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    const { pathname } = new URL(request.url ?? "", "http://provider");
    const page = pages[pathname];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    authorizations,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
