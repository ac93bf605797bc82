import { describe, expect, expectTypeOf, it } from "vitest";
import { defineSite, type SiteConfigInput } from "../index.ts";

const SMALLEST = { name: "Mill", url: "https://mill.example" };

/** `npm run check:types` holds these: an expected error that is none is one. */
describe("the type of a configuration", () => {
  it("asks for a name and an address, and for nothing that has a default", () => {
    expect(defineSite(SMALLEST)).toEqual(SMALLEST);
    defineSite({ ...SMALLEST, api: [{ id: "v1", file: "api.yaml", route: "/api" }] });
    // @ts-expect-error: there is no address.
    defineSite({ name: "Mill" });
    // @ts-expect-error: an API has a route.
    defineSite({ ...SMALLEST, api: [{ id: "v1", file: "api.yaml" }] });
  });

  it("refuses names that mean nothing, at every depth", () => {
    // @ts-expect-error: it is called `brand`.
    defineSite({ ...SMALLEST, branding: {} });
    // @ts-expect-error: sections have a label.
    defineSite({ ...SMALLEST, navbar: { sections: [{ title: "Docs", sidebar: "docs" }] } });
    // @ts-expect-error: groups of the footer have links.
    defineSite({ ...SMALLEST, footer: { groups: [{ title: "More", items: [] }] } });
  });

  it("refuses values of another kind, and words that are none of the choice", () => {
    // @ts-expect-error: a text, not a list.
    defineSite({ ...SMALLEST, tagline: ["Software", "Factory"] });
    // @ts-expect-error: "warn" is called "warning".
    defineSite({ ...SMALLEST, brokenLinks: "warn" });
    // @ts-expect-error: no other direction exists.
    defineSite({ ...SMALLEST, locales: [{ code: "ar", label: "العربية", direction: "left" }] });
  });

  it("knows its options by name, for editors to complete", () => {
    expectTypeOf<SiteConfigInput>().toHaveProperty("sidebars");
    expectTypeOf<SiteConfigInput["trailingSlash"]>().toEqualTypeOf<boolean | undefined>();
  });
});
