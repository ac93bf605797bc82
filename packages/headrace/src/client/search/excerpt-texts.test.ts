import { expect, test, vi } from "vitest";
import { createExcerptLoader } from "./excerpt-texts.ts";

/** A server that answers when told, and remembers what was given up. */
function create() {
  const waiting = new Map<string, (response: Response) => void>();
  const aborted: string[] = [];
  const get = vi.fn<typeof fetch>((url, init) => {
    init?.signal?.addEventListener("abort", () => aborted.push(String(url)));
    return new Promise((resolve) => waiting.set(String(url), resolve));
  });
  const loader = createExcerptLoader("/docs/", get);
  const answer = async (url: string, response: Response) => {
    waiting.get(url)?.(response);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { get, loader, answer, aborted };
}

test("the texts of a page are fetched once, from beside the page", async () => {
  const { get, loader, answer } = create();
  const listener = vi.fn();
  loader.arrivals.subscribe(listener);
  loader.want(["/faq", "/"]);
  loader.want(["/faq", "/"]);
  expect(get.mock.calls.map(([url]) => url)).toEqual([
    "/docs/faq.text.json",
    "/docs/index.text.json",
  ]);
  expect(loader.peek("/faq")).toBeUndefined();
  await Promise.all([
    answer("/docs/faq.text.json", Response.json({ texts: ["Intro", "Section"] })),
    answer("/docs/index.text.json", Response.json({ texts: ["Home"] })),
  ]);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
  expect(loader.peek("/faq")).toEqual(["Intro", "Section"]);
  expect(loader.peek("/")).toEqual(["Home"]);
  loader.want(["/faq"]);
  expect(get).toHaveBeenCalledTimes(2);
});

test("pages that are not shown any more are given up", () => {
  const { loader, aborted } = create();
  loader.want(["/one", "/two"]);
  loader.want(["/two", "/three"]);
  expect(aborted).toEqual(["/docs/one.text.json"]);
});

test("a page without texts has no snippet, and is asked again with the next query", async () => {
  const { get, loader, answer } = create();
  loader.want(["/gone"]);
  await answer("/docs/gone.text.json", new Response("", { status: 404 }));
  expect(loader.peek("/gone")).toBeUndefined();
  loader.want(["/gone"]);
  expect(get).toHaveBeenCalledTimes(2);
});
