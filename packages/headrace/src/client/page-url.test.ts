import { expect, test } from "vitest";
import { routeOfUrl } from "./page-url.ts";

const ORIGIN = "https://docs.example";

test.each([
  ["/", "/", "/"],
  ["/", "/faq", "/faq"],
  ["/", "/faq.html", "/faq"],
  ["/", "/release/index.html", "/release"],
  ["/", "/release/?q=1#x", "/release"],
  ["/", "/category/application/vnd.example.v1+json", "/category/application/vnd.example.v1+json"],
  ["/", "/category/application/vnd.example.v1%2Bjson", "/category/application/vnd.example.v1+json"],
  ["/", "/api/vnd.example.v1%2bjson/app-get", "/api/vnd.example.v1+json/app-get"],
  ["/", "/zh/%E4%BD%A0%E5%A5%BD%20%26", "/zh/你好 &"],
  ["/", "/100%", "/100%"],
  ["/docs/", "/docs/faq", "/faq"],
  ["/docs/", "/docs", "/"],
])("PAGE-02 below %s, %s is the route %s", (baseUrl, path, route) => {
  expect(routeOfUrl(new URL(path, ORIGIN), { origin: ORIGIN, baseUrl })).toBe(route);
});

test.each([
  ["a file", "/openapi.json", "/"],
  ["outside of the base URL", "/blog/post", "/docs/"],
  ["a path that only begins like the base URL", "/docsearch", "/docs/"],
  ["another origin", "https://elsewhere.example/faq", "/"],
  ["mail", "mailto:help@docs.example", "/"],
])("%s is no page", (_, address, baseUrl) => {
  expect(routeOfUrl(new URL(address, ORIGIN), { origin: ORIGIN, baseUrl })).toBeUndefined();
});
