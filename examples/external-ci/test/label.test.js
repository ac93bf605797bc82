import assert from "node:assert/strict";
import { test } from "node:test";
import { returnLabel } from "../src/label.js";

test("prints a label for a parcel number only", () => {
  assert.match(returnLabel("PX-20417"), /^RETURN PX-20417\n/);
  assert.throws(() => returnLabel("20417"), RangeError);
});
