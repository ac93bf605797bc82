import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { createApp } from "../src/app.js";

let server;
let base;

before(async () => {
  server = createApp().listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  base = `http://localhost:${server.address().port}`;
});

after(() => server.close());

test("greets by name", async () => {
  const response = await fetch(`${base}/greetings/Amara`);
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), {
    name: "Amara",
    message: "Hello, Amara! Your parcel is on its way.",
    release: "local",
  });
});

test("refuses names longer than 40 characters", async () => {
  const response = await fetch(`${base}/greetings/${"x".repeat(41)}`);
  assert.equal(response.status, 400);
});

test("is ready", async () => {
  const response = await fetch(`${base}/health/ready`);
  assert.equal(response.status, 200);
});
