import { expect, test } from "vitest";
import { compileSample } from "./testing/compile-sample.ts";

test.each([
  ["/apis/api.halo.run/{name}/config", "/apis/<wbr/>api.halo.run/<wbr/>{name}/<wbr/>config"],
  ["List what is there", "List what is there"],
])(
  "the title %s goes on in the next line where a reader would divide it",
  async (summary, title) => {
    const { body } = await compileSample({ summary });
    expect(body).toContain(`<h1>${title}</h1>`);
  },
);
