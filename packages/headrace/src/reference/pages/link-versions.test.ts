import { expect, test } from "vitest";
import { parseReference } from "../reference-source.ts";
import {
  SAMPLE_SETTINGS,
  sampleDescription,
  sampleOperation,
} from "../testing/sample-operation.ts";
import { linkVersions } from "./link-versions.ts";
import { referenceSources } from "./reference-pages.ts";

test("each page leads to the same operation of other versions, or to their overview", () => {
  const version = (id: string, number: string, ...paths: string[]) => {
    const operations = paths.map((path) =>
      sampleOperation({ id: `${number}-${path.replaceAll(/\W/g, "")}`, method: "get", path }),
    );
    const api = {
      ...SAMPLE_SETTINGS.api,
      id,
      route: `/${id}`,
      familyRoute: `/${id}/f/{family}`,
      overviewRoute: `/${id}`,
      versionsOf: "apps",
    };
    const description = { ...sampleDescription(operations), version: number };
    return { api, sources: referenceSources(description, { ...SAMPLE_SETTINGS, api }) };
  };
  const one = version("v1", "1.0", "/apps/{id}", "/old");
  const two = version("v2", "2.0", "/apps/{key}");
  const sources = linkVersions([...one.sources, ...two.sources], [one.api, two.api]);
  const pages = sources.map(({ text }) => parseReference(text));
  const versionsOf = (id: string) => {
    const page = pages.find((source) => source.page.id === id);
    return page && "versions" in page ? page.versions : undefined;
  };
  expect(versionsOf("api:v1/operation/1.0-appsid")).toEqual([
    { label: "1.0", route: "/v1/1-0-appsid", isCurrent: true },
    { label: "2.0", route: "/v2/2-0-appskey", isCurrent: false },
  ]);
  expect(versionsOf("api:v1/operation/1.0-old")).toEqual([
    { label: "1.0", route: "/v1/1-0-old", isCurrent: true },
    { label: "2.0", route: "/v2", isCurrent: false },
  ]);
  expect(versionsOf("api:v2/overview")).toMatchObject([{ route: "/v1" }, { route: "/v2" }]);
});
