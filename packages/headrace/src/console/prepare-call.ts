import type { Credential } from "../api/request/request-values.ts";
import { type SendObstacle, sendability } from "../api/request/sendability.ts";
import { toFetch } from "../api/request/to-fetch.ts";
import type { ConsoleOperation } from "../model/api-console.ts";
import { browserNetwork } from "./exchange/network.ts";
import { assemble, filledCredentials, shownCredentials } from "./form/assemble.ts";
import type { FormState } from "./form/form-state.ts";
import type { LazyPractice } from "./lazy-practice.ts";
import type { CredentialStore } from "./session.ts";
import type { Call, Preparation } from "./use-sending.ts";

/** What a call is made of. */
export interface CallSource {
  data: ConsoleOperation;
  form: FormState;
  store: CredentialStore;
  practice: LazyPractice | null;
}

/**
 * The request with the reader's credentials, and who answers it; or why it can't be sent. Rejects
 * when the practice server can't be loaded.
 */
export async function prepareCall({
  data,
  form,
  store,
  practice,
}: CallSource): Promise<Preparation> {
  const credentials = filledCredentials(data, form.requirement, store);
  if (form.server === "practice" && practice) {
    const server = await practice.load();
    const own = practiceCredentials(data, form.requirement, server.exampleKey);
    const sent = credentials.length > 0 ? credentials : own;
    return makeCall({ data, form, credentials: sent }, { fetch: server.fetch, network: null });
  }
  return makeCall(
    { data, form, credentials },
    { fetch: (request) => fetch(request), network: browserNetwork() },
  );
}

interface RequestSource {
  data: ConsoleOperation;
  form: FormState;
  credentials: Credential[];
}

function makeCall(
  { data, form, credentials }: RequestSource,
  answering: Pick<Call, "fetch" | "network">,
): Preparation {
  const { request, problems } = assemble(data, form, credentials);
  if (!request) {
    const reason = problems.map(({ message }) => message).join(" ");
    return { kind: "failure", failure: { kind: "unprepared", reason } };
  }
  const obstacle = sendability(request).find(isInsurmountable);
  if (obstacle)
    return { kind: "failure", failure: { kind: "unsendable", reason: obstacle.message } };
  return { kind: "call", call: { ...toFetch(request), ...answering } };
}

/** A header that the browser leaves out is no reason not to send the rest. */
function isInsurmountable({ reason }: SendObstacle): boolean {
  return reason === "method" || reason === "body";
}

/** For readers without a key of their own: the form is that of the samples, the key the server's. */
function practiceCredentials(
  data: ConsoleOperation,
  requirement: number,
  key: string,
): Credential[] {
  return shownCredentials(data, requirement).map((credential) =>
    credential.kind === "apiKey" ? { ...credential, value: key } : credential,
  );
}
