import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { test } from "node:test";
import { isFromMillrace } from "../src/verify.js";

const SECRET = "whs_5f0d";
const BODY = Buffer.from('{"event":"deployment.ended"}');
const TIME = 1795600800;

function sign(time, body) {
  return `t=${time},v1=${createHmac("sha256", SECRET).update(`${time}.`).update(body).digest("hex")}`;
}

test("accepts what was signed with the secret", () => {
  assert.equal(isFromMillrace(sign(TIME, BODY), BODY, SECRET, TIME + 2), true);
});

test("refuses another body, another secret and an old request", () => {
  assert.equal(isFromMillrace(sign(TIME, BODY), Buffer.from("{}"), SECRET, TIME), false);
  assert.equal(isFromMillrace(sign(TIME, BODY), BODY, "whs_other", TIME), false);
  assert.equal(isFromMillrace(sign(TIME, BODY), BODY, SECRET, TIME + 301), false);
});

test("refuses headers that are no signature", () => {
  for (const header of ["", "t=,v1=", "v1=00", "t=1", `t=${TIME},v1=zz`]) {
    assert.equal(isFromMillrace(header, BODY, SECRET, TIME), false, header);
  }
});
