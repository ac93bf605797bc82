import type { ResolveAddress } from "../model/placeholders.ts";
import {
  type AddressForm,
  normalizeRoute,
  pageAddress,
  splitSuffix,
  withBase,
  withSlash,
} from "../model/routes.ts";

/** Addresses as they lead to a site from elsewhere. */
export function wholeAddresses(config: AddressForm & { url: string }): AddressForm {
  return { ...config, baseUrl: config.url + config.baseUrl };
}

/**
 * Gives the addresses of pages, routes and published files. An island has none: its script is the
 * bundler's.
 *
 * @param routeOf The route of a page by the path of its source, or by the route that a tag names.
 */
export function addressResolver(
  form: AddressForm,
  routeOf: (path: string) => string | undefined,
): ResolveAddress {
  return (kind, value) => {
    const [path, rest] = splitSuffix(value);
    if (kind === "asset") return withBase(form.baseUrl, value);
    if (kind === "page") {
      const route = routeOf(decodeURIComponent(path));
      // A link to what is no page, which the check tells of, leads nowhere: least of all to the first page.
      return (route === undefined ? withBase(form.baseUrl, path) : pageAddress(form, route)) + rest;
    }
    const route = normalizeRoute(path);
    if (kind === "host" && routeOf(decodeURIComponent(route)) === undefined)
      return hostOf(form.baseUrl) + value;
    return withBase(form.baseUrl, form.trailingSlash ? withSlash(route) : route) + rest;
  };
}

/** "https://a.example" of "https://a.example/docs/"; nothing of "/docs/". */
function hostOf(baseUrl: string): string {
  return /^\w+:\/\/[^/]+/.exec(baseUrl)?.[0] ?? "";
}
