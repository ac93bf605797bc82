import { createPracticeServer } from "headrace/api";
import { expect, test } from "vitest";
import { exampleRequests } from "./example-requests.ts";
import { loadMillraceApi } from "./millrace-api.ts";

/** What JSON can hold and an address, a date or a table of names can't. */
const VALUES = [
  "x\ud800",
  "\u0000",
  "__proto__",
  "9999-12-31T23:59:60Z",
  "日本",
  null,
  1e308,
  [],
  {},
];

/** All states that a document goes through by itself have passed then. */
const DAY = 86_400_000;

test("API-05 no value in a body fails the practice server, then or later", {
  timeout: 120_000,
}, async () => {
  const { operations, data } = await loadMillraceApi();
  let now = Date.parse("2024-09-17T08:00:00Z");
  const server = createPracticeServer({ data, now: () => now });
  const reader = { "X-Millrace-Api-Key": `mrk_${"b".repeat(40)}` };
  const failed: string[] = [];
  let count = 0;
  for (const { name, request } of operations.flatMap((one) =>
    exampleRequests(one, "http://localhost"),
  )) {
    for (const { place, body } of variants(await request.clone().text())) {
      count++;
      const later = new Request("http://localhost/applications", { headers: reader });
      try {
        await server.fetch(new Request(request.clone(), { body }));
        now += DAY;
        await server.fetch(later);
      } catch (error) {
        failed.push(`${name} ${place}: ${String(error)}`);
      }
      server.reset();
    }
  }
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

/** A body with each of the values in each of its places. */
function variants(text: string): { place: string; body: string }[] {
  if (!text.startsWith("{")) return [];
  return placesIn(JSON.parse(text)).flatMap((place) =>
    VALUES.map((value) => ({
      place: `${place.join(".")} ${JSON.stringify(value)}`,
      body: JSON.stringify(replaced(JSON.parse(text), place, value)),
    })),
  );
}

function placesIn(value: unknown, place: string[] = []): string[][] {
  const below =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, entry]) => placesIn(entry, [...place, name]))
      : [];
  return place.length > 0 ? [place, ...below] : below;
}

function replaced(whole: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((entry, index) =>
      String(index) === name ? replaced(entry, rest, value) : entry,
    );
  const fields = Object.entries(Object(whole));
  return Object.fromEntries(
    fields.map(([key, entry]) => [key, key === name ? replaced(entry, rest, value) : entry]),
  );
}
