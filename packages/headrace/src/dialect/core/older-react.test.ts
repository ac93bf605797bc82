import { createElement as create } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createElement, createFactory, withDefaultProps } from "./older-react.ts";

function Label({ text, mark }: { text?: string | undefined; mark?: string | null }) {
  return create("i", { className: mark ?? undefined }, text);
}
Label.defaultProps = { text: "by default", mark: "marked" };

test("a function has its defaults for what is not given, and nothing else is changed", () => {
  const drawn = (properties: Parameters<typeof Label>[0] | null) =>
    renderToStaticMarkup(createElement(Label, { ...properties }));
  expect(drawn(null)).toBe('<i class="marked">by default</i>');
  expect(drawn({ text: undefined, mark: "own" })).toBe('<i class="own">by default</i>');
  expect(drawn({ text: "", mark: null })).toBe("<i></i>");
  const properties = { class: "a" };
  expect(withDefaultProps("b", properties)).toBe(properties);
  expect(withDefaultProps(() => null, properties)).toBe(properties);
});

test("a factory makes elements of its component, with children and defaults", () => {
  const [bold, label] = [createFactory("b"), createFactory(Label)];
  expect(renderToStaticMarkup(bold(null, "one ", label(null)))).toBe(
    '<b>one <i class="marked">by default</i></b>',
  );
});
