// @vitest-environment happy-dom
import { act, Children, Fragment, isValidElement, type ReactNode, useId, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createIslands } from "../client/islands.ts";
import { beginIslands, islandNotes } from "../model/islands/island-rendering.ts";
import { resolvePlaceholders } from "../model/placeholders.ts";
import { island } from "./island.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
let comeNear: () => void = () => {};
vi.stubGlobal(
  "IntersectionObserver",
  class {
    readonly #targets: Element[] = [];
    disconnect = () => this.#targets.splice(0);
    unobserve = () => {};
    observe = (target: Element) => this.#targets.push(target);
    constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      // Styles and templates have no box, and are never seen.
      const seen = () => this.#targets.filter((one) => !one.matches("style, template"));
      comeNear = () => callback(seen().map((target) => ({ target, isIntersecting: true })));
    }
  },
);

interface BoxProperties {
  value?: unknown;
  icon?: ReactNode;
  list?: ReactNode;
  children?: ReactNode;
  [name: string]: unknown;
}

function Box({ value, icon, list, children }: BoxProperties) {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <div id={id}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <code>{JSON.stringify(value)}</code>
      {icon} {list}
      {children}
    </div>
  );
}

function Fold({ children }: { children?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <button type="button" onClick={() => setOpen(!isOpen)} />
      {isOpen && children}
    </section>
  );
}

/** Shows the labels of what stands between its tags. */
function Labels({ children }: { children?: ReactNode }) {
  return Children.toArray(children).map((child) =>
    isValidElement<{ label?: string }>(child) ? <i key={child.key}>{child.props.label}</i> : null,
  );
}

function Still({ children, label }: { children?: ReactNode; label?: string }) {
  return (
    <p>
      {label} {children}
    </p>
  );
}

const Throws = () => {
  if (typeof window === "undefined" || !isRendering) throw new Error("only in a build");
  return <b>as it was</b>;
};
let isRendering = true;

/** As packages write it that bring their own styles. */
function Styled() {
  return (
    <>
      <style>{".box { color: red }"}</style>
      <Box />
    </>
  );
}

const modules = { Box, Fold, Labels, Styled, Throws };
type Live = (properties: Record<string, unknown>) => ReactNode;
const live = (name: keyof typeof modules): Live => {
  const wrapped = island(modules[name], { module: `src/${name}.jsx`, name });
  if (typeof wrapped !== "function") throw new Error("not wrapped");
  return (properties) => wrapped(properties);
};
const wrappedBox = island(Box, { module: "src/Box.jsx", name: "Box" });
const LiveFold = live("Fold");
const LiveLabels = live("Labels");
const LiveStyled = live("Styled");
const LiveThrows = live("Throws");
const isComponentType = (value: unknown): value is typeof Box => typeof value === "function";
if (!isComponentType(wrappedBox)) throw new Error("not wrapped");
const LiveBox = wrappedBox;

const article = document.createElement("article");
document.body.append(article);
const islands = createIslands("https://docs.example/", async () => modules);
const failures = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => {
  failures.mockClear();
  isRendering = true;
});
afterEach(() => act(async () => islands.start(document.createElement("article"))));

/** Renders as a build does and brings the result to life as a browser does; gives both texts. */
async function show(element: ReactNode) {
  article.innerHTML = built(element);
  const before = visibleText();
  isRendering = false;
  await act(async () => islands.start(article));
  await act(async () => comeNear());
  return { before, after: visibleText() };
}

function built(element: ReactNode): string {
  beginIslands();
  return resolvePlaceholders(renderToStaticMarkup(element), (_, value) => `/${value}`);
}

function visibleText(): string {
  const copy = article.cloneNode(true);
  if (copy instanceof Element) for (const part of copy.querySelectorAll("template")) part.remove();
  return copy.textContent ?? "";
}

/** A generator that gives the same numbers at every run. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** Elements of HTML, of live components and of others, nested at will, with values of all kinds. */
function anyNode(next: (below: number) => number, depth: number): ReactNode {
  const values = [1, "text", true, null, undefined, { a: [1, { b: "<&\"'" }] }, ["x", 2]];
  const value = values[next(values.length)];
  const children =
    depth === 0
      ? "leaf"
      : [1, 2].map((key) => <Fragment key={key}>{anyNode(next, depth - 1)}</Fragment>);
  const kinds: ReactNode[] = [
    `plain ${next(9)} & <text>`,
    <em key="a">{children}</em>,
    <Still key="b" label="still">
      {children}
    </Still>,
    <LiveBox key="c" value={value} icon={<Still label="icon" />}>
      {children}
    </LiveBox>,
    <LiveBox key="d" icon={<b>bold</b>} list={["x", <u key="u">under</u>]} value={value}>
      {children}
    </LiveBox>,
    null,
  ];
  return kinds[next(kinds.length)];
}

test("whatever crosses, the browser draws what the build drew, and nothing fails", async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { before, after } = await show(<LiveBox seed={seed}>{anyNode(random(seed), 3)}</LiveBox>);
    expect(islandNotes(), `seed ${seed}`).toEqual([]);
    expect(after, `seed ${seed}`).toBe(before);
    expect(failures, `seed ${seed}`).not.toHaveBeenCalled();
    await act(async () => article.querySelector("button")?.click());
    expect(article.querySelector("button")?.textContent, `seed ${seed}`).toBe("1");
  }
});

test("what an island hides at first is there when it is opened, and comes alive, too", async () => {
  await show(
    <LiveFold>
      <Still label="hidden">
        <LiveBox>inner</LiveBox>
      </Still>
    </LiveFold>,
  );
  expect(visibleText()).toBe("");
  await act(async () => article.querySelector("button")?.click());
  expect(visibleText()).toContain("hidden");
  await act(async () => comeNear());
  const inner = article.querySelectorAll("button")[1];
  await act(async () => inner?.click());
  expect(article.querySelectorAll("button")[1]?.textContent).toBe("1");
});

test("a function does not cross: the component stays as it was rendered, and that is noted", async () => {
  const { before, after } = await show(<LiveBox onPick={() => 1}>text</LiveBox>);
  expect(article.querySelector("[data-island]")).toBeNull();
  expect(after).toBe(before);
  expect(islandNotes()).toEqual([
    expect.objectContaining({ name: "Box", reason: expect.stringContaining('"onPick"') }),
  ]);
});

test("a component that looks into what is between its tags stays as it was rendered", async () => {
  const { after } = await show(
    <LiveLabels>
      <Still label="one" />
    </LiveLabels>,
  );
  expect(after).toBe("one");
  expect(islandNotes()).toHaveLength(1);
  const known = await show(
    <LiveLabels>
      <LiveBox label="two" />
    </LiveLabels>,
  );
  expect(known.after).toBe("two");
  expect(article.querySelector("[data-island]")).not.toBeNull();
});

test("an island that fails in the browser shows what the build drew", async () => {
  // Within `act` React throws what it tells a root otherwise.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  article.innerHTML = built(<LiveThrows />);
  isRendering = false;
  islands.start(article);
  comeNear();
  await vi.waitFor(() => expect(failures).toHaveBeenCalled());
  await vi.waitFor(() => expect(visibleText()).toBe("as it was"));
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  expect(failures).toHaveBeenCalled();
});

test("an island whose first element is never seen is live", async () => {
  await show(<LiveStyled />);
  await act(async () => article.querySelector("button")?.click());
  expect(article.querySelector("button")?.textContent).toBe("1");
});

test("ids of islands differ, and are those of the build", async () => {
  await show(
    <>
      <LiveBox />
      <LiveBox />
    </>,
  );
  const ids = [...article.querySelectorAll("div[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  expect(failures).not.toHaveBeenCalled();
});

const useThing = () => 1;

test("what is no component stays as it is", () => {
  const source = { module: "src/a.js", name: "default" };
  const map = { a: Box };
  expect(island(useThing, source)).toBe(useThing);
  expect(island(map, source)).toBe(map);
  expect(island("text", source)).toBe("text");
});

test.each(["index", "my_page_default", "my_page_default$1", "default", "Page"])(
  "a default export that its writer or the bundler calls %s is an island",
  (name) => {
    const page = Object.defineProperty(() => <b>drawn</b>, "name", { value: name });
    const Page = island(page, { module: "src/page.js", name: "default" }) as typeof page;
    expect(renderToStaticMarkup(<Page />)).toMatch(/^<span data-island=.*<b>drawn<\/b><\/span>$/);
  },
);

test("a default export that is called as a helper answers as one", () => {
  const source = { module: "src/a.js", name: "default" };
  const join = island((...texts: unknown[]) => texts.join("+"), source) as () => string;
  const around = island((inner: () => string) => () => `(${inner()})`, source) as (
    inner: () => string,
  ) => () => string;
  expect(Reflect.apply(join, undefined, ["a", "b"])).toBe("a+b");
  expect(Reflect.apply(join, undefined, [{}, 1])).toBe("[object Object]+1");
  expect(around(() => "in")()).toBe("(in)");
});
