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

async function requestToken({ tokenUrl }: TokenFlow, body: URLSearchParams): Promise<string> {
  const sent = fetch(tokenUrl, { method: "POST", body, credentials: "omit", redirect: "error" });
  const response = await sent.catch(() => {
    throw new Error(localized("tokenServerUnreached"));
  });
  const answer: { access_token?: unknown; error_description?: unknown; error?: unknown } =
    await response.json().catch(() => ({}));
  if (typeof answer.access_token === "string") return answer.access_token;
  const reason = answer.error_description ?? answer.error ?? response.status;
  throw new Error(fill(localized("tokenServerRefused"), { reason: String(reason) }));
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
  const opened = window.open(address, "_blank", "popup,width=520,height=680");
  if (!opened) throw new Error(localized("windowKept"));
  const answer = await returnedQuery(opened, redirectUri);
  if (answer.get("state") !== state) throw new Error(localized("foreignAnswer"));
  const code = answer.get("code");
  if (code) return code;
  const reason = answer.get("error_description") ?? answer.get("error") ?? localized("noCode");
  throw new Error(fill(localized("providerRefused"), { reason }));
}

/** Looks until the window is back on this site, whose addresses can be read, or is closed. */
function returnedQuery(opened: Window, redirectUri: string): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      if (opened.closed) {
        clearInterval(timer);
        reject(new Error(localized("windowClosed")));
        return;
      }
      const href = addressOf(opened);
      if (href === undefined || !href.startsWith(redirectUri)) return;
      clearInterval(timer);
      opened.close();
      resolve(new URL(href).searchParams);
    }, 200);
  });
}

/** `undefined` while another site is in the window. */
function addressOf({ location }: Window): string | undefined {
  try {
    return location.href;
  } catch {
    return;
  }
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
