import { expect, it } from "vitest";
import { referenceSources } from "../pages/reference-pages.ts";
import { compileInEnglish } from "../testing/compile-in-english.ts";
import {
  SAMPLE_SETTINGS,
  sampleDescription,
  sampleOperation,
} from "../testing/sample-operation.ts";
import type { ApiChange } from "./api-changes.ts";

it("shows parts of bodies and answers as code, and what breaks as a word of its own", async () => {
  const { id, method, path, summary } = sampleOperation();
  const details = [
    { text: "response 200[].Id is gone", isBreaking: true },
    { text: 'New value "a b" of body.owner.kind', isBreaking: false },
    { text: "New response 404", isBreaking: false },
  ];
  const list: ApiChange[] = [{ kind: "breaking", id, method, path, summary, details }];
  const settings = { ...SAMPLE_SETTINGS, changes: { from: "1", list } };
  const source = referenceSources(sampleDescription([sampleOperation()]), settings).at(-1);
  if (!source) throw new Error("There is no page of changes.");
  const { body } = await compileInEnglish(source);
  expect(body).toContain(
    '<li>response <code>200[].Id</code> is gone. <span class="api-flag">breaking</span></li>',
  );
  expect(body).toContain("of <code>body.owner.kind</code>.");
  expect(body).toContain("<li>New response 404.</li>");
});
