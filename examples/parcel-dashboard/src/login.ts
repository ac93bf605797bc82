import { config } from "./config";

const VERIFIER = "login.verifier";
const STATE = "login.state";

// #region log-in
/**
 * Gives an access token. Without one, it leaves the page for the log-in of Keycloak, which
 * returns to this page with a code.
 */
export async function logIn(): Promise<string> {
  if (config().issuerUrl === "") {
    return "";
  }
  const answer = new URLSearchParams(window.location.search);
  if (answer.has("error")) {
    throw new Error(answer.get("error_description") ?? "The log-in failed");
  }
  const code = answer.get("code");
  if (code === null) {
    await leaveForLogIn();
    return new Promise<string>(() => {});
  }
  return exchange(code, answer.get("state"));
}
// #endregion log-in

// #region leave
export async function leaveForLogIn(): Promise<void> {
  const verifier = randomText();
  const state = randomText();
  sessionStorage.setItem(VERIFIER, verifier);
  sessionStorage.setItem(STATE, state);
  const query = new URLSearchParams({
    response_type: "code",
    client_id: config().clientId,
    redirect_uri: pageAddress(),
    scope: "openid",
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: "S256",
  });
  window.location.assign(`${config().issuerUrl}/protocol/openid-connect/auth?${query}`);
}

export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}
// #endregion leave

// #region exchange
async function exchange(code: string, state: string | null): Promise<string> {
  const verifier = sessionStorage.getItem(VERIFIER);
  const expected = sessionStorage.getItem(STATE);
  sessionStorage.removeItem(VERIFIER);
  sessionStorage.removeItem(STATE);
  window.history.replaceState(null, "", pageAddress());
  if (verifier === null || state === null || state !== expected) {
    throw new Error("This log-in was not started here");
  }
  const response = await fetch(`${config().issuerUrl}/protocol/openid-connect/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      client_id: config().clientId,
      redirect_uri: pageAddress(),
      code,
      code_verifier: verifier,
    }),
  });
  if (!response.ok) {
    throw new Error(`Keycloak refused the code: ${response.status}`);
  }
  const tokens: { access_token: string } = await response.json();
  return tokens.access_token;
}
// #endregion exchange

function pageAddress(): string {
  return `${window.location.origin}/`;
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
