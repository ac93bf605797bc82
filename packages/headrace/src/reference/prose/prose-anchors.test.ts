import { describe, expect, it, test } from "vitest";
import { referenceSources } from "../pages/reference-pages.ts";
import { parseReference } from "../reference-source.ts";
import {
  SAMPLE_SETTINGS,
  sampleDescription,
  sampleOperation,
} from "../testing/sample-operation.ts";

const FAMILY = "Sign-in (API tokens)";
const TARGET = {
  id: "getToken",
  method: "get",
  path: "/tokens/{tokenId}.pgn",
  summary: "Get the token",
};

/** The routes that a text of a description leads to, by the names of its links. */
function anchorsOf(text: string): Record<string, string> {
  const described = sampleDescription([
    sampleOperation({ ...TARGET, family: FAMILY, tags: [FAMILY, "Second"] }),
    sampleOperation({ id: "says", path: "/says", description: text }),
  ]);
  const [family] = described.families;
  if (family) family.name = FAMILY;
  const sources = referenceSources(described, SAMPLE_SETTINGS);
  const says = sources.find(({ path }) => path.endsWith("#operation/says"));
  return parseReference(says?.text ?? "").anchors;
}

describe("a link to a place of the page that another tool makes of a description", () => {
  it.each([
    // https://redocly.com/docs/redoc
    "operation/getToken",
    "tag/Sign-in-(API-tokens)/operation/getToken",
    "tag/Sign-in-(API-tokens)/paths/~1tokens~1{tokenId}.pgn/get",
    "paths/~1tokens~1{tokenId}.pgn/get",
    // https://guides.scalar.com
    "tag/sign-in-api-tokens/GET/tokens/{tokenId}.pgn",
    "tag/second/get/tokens/{tokenId}.pgn",
    "tag/second/get/tokens/%7BtokenId%7D.pgn",
    // https://swagger.io/docs/open-source-tools/swagger-ui
    "/Sign-in%20(API%20tokens)/getToken",
    "!/Sign-in%20(API%20tokens)/getToken",
    // Pages made by hand, https://docs.github.com/rest
    "getToken",
    "get-the-token",
  ])("leads to the operation: #%s", (name) => {
    expect(anchorsOf(`[Read](#${name}) it.`)).toMatchObject({
      [name]: "/api/vnd.test+json/getToken",
    });
  });

  it.each([
    "tag/Sign-in-(API-tokens)",
    "tag/sign-in-api-tokens",
    "/Sign-in%20(API%20tokens)",
    "sign-in-api-tokens",
  ])("leads to the family: #%s", (name) => {
    expect(anchorsOf(`[Read](#${name}) it.`)[name]).toMatch(/^\/category\//);
  });

  it.each(["GetToken", "gettoken"])("leads to a heading of its own text: #%s", (name) => {
    const text = `[Read](#${name}) it.\n\n## GetToken\n\nHere.`;
    expect(anchorsOf(text)[name]).toBe("#gettoken");
  });

  it.each([
    '<a href="#operation/getToken">it</a>',
    "[it][1]\n\n[1]: #operation/getToken",
    "[it](#operation/getToken 'Title'), and (see [it](#operation/getToken))",
  ])("is found however it is written: %s", (text) => {
    expect(anchorsOf(text)["operation/getToken"]).toBe("/api/vnd.test+json/getToken");
  });

  test("to a place of no known kind stays as it is", () => {
    expect(anchorsOf("[it](#limits) [it](#operation/absent) #12 (#tag/none)")).toEqual({});
  });
});
