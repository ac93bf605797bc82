import type { HTTPRequest, Page } from "puppeteer-core";

/** A request that ends because the reader went on is no fault. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED|NS_ERROR_ABORT/;

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
  page.on("pageerror", (error) => problems.push(`uncaught: ${String(error)}`));
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
