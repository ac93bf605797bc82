import { TOKEN_CHANNEL } from "../model/constants.ts";
import { localized } from "../model/messages/localized.ts";
import { fill } from "../model/messages/messages.ts";
import type { TokenFlow } from "./token-flows.ts";

/** What the reader gives, for as long as the flow takes. */
export interface TokenRequest {
  clientId: string;
  /** "" for a client without one. */
  clientSecret: string;
  scopes: readonly string[];
  /** Address of this site that the provider sends the reader back to. */
  redirectUri: string;
}

/** Runs a flow; resolves to the access token, rejects with a sentence for the reader. */
export async function fetchToken(flow: TokenFlow, request: TokenRequest): Promise<string> {
  const { clientId, clientSecret, scopes, redirectUri } = request;
  const body = new URLSearchParams({ client_id: clientId });
  if (clientSecret !== "") body.set("client_secret", clientSecret);
  if (flow.kind === "clientCredentials") {
    body.set("grant_type", "client_credentials");
    if (scopes.length > 0) body.set("scope", scopes.join(" "));
    return requestToken(flow, body);
  }
  const verifier = randomText();
  const code = await askForCode(flow, { ...request, challenge: await challengeOf(verifier) });
  body.set("grant_type", "authorization_code");
  body.set("code", code);
  body.set("redirect_uri", redirectUri);
  body.set("code_verifier", verifier);
  return requestToken(flow, body);
}

interface TokenAnswer {
  access_token?: unknown;
  error?: unknown;
  error_description?: unknown;
}

async function requestToken({ tokenUrl }: TokenFlow, body: URLSearchParams): Promise<string> {
  const unreached = () => {
    throw new Error(localized("tokenServerUnreached"));
  };
  let answer = await askForToken(tokenUrl, { body }).catch(unreached);
  if (answer.error === "invalid_client" && body.has("client_secret"))
    answer = await askForToken(tokenUrl, withBasicCredentials(body)).catch(() => answer);
  if (typeof answer.access_token === "string") return answer.access_token;
  const reason = answer.error_description ?? answer.error;
  throw new Error(fill(localized("tokenServerRefused"), { reason: String(reason) }));
}

async function askForToken(tokenUrl: string, init: RequestInit): Promise<TokenAnswer> {
  const own = { method: "POST", credentials: "omit", redirect: "error" } as const;
  const response = await fetch(tokenUrl, { ...own, ...init });
  const { status } = response;
  return { error: status, ...(await response.json().catch(() => ({}))) };
}

/** Providers need not read them from the body: https://www.rfc-editor.org/rfc/rfc6749#section-2.3.1 */
function withBasicCredentials(full: URLSearchParams): RequestInit {
  const body = new URLSearchParams(full);
  const credentials = ["client_id", "client_secret"].map((name) => {
    const [, encoded = ""] = String(new URLSearchParams({ "": full.get(name) ?? "" })).split("=");
    body.delete(name);
    return encoded;
  });
  return { body, headers: { Authorization: `Basic ${btoa(credentials.join(":"))}` } };
}

/** https://www.rfc-editor.org/rfc/rfc7636: in a window of its own, which comes back to this site. */
async function askForCode(
  { authorizationUrl }: TokenFlow,
  { clientId, scopes, redirectUri, challenge }: TokenRequest & { challenge: string },
): Promise<string> {
  const state = randomText();
  const address = new URL(authorizationUrl);
  const query = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    ...(scopes.length > 0 && { scope: scopes.join(" ") }),
    state,
    code_challenge: challenge,
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const answered = answerTo(state);
  const opened = window.open(address, "_blank", "popup,width=520,height=680");
  if (!opened) throw new Error(localized("windowKept"));
  const answer = await answered;
  const code = answer.get("code");
  if (code) return code;
  const reason = answer.get("error_description") ?? answer.get("error") ?? localized("noCode");
  throw new Error(fill(localized("providerRefused"), { reason }));
}

/**
 * What the page says that the provider sends its window to. Sites and providers cut the tie between
 * a window and who opened it (Cross-Origin-Opener-Policy), after which it looks closed.
 */
function answerTo(state: string): Promise<URLSearchParams> {
  const channel = new BroadcastChannel(TOKEN_CHANNEL);
  return new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      const answer = new URLSearchParams(String(data));
      // Other pages may wait for theirs.
      if (answer.get("state") !== state) return;
      channel.postMessage("taken");
      channel.close();
      resolve(answer);
    };
  });
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
