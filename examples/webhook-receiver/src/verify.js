import { createHmac, timingSafeEqual } from "node:crypto";

const FIVE_MINUTES = 300;

// #region verify
/**
 * Whether a request came from Millrace, and lately.
 *
 * @param {string} header "t=1795600800,v1=<hexadecimal digits>"
 * @param {Buffer} body The bytes as they arrived.
 */
export function isFromMillrace(header, body, secret, now = Date.now() / 1000) {
  const { t: time = "", v1: signature = "" } = Object.fromEntries(
    header.split(",").map((part) => part.split("=", 2)),
  );
  const expected = createHmac("sha256", secret).update(`${time}.`).update(body).digest();
  const given = Buffer.from(signature, "hex");
  const isSame = given.length === expected.length && timingSafeEqual(given, expected);
  return isSame && Math.abs(now - Number(time)) <= FIVE_MINUTES;
}
// #endregion verify
