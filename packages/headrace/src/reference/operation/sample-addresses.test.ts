import { expect, it } from "vitest";
import { compileSample } from "../testing/compile-sample.ts";

it("addresses in samples go on in the next line after their slashes, and copy as they are", async () => {
  const { body } = await compileSample();
  const [, sample = ""] = /<pre[^>]*>(.*?)<\/pre>/s.exec(body.slice(body.indexOf("panel-"))) ?? [];
  const [address = ""] = /https:\/\/[^\s\\]+/.exec(sample.replaceAll(/<(?!wbr)[^>]*>/g, "")) ?? [];
  expect(address.split("<wbr/>").length).toBeGreaterThan(1);
  for (const piece of address.split("<wbr/>").slice(0, -1)) expect(piece).toMatch(/[^/:]\/$/);
});
