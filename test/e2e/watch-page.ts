import type { HTTPRequest, Page } from "puppeteer-core";

/** A request that ends because the reader went on is no fault. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED|NS_ERROR_ABORT/;

/** Firefox checks the integrity of a script that it gave up: of no bytes at all, whose hash this is. */
const GIVEN_UP = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/**
 * Collects what must not happen on a page: console messages of any kind, uncaught errors, failed
 * requests, answers of 400 and above, requests to another origin.
 *
 * @param origin The site's.
 * @returns A list that grows; one sentence for each problem.
 */
export function watchPage(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on("console", (message) => problems.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => {
    const reason = String(error);
    if (!reason.includes(GIVEN_UP)) problems.push(`uncaught: ${reason}`);
  });
  page.on("request", (request) => {
    if (isForeign(request, origin)) problems.push(`request to another origin: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!ABORTED.test(reason)) problems.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

function isForeign(request: HTTPRequest, origin: string): boolean {
  const url = new URL(request.url());
  return url.protocol.startsWith("http") && url.origin !== origin;
}
