import type { PracticeData } from "headrace/api";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadMillraceApi, PracticeClient } from "./millrace-api.ts";

const APPLICATION = "/applications/parcel-tracker";
const COMPONENT = `${APPLICATION}/components/tracking-api`;

let data: PracticeData;
let client: PracticeClient;

beforeAll(async () => {
  ({ data } = await loadMillraceApi());
}, 60_000);

beforeEach(() => {
  client = new PracticeClient(data);
});

describe("API-05 documents of the practice server", () => {
  test("are created, read, changed with their tag, deleted and gone", async () => {
    const body = { name: "Hello Parcel", teamId: "logistics" };
    const created = await client.send("POST /applications", { body });
    expect(created.status).toBe(201);
    expect(created.headers.get("Location")).toBe("/applications/hello-parcel");
    expect(created.body).toMatchObject({
      id: "hello-parcel",
      status: "ACTIVE",
      environmentIds: [],
    });

    const read = await client.send("GET /applications/hello-parcel");
    const etag = read.headers.get("ETag") ?? "";
    expect(read.body).toEqual(created.body);
    expect(etag).toBe(created.headers.get("ETag"));

    const change = { body: { description: "First steps" } };
    expect((await client.send("PATCH /applications/hello-parcel", change)).status).toBe(428);
    const stale = { ...change, headers: { "If-Match": '"00000000"' } };
    expect((await client.send("PATCH /applications/hello-parcel", stale)).status).toBe(412);
    const fresh = { ...change, headers: { "If-Match": etag } };
    const changed = await client.send("PATCH /applications/hello-parcel", fresh);
    expect(changed.body).toEqual({ ...created.body, description: "First steps" });
    expect(changed.headers.get("ETag")).not.toBe(etag);

    const deleted = await client.send("DELETE /applications/hello-parcel");
    expect(deleted.status).toBe(202);
    expect(deleted.body.status).toBe("DELETING");
    expect(deleted.headers.get("Retry-After")).toBe("2");
    client.wait(5);
    expect((await client.send("GET /applications/hello-parcel")).status).toBe(404);
  });

  test("answer 304 to who has them, and repeat their tag in lists", async () => {
    const list = await client.send("GET /applications");
    expect(list.body.items[0]?.etag).toBe('"9c1f04be"');
    const headers = { "If-None-Match": '"00000000", "9c1f04be"' };
    const same = await client.send(`GET ${APPLICATION}`, { headers });
    expect([same.status, same.body, same.headers.get("ETag")]).toEqual([304, "", '"9c1f04be"']);
  });

  test("are stored with 201 when new and 200 when replaced", async () => {
    const body = { value: "eu-west", description: "Site" };
    const address = "PUT /environments/staging/variables/ZONE";
    const first = await client.send(address, { body });
    expect([first.status, first.body.value]).toEqual([201, "eu-west"]);
    expect((await client.send(address, { body })).status).toBe(428);
    client.wait(60);
    const again = await client.send(address, {
      body: { value: "hidden", secret: true },
      headers: { "If-Match": first.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ value: null, secret: true, description: "" });
    expect(again.body.createdAt).toBe(first.body.createdAt);
    expect(again.body.updatedAt).not.toBe(first.body.updatedAt);
  });

  test("take everything below with them", async () => {
    await client.send(`DELETE /applications/returns-portal`);
    client.wait(5);
    const below = await client.send("GET /applications/returns-portal/components/returns-web");
    expect(below.status).toBe(404);
  });

  test("belong to their branch", async () => {
    const place = `${COMPONENT}/runtime-config`;
    expect((await client.send(`GET ${place}?branch=feature/eta`)).status).toBe(404);
    const stored = await client.send(`PUT ${place}?branch=feature/eta`, { body: { replicas: 3 } });
    expect([stored.status, stored.body.branch]).toEqual([201, "feature/eta"]);
    expect(stored.body).toMatchObject({ replicas: 3, port: 8080 });
    expect((await client.send(`GET ${place}`)).body.replicas).toBe(1);
  });

  test("start anew after a reset", async () => {
    await client.send("DELETE /users/01HXXYN320C5M8P1R4T7W0Z3B6");
    expect((await client.send("GET /users/01HXXYN320C5M8P1R4T7W0Z3B6")).status).toBe(404);
    client.reset();
    expect((await client.send("GET /users/01HXXYN320C5M8P1R4T7W0Z3B6")).status).toBe(200);
  });

  test("know who the caller is", async () => {
    expect((await client.send("GET /users/me")).body.name).toBe("Tomas Wirth");
    expect((await client.send("GET /users/me/ssh-keys")).body.items).toHaveLength(1);
  });
});

describe("API-05 asynchronous work of the practice server", () => {
  test("runs a release build to its end and makes the release", async () => {
    const body = { type: "RELEASE", branch: "main", version: "1.5.0" };
    const queued = await client.send(`POST ${COMPONENT}/builds/trigger`, { body });
    expect([queued.status, queued.body.status]).toEqual([202, "QUEUED"]);
    const address = `GET ${queued.headers.get("Location")}`;
    client.wait(2);
    const running = await client.send(address);
    expect(running.body.status).toBe("RUNNING");
    expect(running.body.startedAt).toBe("2024-09-17T08:00:02Z");
    expect(running.body.commit.message).toBe("Show the expected time of arrival");
    client.wait(60);
    const done = await client.send(address);
    expect(done.body).toMatchObject({ status: "SUCCEEDED", finishedAt: "2024-09-17T08:00:06Z" });
    const release = await client.send(`GET ${COMPONENT}/releases/1.5.0`);
    expect(release.body).toMatchObject({ status: "AVAILABLE", buildId: queued.body.id });
    const log = await client.send(`${address}/log?step=publish`);
    expect(log.body).toMatchObject({ complete: true, step: "publish" });
    expect(log.body.text).toBe("2024-09-17T08:00:06Z publish SUCCEEDED\n");
  });

  test("finds the next version of releases and previews", async () => {
    const versionOf = async (body: unknown) => {
      const { headers } = await client.send(`POST ${COMPONENT}/builds/trigger`, { body });
      client.wait(10);
      return (await client.send(`GET ${headers.get("Location")}`)).body.version;
    };
    expect(await versionOf({ type: "RELEASE" })).toBe("1.5.0");
    expect(await versionOf({ type: "PREVIEW", branch: "feature/eta" })).toBe("0.0.0-feature-eta.1");
    expect(await versionOf({ type: "PREVIEW", branch: "feature/eta" })).toBe("0.0.0-feature-eta.2");
  });

  test("cancels a queued build, once", async () => {
    const { headers } = await client.send(`POST ${COMPONENT}/builds/trigger`, {
      body: { type: "PREVIEW", branch: "main" },
    });
    const cancel = `POST ${headers.get("Location")}/cancel`;
    expect((await client.send(cancel)).body.status).toBe("CANCELLED");
    client.wait(60);
    const again = await client.send(cancel);
    expect([again.status, again.body.detail]).toEqual([409, "The build has ended as CANCELLED."]);
    const rerun = await client.send(`POST ${headers.get("Location")}/rerun`);
    expect([rerun.status, rerun.body.status]).toEqual([202, "QUEUED"]);
    expect(rerun.headers.get("Location")).not.toBe(headers.get("Location"));
  });

  test("rolls a package out, seals it and replaces the deployment before", async () => {
    const body = { environmentId: "staging", packageVersion: "2.4.0", configurationRevision: 12 };
    const queued = await client.send(`POST ${APPLICATION}/deployments`, { body });
    expect(queued.body).toMatchObject({
      status: "QUEUED",
      name: "parcel-tracker 2.4.0 in staging",
    });
    expect(queued.body.components[0]).toMatchObject({ id: "tracking-api", replicas: 3 });
    const states: string[] = [];
    for (let second = 0; second < 8; second++) {
      client.wait(1);
      const { body } = await client.send(`GET ${queued.headers.get("Location")}`);
      if (states.at(-1) !== body.status) states.push(body.status);
    }
    expect(states).toEqual(["PREPARING", "ROLLING_OUT", "HEALTHY"]);
    const before = await client.send(`GET ${APPLICATION}/deployments/01J7R5D0H3K8M2N9P4Q6S7T1VW`);
    expect(before.body.status).toBe("SUPERSEDED");
    expect((await client.send(`GET ${APPLICATION}/packages/2.4.0`)).body.status).toBe("SEALED");
    const events = await client.send(`GET ${queued.headers.get("Location")}/events`);
    expect(events.body.items.map(({ reason }) => reason)).toEqual([
      "RolloutComplete",
      "RolloutStarted",
      "Prepared",
    ]);
    const live = await client.send(
      `GET ${APPLICATION}/deployments?environmentId=staging&status=HEALTHY`,
    );
    expect(live.body.items).toHaveLength(1);
  });

  test("undeploys, and keeps the record without replicas", async () => {
    const address = `${APPLICATION}/deployments/01J7R5D0H3K8M2N9P4Q6S7T1VW`;
    expect((await client.send(`DELETE ${address}`)).body.status).toBe("SUPERSEDED");
    client.wait(100);
    const { body } = await client.send(`GET ${address}`);
    expect(body.components[0]).toMatchObject({ replicas: 0, readyReplicas: 0 });
    expect((await client.send(`DELETE ${address}`)).status).toBe(409);
  });

  test("stores revisions that never change", async () => {
    const address = `${APPLICATION}/deployment-configs/staging`;
    const { headers } = await client.send(`GET ${address}`);
    const body = { note: "More", components: { "tracking-api": { runtime: { replicas: 5 } } } };
    const ifMatch = { "If-Match": headers.get("ETag") ?? "" };
    const stored = await client.send(`PUT ${address}`, { body, headers: ifMatch });
    expect([stored.status, stored.body.revision]).toEqual([200, 13]);
    const list = await client.send(`GET ${address}/revisions`);
    expect(list.body.items.map(({ id }) => id)).toEqual(["13", "12", "11", "10"]);
    const old = await client.send(`GET ${address}/revisions/12`);
    expect(old.body.components["tracking-api"]?.runtime.replicas).toBe(3);
  });

  test("gives a new component its files, its repository and a first build", async () => {
    const body = {
      name: "Depot API",
      template: { id: "java-micronaut" },
      repository: { providerId: "millrace-git", spaceId: "riverside", repositoryId: "depot" },
    };
    const { headers } = await client.send(`POST ${APPLICATION}/components`, { body });
    client.wait(4);
    const place = headers.get("Location");
    expect((await client.send(`GET ${place}`)).body).toMatchObject({
      status: "READY",
      template: { version: "4.5.1" },
      repository: { sshUrl: "git@git.millrace.example:riverside/depot.git" },
    });
    expect((await client.send(`GET ${place}/ci-config`)).body.pipelines.release).toBe(
      "java-micronaut-release",
    );
    expect((await client.send(`GET ${place}/builds`)).body.items).toHaveLength(1);
  });
});
