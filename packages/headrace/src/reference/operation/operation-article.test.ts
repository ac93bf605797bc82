import { describe, expect, test } from "vitest";
import { resolvePlaceholders } from "../../model/placeholders.ts";
import { referenceSources } from "../pages/reference-pages.ts";
import { compileInEnglish } from "../testing/compile-in-english.ts";
import { compileSample } from "../testing/compile-sample.ts";
import {
  SAMPLE_SETTINGS,
  sampleDescription,
  sampleOperation,
} from "../testing/sample-operation.ts";

describe("what a webhook sends", () => {
  const examples = ["first", "second"].map((name) => ({
    name,
    summary: "",
    description: "",
    value: { told: `sent ${name}` },
  }));
  const content = [{ type: "application/json", schema: null, examples, encoding: {} }];

  test("stands beside the text as examples, each once", async () => {
    const body = { description: "", required: false, content };
    const description = sampleDescription([]);
    description.webhooks = [sampleOperation({ id: "created", path: "created", body })];
    const sources = referenceSources(description, SAMPLE_SETTINGS);
    const pages = await Promise.all(sources.map(compileInEnglish));
    const page = pages.find(({ body: text }) => text.includes("api-aside"));
    const html = resolvePlaceholders(page?.body ?? "", (_, value) => value);
    expect(html).toContain("Example request");
    for (const { name } of examples) expect(html.split(`sent ${name}`)).toHaveLength(2);
    expect(html.indexOf("api-aside")).toBeLessThan(html.indexOf("api-parts"));
  });
});

test.each([
  ["Create an app", 0],
  ["create an app.", 1],
  ["Create an app.", 0],
  ["Creates one.", 1],
])("the description %j beside the same title is drawn %d times", async (description, times) => {
  const { body } = await compileSample({ summary: "Create an app", description });
  const intro =
    /<div class="api-intro">(.*?)<div class="api-(?:aside|parts)/s.exec(body)?.[1] ?? "";
  expect(intro.split("<p>").length - 1).toBe(times);
});
