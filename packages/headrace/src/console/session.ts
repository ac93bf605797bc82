import type { ApiServer } from "../model/api.ts";
import { NO_SECRET, type Secret } from "./form/credentials.ts";
import type { FormState } from "./form/form-state.ts";

/** Where kept credentials are: `sessionStorage`, which ends with the tab. */
export interface SessionStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** What the reader chose, for all operations of this visit. */
export interface Session {
  credentials(servers: readonly ApiServer[]): CredentialStore;
  /** The last choice of a server; `null` before there is one. */
  preferences: Pick<FormState, "server" | "variables" | "ownServer"> | null;
  timeoutSeconds: number;
  /** JSON bodies are filled in field by field. */
  asFields: boolean;
  /** What was sent, the last first; gone with the document. */
  history: SentRequest[];
}

/** A request that was sent. */
export interface SentRequest {
  /** The operation's id. */
  operation: string;
  /** Its page, with what makes the console open with the same values. */
  address: string;
  method: string;
  /** From where the path of the operation begins; without credentials. */
  path: string;
  /** Status, or what went wrong. */
  outcome: string;
  at: Date;
  form: FormState;
}

/** Secrets for the servers of an operation: those for other servers are out of its reach. */
export interface CredentialStore {
  get(scheme: string): Secret;
  set(scheme: string, secret: Secret): void;
  isKept(): boolean;
  /** Copies the secrets to the tab's storage, and every later change; or removes them there. */
  keep(isKept: boolean): void;
  /** Forgets all of them, kept ones as well. */
  clear(): void;
}

/** Seconds without an answer after which a request is given up, unless the reader changes it. */
const DEFAULT_TIMEOUT_SECONDS = 30;

/** Begins a visit: everything is in memory but what the reader wants to keep. */
export function createConsoleSession(storage: SessionStorage): Session {
  const stores = new Map<string, CredentialStore>();
  return {
    preferences: null,
    timeoutSeconds: DEFAULT_TIMEOUT_SECONDS,
    asFields: false,
    history: [],
    credentials(servers) {
      const key = `api-console.credentials:${servers.map(({ url }) => url).join(" ")}`;
      const store = stores.get(key) ?? createStore(storage, key);
      stores.set(key, store);
      return store;
    },
  };
}

function createStore(storage: SessionStorage, key: string): CredentialStore {
  let secrets = parseSecrets(storage.get(key));
  let kept = secrets.size > 0;
  const save = () => {
    if (kept) storage.set(key, JSON.stringify([...secrets]));
    else storage.remove(key);
  };
  return {
    get: (scheme) => secrets.get(scheme) ?? NO_SECRET,
    set(scheme, secret) {
      secrets.set(scheme, secret);
      if (kept) save();
    },
    isKept: () => kept,
    keep(isKept) {
      kept = isKept;
      save();
    },
    clear() {
      secrets = new Map();
      storage.remove(key);
    },
  };
}

function parseSecrets(text: string | null): Map<string, Secret> {
  if (text === null) return new Map();
  try {
    const entries: [string, Secret][] = JSON.parse(text);
    return new Map(entries);
  } catch {
    return new Map();
  }
}
