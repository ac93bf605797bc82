import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { createApp } from "../src/app.ts";
import { parseConfig } from "../src/config.ts";

const config = {
  sender: "parcels@riverside.example",
  trackingUrl: "https://parcels.riverside.example",
  subjects: { DELIVERED: "Your parcel has arrived" },
};
const health = { ready: true };
const server = createApp(config, health).listen(0, "127.0.0.1");
let base = "";

before(async () => {
  if (!server.listening) {
    await once(server, "listening");
  }
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => {
  server.close();
  server.closeAllConnections();
});

const send = (body: object) =>
  fetch(`${base}/messages`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

// #region message
test("writes a message for a delivered parcel, and counts it", async () => {
  const response = await send({
    parcelId: "PX-20417",
    status: "DELIVERED",
    email: "lena@riverside.example",
  });
  assert.equal(response.status, 202);
  const message = (await response.json()) as { text: string };
  assert.equal(
    message.text,
    "Your parcel has arrived: https://parcels.riverside.example/parcels/PX-20417",
  );

  const metrics = await (await fetch(`${base}/metrics`)).text();
  assert.match(metrics, /notifier_messages_total\{status="DELIVERED",outcome="accepted"\} 1/);
  assert.match(metrics, /route="\/messages",status_code="202"/);
});
// #endregion message

test("refuses an event without a subject, a number or an address", async () => {
  const good = { parcelId: "PX-20417", status: "DELIVERED", email: "lena@riverside.example" };
  for (const bad of [
    { ...good, status: "LOST" },
    { ...good, status: "constructor" },
    { ...good, parcelId: "20417" },
    { ...good, email: undefined },
  ]) {
    assert.equal((await send(bad)).status, 400);
  }
});

test("is alive, but not ready, while it stops", async () => {
  health.ready = false;
  assert.equal((await fetch(`${base}/health/ready`)).status, 503);
  assert.equal((await fetch(`${base}/health/live`)).status, 200);
  health.ready = true;
});

test("expands a placeholder, and names one that has no value", () => {
  const text = '{"sender": "$' + '{MAIL_SENDER}"}';
  assert.equal(parseConfig(text, { MAIL_SENDER: "a@b.example" }).sender, "a@b.example");
  assert.throws(() => parseConfig(text, {}), /MAIL_SENDER is not set/);
});

// #region stop
test("ends with code 0 on SIGTERM", async () => {
  const child = spawn(process.execPath, ["dist/src/server.js"], {
    env: {
      ...process.env,
      PORT: "0",
      MAIL_SENDER: "a@b.example",
      TRACKING_URL: "https://b.example",
    },
  });
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  const [code] = (await once(child, "exit")) as [number | null];
  assert.equal(code, 0);
});
// #endregion stop
