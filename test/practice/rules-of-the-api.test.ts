import { createPracticeServer, type PracticeData } from "headrace/api";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FULL_KEY, loadMillraceApi, MEDIA_TYPE, PracticeClient } from "./millrace-api.ts";

const PACKAGES = "/applications/parcel-tracker/packages";
const PACKAGE = {
  version: "2.3.1",
  releases: [{ componentId: "tracking-api", version: "1.4.0" }],
};
const KEY = "5f0c7a3e-2b1d-4c8a-9f6e-7d3b2a1c0e94";

let data: PracticeData;
let client: PracticeClient;

beforeAll(async () => {
  ({ data } = await loadMillraceApi());
}, 60_000);

beforeEach(() => {
  client = new PracticeClient(data);
});

describe("API-05 lists of the practice server", () => {
  test("go from page to page by cursor and by link", async () => {
    const versions: string[] = [];
    let next: string | null = `${PACKAGES}?limit=2&sort=-createdAt`;
    while (next !== null) {
      const { body, headers } = await client.send(`GET ${next}`);
      versions.push(...body.items.map(({ version }) => version));
      next = /<([^>]+)>; rel="next"/.exec(headers.get("Link") ?? "")?.[1] ?? null;
      expect(next === null).toBe(body.page.nextCursor === null);
    }
    expect(versions).toEqual(["2.4.0", "2.3.0", "2.2.1", "2.1.0"]);
  });

  test("refuse a cursor of another query, and what is no cursor", async () => {
    const { body } = await client.send(`GET ${PACKAGES}?limit=2`);
    const { nextCursor } = body.page;
    const other = await client.send(`GET ${PACKAGES}?limit=2&q=2.4&cursor=${nextCursor}`);
    expect([other.status, other.body.code]).toEqual([400, "invalid-cursor"]);
    expect((await client.send(`GET ${PACKAGES}?cursor=x`)).body.code).toBe("invalid-cursor");
  });

  test("sort, search and filter", async () => {
    const ids = async (query: string) => {
      const { body } = await client.send(`GET /managed-services?${query}`);
      return body.items.map(({ id }) => id);
    };
    expect(await ids("sort=-name")).toEqual(["parcel-events", "parcel-db", "parcel-cache"]);
    expect(await ids("q=PARCEL%20d")).toEqual(["parcel-db"]);
    expect(await ids("environmentId=staging&type=kafka")).toEqual(["parcel-events"]);
  });

  test("check their parameters", async () => {
    const { status, body } = await client.send("GET /applications?limit=101&sort=color");
    expect(status).toBe(400);
    expect(body.detail).toBe("2 parameters are not valid.");
    expect(body.errors.map(({ pointer }) => pointer)).toEqual(["#limit", "#sort"]);
  });
});

describe("API-05 repetition at the practice server", () => {
  test("with the same key and body gives the first answer, and does nothing", async () => {
    const sent = { body: PACKAGE, headers: { "Idempotency-Key": KEY } };
    const first = await client.send(`POST ${PACKAGES}`, sent);
    const second = await client.send(`POST ${PACKAGES}`, sent);
    expect(first.headers.get("Idempotent-Replayed")).toBeNull();
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
  });

  test("with the same key and another body is refused; a day later it is a new request", async () => {
    const headers = { "Idempotency-Key": KEY };
    await client.send(`POST ${PACKAGES}`, { body: PACKAGE, headers });
    const other = { body: { ...PACKAGE, version: "2.3.2" }, headers };
    const refused = await client.send(`POST ${PACKAGES}`, other);
    expect([refused.status, refused.body.code]).toEqual([422, "idempotency-mismatch"]);
    client.wait(86_400);
    expect((await client.send(`POST ${PACKAGES}`, other)).status).toBe(201);
  });

  test("needs a UUID", async () => {
    const sent = { body: PACKAGE, headers: { "Idempotency-Key": "again" } };
    const { body } = await client.send(`POST ${PACKAGES}`, sent);
    expect(body.errors).toEqual([{ pointer: "#Idempotency-Key", message: "Not a valid uuid." }]);
  });
});

describe("API-05 limits of the practice server", { timeout: 60_000 }, () => {
  test("refuse the 301st read, and let it through when the window has moved on", async () => {
    for (let index = 0; index < 300; index++) {
      if (index === 1) client.wait(20);
      expect((await client.send("GET /users/me")).status).toBe(200);
    }
    const refused = await client.send("GET /users/me");
    expect([refused.status, refused.body.code]).toEqual([429, "rate-limited"]);
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      "ratelimit-limit": "300",
      "ratelimit-remaining": "0",
      "ratelimit-reset": "60",
      "ratelimit-policy": "300;w=60",
      "retry-after": "40",
    });
    const other = await client.send("GET /users/me", { key: `mrk_${"z".repeat(40)}` });
    expect(other.status).toBe(200);
    client.wait(40);
    expect((await client.send("GET /users/me")).status).toBe(200);
  });

  test("hold for runs apart from writes, and for bodies", async () => {
    const run = await client.send("POST /clusters/mill-eu-1/sync");
    expect(run.headers.get("RateLimit-Policy")).toBe("20;w=60");
    const body = { description: "x".repeat(6_000_000) };
    const large = await client.send("PATCH /applications/parcel-tracker", { body });
    expect([large.status, large.body.code]).toEqual([413, "too-large"]);
  });
});

describe("API-05 credentials at the practice server", () => {
  test.each([
    ["no key", null, {}, 401],
    ["a key of another form", "secret", {}, 401],
    ["a full key", FULL_KEY, {}, 201],
    ["a read-only key", `mrk_readonly${"a".repeat(32)}`, {}, 403],
    ["a bearer token", null, { Authorization: "Bearer abc.def" }, 201],
  ])("%s", async (...row) => {
    const [, key, headers, status] = row;
    const answer = await client.send(`POST ${PACKAGES}`, { body: PACKAGE, key, headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("WWW-Authenticate")).toBe(status === 401 ? "Bearer" : null);
    expect(JSON.stringify(answer.body)).not.toContain(key ?? "abc.def");
  });

  test("a read-only key reads", async () => {
    const key = `mrk_readonly${"a".repeat(32)}`;
    expect((await client.send("GET /applications", { key })).status).toBe(200);
  });
});

describe("API-05 refusals of the practice server", () => {
  test.each([
    ["GET", "/nothing", {}, 404, "not-found"],
    ["GET", "/applications/nobody", {}, 404, "not-found"],
    ["GET", "/applications/nobody/packages", {}, 404, "not-found"],
    ["GET", "/applications", { Accept: "application/json" }, 406, "not-acceptable"],
    ["POST", "/teams", { "Content-Type": "application/json" }, 415, "unsupported-media-type"],
    ["DELETE", PACKAGES, {}, 405, "method-not-allowed"],
  ])("%s %s", async (...row) => {
    const [method, path, headers, status, code] = row;
    const body = method === "POST" ? {} : undefined;
    const answer = await client.send(`${method} ${path}`, { body, headers });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
    expect(answer.body).toMatchObject({ status, instance: path, errors: [] });
    expect(answer.body.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers.get("Allow")).toBe(status === 405 ? "GET, POST" : null);
  });

  test("point to each field that is not valid, known or there", async () => {
    const send = async (line: string, body: unknown) =>
      (await client.send(line, { body })).body.errors;
    expect(await send("POST /teams", { name: "ab", color: "red" })).toEqual([
      { pointer: "/ownerIds", message: "Is required." },
      { pointer: "/name", message: "Needs 3 characters or more." },
      { pointer: "/color", message: "There is no such property." },
    ]);
    expect(await send("POST /applications", { name: "Demo", teamId: "logistic" })).toEqual([
      { pointer: "/teamId", message: "There is no /teams/logistic." },
    ]);
    await client.send("PATCH /applications/parcel-tracker/components/tracking-api/releases/1.3.2", {
      body: { status: "WITHDRAWN" },
      headers: { "If-Match": '"d5eb762d"' },
    });
    const releases = [{ componentId: "tracking-api", version: "1.3.2" }];
    expect(await send(`POST ${PACKAGES}`, { version: "3.0.0", releases })).toEqual([
      { pointer: "/releases/0", message: "Release 1.3.2 of tracking-api is withdrawn." },
    ]);
  });

  test("name what stands in the way", async () => {
    const detail = async (line: string, body?: unknown) => {
      const headers = { "If-Match": "*" };
      const answer = await client.send(line, { body, headers });
      return [answer.status, answer.body.detail];
    };
    expect(
      await detail("POST /applications", {
        id: "parcel-tracker",
        name: "Again",
        teamId: "logistics",
      }),
    ).toEqual([409, "parcel-tracker is in use."]);
    expect(await detail(`PATCH ${PACKAGES}/2.3.0`, { label: "x" })).toEqual([
      409,
      "The package is SEALED. Create a new one.",
    ]);
    expect(await detail("DELETE /clusters/mill-eu-1")).toEqual([
      409,
      "The cluster has environments.",
    ]);
    expect(await detail("DELETE /applications/parcel-tracker")).toEqual([
      409,
      "A deployment is live. Undeploy it first.",
    ]);
    expect(await detail("DELETE /managed-services/parcel-db")).toEqual([
      409,
      "A live deployment in staging is connected to the service.",
    ]);
    expect(await detail("DELETE /teams/returns-pilot/members/01HXV1Z3XRD8S85WNEYBMCBDNG")).toEqual([
      409,
      "The last Team owner cannot be removed.",
    ]);
    expect(await detail("PATCH /managed-services/parcel-db", { diskGiB: 5 })).toEqual([
      400,
      "1 field is not valid.",
    ]);
  });

  test("explain bodies that are no JSON", async () => {
    const response = await createPracticeServer({ data }).fetch(
      new Request("https://api.millrace.example/teams", {
        method: "POST",
        headers: { "X-Millrace-Api-Key": FULL_KEY, "Content-Type": MEDIA_TYPE },
        body: "{",
      }),
    );
    const { code, errors } = await response.json();
    expect([response.status, code]).toEqual([400, "validation-failed"]);
    expect(errors[0].message).toMatch(/^The body is not JSON: /);
  });
});

test("A deployment needs a configuration: its newest revision, where none is named", async () => {
  const path = "/applications/parcel-tracker/deployments";
  const order = { environmentId: "prod", packageVersion: "2.2.1" };
  const made = await client.send(`POST ${path}`, { body: order });
  expect(made).toMatchObject({ status: 202, body: { configurationRevision: expect.any(Number) } });
});
