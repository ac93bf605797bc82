import { expect, test, vi } from "vitest";
import { diagnose } from "./diagnose.ts";
import { explain, type Failure } from "./failure.ts";

/** What the browser knows; by default it is online and nothing answers. */
interface Facts {
  url?: string;
  online?: boolean;
  answers?: boolean;
  blocked?: boolean;
}

function judge({ url, online = true, answers = false, blocked = false }: Facts) {
  const probe = vi.fn(async (_origin: string) => answers);
  const result = diagnose({
    url: url ?? "https://api.example/parcels?key=secret",
    network: {
      pageUrl: "https://docs.example/page",
      isOnline: () => online,
      probe,
      watchPolicy: () => ({ hasBlocked: async () => blocked, stop: () => {} }),
    },
    policy: { hasBlocked: async () => blocked, stop: () => {} },
    signal: new AbortController().signal,
  });
  return { result, probe };
}

const kindOf = async (facts: Facts) => (await judge(facts).result).kind;

test("failures that throw the same error are told apart", async () => {
  expect(await kindOf({ blocked: true, answers: true })).toBe("policy");
  expect(await kindOf({ online: false })).toBe("offline");
  expect(await kindOf({})).toBe("unreachable");
  expect(await kindOf({ answers: true })).toBe("cors");
});

test("a server on this machine can be reached without a network", async () => {
  const url = "http://localhost:4010/parcels";
  expect(await kindOf({ online: false, answers: true, url })).toBe("cors");
  expect(await judge({ online: false, url }).result).toMatchObject({ isLocal: true });
});

test("an answer of the page's own origin is never a matter of CORS", async () => {
  expect(await kindOf({ answers: true, url: "https://docs.example/api" })).toBe("unreachable");
});

test("the probe knows the origin, and nothing else of the request", async () => {
  const { result, probe } = judge({});
  await result;
  expect(probe.mock.calls[0]?.[0]).toBe("https://api.example");
});

test("each failure has a title, an explanation and advice of its own", () => {
  const failures: Failure[] = [
    { kind: "mixed-content", url: "http://api.example" },
    { kind: "unprepared", reason: "No." },
    { kind: "unsendable", reason: "TRACE." },
    { kind: "policy", origin: "https://api.example" },
    { kind: "offline" },
    { kind: "unreachable", origin: "https://api.example", isLocal: false },
    { kind: "cors", origin: "https://api.example", pageOrigin: "https://docs.example" },
    { kind: "redirect" },
    { kind: "timeout", seconds: 30 },
    { kind: "cancelled" },
  ];
  const explanations = failures.map(explain);
  expect(new Set(explanations.map(({ title }) => title)).size).toBe(failures.length);
  for (const { text, advice } of explanations) {
    expect(text).not.toBe("");
    expect(advice).not.toBe("");
  }
});
