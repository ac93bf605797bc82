import { describe, expect, it } from "vitest";
import { unofferedServices } from "./service-versions.ts";

const FACTS = `
services:
  tunnel: { value: 60 minutes }
  redis: { versions: { value: '8.2' } }
  kafka: { versions: { value: ['4.1', '4.2'] } }
`;

describe("unofferedServices", () => {
  it("names each service in a version that is not offered, with its place", () => {
    const items = [
      { type: "kafka", version: "4.1" },
      { type: "kafka", version: "3.7" },
      { type: "redis", version: "7.2" },
      { type: "redis", version: "8.2" },
      { type: "string", version: "1" },
    ];
    expect(unofferedServices({ examples: { page: { items } } }, FACTS)).toEqual([
      "/examples/page/items/1: kafka 3.7",
      "/examples/page/items/2: redis 7.2",
    ]);
  });
});
