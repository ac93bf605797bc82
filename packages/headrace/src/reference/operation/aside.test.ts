import { expect, test } from "vitest";
import { compileSample } from "../testing/compile-sample.ts";

test.each([
  [
    ["queued", "done"],
    ["200 queued", "200 done"],
  ],
  [
    ["queued", ""],
    ["200 (1)", "200 (2)"],
  ],
  [
    ["same", "same"],
    ["200 (1)", "200 (2)"],
  ],
  [
    ["parcel 2.3.0 in staging, queued", "parcel 2.3.0 in staging, done"],
    ["200 (1)", "200 (2)"],
  ],
])("tabs of the answers %j to one status are %j", async (summaries, labels) => {
  const examples = summaries.map((summary, value) => {
    return { name: "", summary, description: "", value };
  });
  const content = [{ type: "application/json", schema: null, examples, encoding: {} }];
  const response = { status: "200", description: "", headers: [], content, links: [] };
  const { body } = await compileSample({ responses: [response] });
  for (const [index, label] of labels.entries()) {
    expect(body).toContain(`data-value="${index} ${label}"`);
  }
});

test("the only answer has the words of its example, which is no tab", async () => {
  const example = { name: "one", summary: "A parcel on its way", description: "", value: 1 };
  const content = [{ type: "application/json", schema: null, examples: [example], encoding: {} }];
  const response = { status: "200", description: "", headers: [], content, links: [] };
  const { body } = await compileSample({ responses: [response] });
  expect(body).toContain("A parcel on its way");
  expect(body).not.toContain(">one<");
});
