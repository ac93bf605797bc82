import { join } from "node:path";
import {
  type ApiDescription,
  createPracticeServer,
  loadDescription,
  loadPracticeFile,
  type Operation,
  type PracticeData,
  practiceData,
} from "headrace/api";

const ROOT = join(import.meta.dirname, "../..");

/** The media type of the API's bodies. */
export const MEDIA_TYPE = "application/vnd.millrace.v1+json";

/** A key of the form that the API documents. */
export const FULL_KEY = `mrk_${"a".repeat(40)}`;

/** What tests of this repository's own API need. */
export interface MillraceApi {
  description: ApiDescription;
  bundled: Record<string, unknown>;
  operations: Operation[];
  data: PracticeData;
}

/** Reads `openapi/` as a build does. */
export async function loadMillraceApi(): Promise<MillraceApi> {
  const { description, bundled } = await loadDescription(ROOT, "openapi/openapi.yaml");
  if (!description || !bundled) throw new Error("openapi/openapi.yaml can't be read.");
  const operations = description.families.flatMap((family) => family.operations);
  const data = practiceData(description, loadPracticeFile(ROOT, "openapi/practice").file);
  return { description, bundled, operations, data };
}

/** What a test sends besides method and path. */
interface Sent {
  body?: unknown;
  key?: string | null;
  headers?: Record<string, string>;
}

/** What tests read of an item of a list. */
interface Item {
  id: string;
  version: string;
  etag: string;
  reason: string;
}

/** What tests read of bodies: which operation answers with what is theirs to prove. */
interface Body {
  id: string;
  name: string;
  status: string;
  version: string;
  revision: number;
  branch: string;
  value: string;
  text: string;
  replicas: number;
  createdAt: string;
  updatedAt: string;
  startedAt: string;
  commit: { message: string };
  pipelines: { release: string };
  /** A list of a deployment, by name in a configuration. */
  components: Item[] & Record<string, { runtime: { replicas: number } }>;
  items: Item[];
  page: { nextCursor: string | null };
  code: string;
  detail: string;
  traceId: string;
  errors: { pointer: string; message: string }[];
}

/** What came back; the body as JSON, "" when there is none. */
export interface Received {
  status: number;
  headers: Headers;
  body: Body;
}

/** A server whose clock stands until a test moves it. */
export class PracticeClient {
  #now = Date.parse("2024-09-17T08:00:00Z");
  readonly #server;

  constructor(data: PracticeData) {
    this.#server = createPracticeServer({ data, now: () => this.#now });
  }

  /** Lets seconds pass. */
  wait(seconds: number): void {
    this.#now += seconds * 1000;
  }

  reset(): void {
    this.#server.reset();
  }

  async send(line: string, { body, key = FULL_KEY, headers = {} }: Sent = {}): Promise<Received> {
    const [method = "", path = ""] = line.split(" ");
    const request = new Request(new URL(path, "https://api.millrace.example"), {
      method,
      headers: {
        Accept: MEDIA_TYPE,
        ...(key === null ? {} : { "X-Millrace-Api-Key": key }),
        ...(body === undefined ? {} : { "Content-Type": MEDIA_TYPE }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await this.#server.fetch(request);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  }
}
