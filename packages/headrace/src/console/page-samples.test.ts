// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { FIRST_SAMPLES } from "../api/samples/first-samples.ts";
import { CODE_SAMPLES } from "../api/samples/samples.ts";
import type { ApiRequest } from "../model/api-request.ts";
import { highlight } from "./highlight.ts";
import { createPageSamples } from "./page-samples.ts";

const REQUEST: ApiRequest = {
  method: "GET",
  url: "https://api.parcels.example/parcels?q=a",
  headers: [{ name: "X-Api-Key", value: "YOUR_API_KEY" }],
  body: { kind: "none" },
};

beforeEach(() => {
  const tabs = CODE_SAMPLES.map(
    ({ id }) => `<button role="tab" data-value="${id}" aria-controls="panel-${id}"></button>`,
  );
  const panels = CODE_SAMPLES.map(
    ({ id }) => `<div id="panel-${id}"><figure class="code-block"><pre><code><span class="line"
      >before</span></code></pre></figure></div>`,
  );
  document.body.innerHTML = `<article><div data-tabs data-group="code-sample">${tabs.join("")}</div>${panels.join("")}</article>`;
});

const codes = () => [...document.querySelectorAll("code")].map((code) => code.textContent);

const printed = () => CODE_SAMPLES.map(({ print }) => print(REQUEST));

test("API-05 the page's samples show the console's request, and are restored", async () => {
  const samples = createPageSamples(document.body);
  samples.show(REQUEST);
  const first = FIRST_SAMPLES.length;
  expect(codes().slice(0, first)).toEqual(printed().slice(0, first));
  await vi.waitFor(() => expect(codes()).toEqual(printed()));
  samples.restore();
  expect(codes()).toEqual(CODE_SAMPLES.map(() => "before"));
});

test("a language whose code comes when the console is closed leaves the page as it is", async () => {
  const samples = createPageSamples(document.body);
  samples.show(REQUEST);
  samples.restore();
  await import("../api/samples/more-samples.ts");
  await Promise.resolve();
  expect(codes()).toEqual(CODE_SAMPLES.map(() => "before"));
  samples.show(REQUEST);
  await vi.waitFor(() => expect(codes()).toEqual(printed()));
});

test("a tab of the same name that holds no samples is left alone", () => {
  document.body.innerHTML = `<article><div data-tabs><button role="tab" data-value="curl"
    aria-controls="other"></button></div><div id="other"><div class="code-block"><pre><code
    >before</code></pre></div></div></article>`;
  createPageSamples(document.body).show(REQUEST);
  expect(codes()).toEqual(["before"]);
});

test("of the requests for several examples the one that the reader looks at follows the console", () => {
  const samples = (name: string) =>
    `<div id="${name}" ${name === "card" ? "hidden" : ""}><div data-tabs data-group="code-sample"><button role="tab"
      data-value="curl" aria-controls="${name}-curl" aria-selected="true"></button></div>
      <div id="${name}-curl"><div class="code-block"><pre><code>${name}</code></pre></div></div></div>`;
  document.body.innerHTML = `<article class="api-aside"><div data-tabs>
    <button role="tab" data-value="card" aria-controls="card" aria-selected="false"></button>
    <button role="tab" data-value="bank" aria-controls="bank" aria-selected="true"></button></div>
    ${samples("card")}${samples("bank")}</article>`;
  const page = createPageSamples(document.body);
  expect(page.example).toBe("bank");
  page.show(REQUEST);
  expect(codes()).toEqual(["card", CODE_SAMPLES.find(({ id }) => id === "curl")?.print(REQUEST)]);
});

test("a sample that says the same keeps the build's colors", () => {
  const [code] = document.querySelectorAll("code");
  const [curl] = CODE_SAMPLES;
  if (!code || !curl) throw new Error("no sample");
  code.textContent = curl.print(REQUEST);
  const before = code.firstChild;
  createPageSamples(document.body).show(REQUEST);
  expect(code.firstChild).toBe(before);
});

test.each(CODE_SAMPLES)("$id: the colored pieces together are the code", ({ print, language }) => {
  const code = print({
    ...REQUEST,
    method: "POST",
    body: { kind: "text", text: '{"a":"\'$`\\n"}' },
  });
  expect(
    highlight(code, language)
      .map(({ text }) => text)
      .join(""),
  ).toBe(code);
  expect(highlight(code, language).some(({ className }) => className.includes("string"))).toBe(
    true,
  );
});

test("names and values of JSON have their colors", () => {
  expect(highlight('{"a": [1, "b:", null]}', "json").filter(({ className }) => className)).toEqual([
    { text: '"a"', className: "t-keyword" },
    { text: "1", className: "t-constant" },
    { text: '"b:"', className: "t-string-expression" },
    { text: "null", className: "t-constant" },
  ]);
});
