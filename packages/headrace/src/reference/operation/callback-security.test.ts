import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadDescription } from "../../sources/openapi/load-description.ts";
import { referenceSources } from "../pages/reference-pages.ts";
import { compileInEnglish } from "../testing/compile-in-english.ts";
import { SAMPLE_SETTINGS } from "../testing/sample-operation.ts";

const responses = { 204: { description: "Done." } };

/** The page of an operation whose callback says this of security; its own is a token. */
async function pageWith(own: object) {
  const root = await mkdtemp(join(tmpdir(), "callback-"));
  const callbacks = { onDone: { "{$request.query.url}": { post: { ...own, responses } } } };
  const description = {
    openapi: "3.1.1",
    info: { title: "T", version: "1" },
    servers: [{ url: "https://api.test" }],
    security: [{ token: [] }],
    paths: { "/a": { get: { operationId: "it", callbacks, responses } } },
    components: {
      securitySchemes: {
        token: { type: "http", scheme: "bearer" },
        signature: {
          type: "apiKey",
          in: "header",
          name: "X-Signature",
          description: "Of the body.",
        },
      },
    },
  };
  await writeFile(join(root, "api.json"), JSON.stringify(description));
  const loaded = await loadDescription(root, "api.json");
  if (!loaded.description) throw new Error("no description");
  const source = referenceSources(loaded.description, SAMPLE_SETTINGS).find(({ path }) =>
    path.endsWith("operation/it"),
  );
  if (!source) throw new Error("no page");
  const { body, markdown } = await compileInEnglish(source);
  return [body, markdown].map((text) => text.split(/Callbacks(?=<|\n)/)[1] ?? "");
}

test("a callback tells the credential that it brings along", async () => {
  for (const text of await pageWith({ security: [{ signature: [] }, {}] })) {
    expect(text).toMatch(/API key in the header .*X-Signature/);
    expect(text).toContain("Of the body.");
    expect(text).toContain("It also answers without any.");
    expect(text).not.toContain("Bearer");
  }
});

test("a callback that says nothing of it brings none of those that its caller needs", async () => {
  for (const text of await pageWith({})) expect(text).not.toMatch(/Bearer|Authorization/);
});
