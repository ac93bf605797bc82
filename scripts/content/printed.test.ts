import { describe, expect, it } from "vitest";
import { isGivenBy } from "./printed.ts";

const RUN = `HTTP/1.1 201 
Location: /parcels/PX-1
Content-Type: application/json
Date: Sun, 22 Nov 2026 17:57:39 GMT

{"id":"PX-1","weight":1200,"at":"2026-11-22T10:04:12Z","tags":["a","b"],"errors":[{"field":"a"},{"field":"b"}]}`;

const SHOWN = `HTTP/2 201 Created
location: /parcels/PX-1

{
  "id": "PX-1", "weight": 1200, "at": "2026-09-17T08:00:00Z",
  "tags": ["a", "b"], "errors": [{"field": "a"}, {"field": "b"}]
}`;

describe("isGivenBy", () => {
  it("takes other times, protocols, capitals of headers and line breaks", () => {
    expect(isGivenBy(RUN, SHOWN, "Response, shortened")).toBe(true);
    expect(isGivenBy(RUN, RUN.replace("17:57:39", "18:00:00"))).toBe(true);
  });

  it("lets nothing be left out that the title does not say", () => {
    expect(isGivenBy(RUN, SHOWN, "Response")).toBe(false);
    expect(isGivenBy('{"a":1,"b":2}', '{"a":1}', "Response")).toBe(false);
    expect(isGivenBy('{"a":1,"b":2}', '{"a":1}', "Response, shortened")).toBe(true);
    expect(isGivenBy("202\n202\n404", "202\n202", "Output")).toBe(false);
    expect(isGivenBy("", "", "Output")).toBe(false);
  });

  it("refuses each single change of a word, a number, a name or the order", () => {
    const words = [...SHOWN.matchAll(/[A-Za-z]{2,}|\d+/g)];
    const kept = /^(?:HTTP|Created|\d{2}|09|17|2|2026|00Z?|T\d+|location)$/;
    const changes = words.filter(({ 0: word }) => !kept.test(word));
    expect(changes.length).toBeGreaterThan(12);
    for (const { index, 0: word } of changes) {
      const other = /\d/.test(word) ? String(Number(word) + 1) : `${word}x`;
      const planted = SHOWN.slice(0, index) + other + SHOWN.slice(index + word.length);
      expect([planted, isGivenBy(RUN, planted, "Response, shortened")]).toEqual([planted, false]);
    }
    expect(isGivenBy("404\n200", "200\n404", "Output")).toBe(false);
    expect(isGivenBy(RUN, SHOWN.replace("2026-09-17T08:00:00Z", "today"), "shortened")).toBe(false);
    expect(isGivenBy(RUN, SHOWN.replace(":00Z", ":00.5Z"), "shortened")).toBe(false);
  });

  it("takes another order of a list, and other numbers, where the title says so", () => {
    const [given, shown] = ['{"e":["a","b"]}', '{"e":["b","a"]}'];
    expect(isGivenBy(given, shown, "Response")).toBe(false);
    expect(isGivenBy(given, shown, "Response; the order of errors differs")).toBe(true);
    expect(isGivenBy(given, '{"e":["b","b"]}', "Response; the order differs")).toBe(false);
    expect(isGivenBy('{"partition":3}', '{"partition":1}', "Response")).toBe(false);
    expect(isGivenBy('{"partition":3}', '{"partition":1}', "Your numbers differ")).toBe(true);
    expect(isGivenBy('{"partition":3}', '{"offset":3}', "Your numbers differ")).toBe(false);
  });

  it("reads what stands behind a value on the same line", () => {
    expect(isGivenBy('{"id":1}201\n204', '{"id": 1}201\n204', "Output")).toBe(true);
    expect(isGivenBy('{"id":1}201\n204', '{"id":1}200\n204', "Output")).toBe(false);
  });
});
