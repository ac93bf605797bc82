import { describe, expect, test } from "vitest";
import { PLACEHOLDER_MARK } from "../model/placeholders.ts";
import { referenceSources } from "./pages/reference-pages.ts";
import { describeReference, parseReference } from "./reference-source.ts";
import { SAMPLE_SETTINGS, sampleDescription, sampleOperation } from "./testing/sample-operation.ts";

const sourcesOf = (...operations: Parameters<typeof sampleOperation>[0][]) =>
  referenceSources(sampleDescription(operations.map(sampleOperation)), SAMPLE_SETTINGS);
const routesOf = (sources: ReturnType<typeof sourcesOf>) =>
  sources.map(({ text }) => describeReference(text).reference.route);

describe("the pages of a description", () => {
  test("API-01 API-02 are one for each family and operation, at the configured routes", () => {
    const sources = sourcesOf({ id: "app-create" }, { id: "app-get" });
    expect(sources.map(({ path, kind }) => [path, kind])).toEqual([
      ["openapi/openapi.yaml#family/app", "reference"],
      ["openapi/openapi.yaml#operation/app-create", "reference"],
      ["openapi/openapi.yaml#operation/app-get", "reference"],
    ]);
    expect(routesOf(sources)).toEqual([
      "/category/app/vnd.test+json",
      "/api/vnd.test+json/app-create",
      "/api/vnd.test+json/app-get",
    ]);
  });

  test("ids that an address can't hold become such that it can, each of its own", () => {
    const sources = sourcesOf({ id: "apps/list.all" }, { id: "apps-list-all" }, { id: "größe" });
    expect(routesOf(sources).slice(1)).toEqual([
      "/api/vnd.test+json/apps-list-all",
      "/api/vnd.test+json/apps-list-all-2",
      "/api/vnd.test+json/größe",
    ]);
  });

  test("an operation that nothing names is called by method and path", () => {
    const [, source] = sourcesOf({ summary: "", description: "" });
    expect(describeReference(source?.text ?? "").title).toBe("POST /teams/{teamId}/apps");
  });

  test("carry what they need and no more: used schemes, linked routes", () => {
    const [, source] = sourcesOf({ id: "app-create" }, { id: "app-get" });
    expect(parseReference(source?.text ?? "")).toMatchObject({
      securitySchemes: { key: { name: "X-Key" } },
      linked: { "app-get": "/api/vnd.test+json/app-get" },
      page: { file: "openapi/apps.yaml", operation: { method: "post", deprecated: false } },
    });
    expect(source?.text).not.toContain('"other"');
  });

  test("texts can't begin a placeholder", () => {
    const [, source] = sourcesOf({ description: `${PLACEHOLDER_MARK}route:/x${PLACEHOLDER_MARK}` });
    expect(source?.text).not.toContain(PLACEHOLDER_MARK);
  });
});

test("webhooks are a family of their own, without samples", () => {
  const description = sampleDescription([sampleOperation()]);
  description.webhooks = [sampleOperation({ id: "app-created", path: "appCreated" })];
  const sources = referenceSources(description, SAMPLE_SETTINGS).map(({ text }) =>
    parseReference(text),
  );
  expect(sources.map(({ page }) => page.route)).toContain("/category/webhooks/vnd.test+json");
  expect(sources.at(-1)).toMatchObject({ webhook: true });
});
