import { join } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { withinArticles } from "./component-styles.ts";

const ROOT = import.meta.dirname;
const FILE = join(ROOT, "own.css");

function treated(value: string): string | undefined {
  const plugins = withinArticles({
    files: [FILE],
    root: ROOT,
    siteDir: ROOT,
    baseUrl: "/base/",
    sidebarClasses: [],
    hasBar: false,
  });
  const { root } = postcss([...plugins]).process(`a {\n  background: ${value};\n}`, { from: FILE });
  return /background: (.*);/.exec(root.toString())?.[1];
}

test.each([
  ["url(/img/a.svg)", 'url("/base/img/a.svg")'],
  ["url('~/img/a.svg')", 'url("/base/img/a.svg")'],
  ['url( "absent.svg?v=1" ) no-repeat', 'url("/base/absent.svg") no-repeat'],
  ["url(fonts.ts)", `url("${join(ROOT, "fonts.ts")}")`],
  ["url(a b.svg)", "url(a b.svg)"],
])("an address leads where the file is: %s", (value, wanted) => {
  expect(treated(value)).toBe(wanted);
});

test.each([
  `url("data:image/svg+xml,<g clip-path='url(%23a)'><path d='M0 0'/></g>")`,
  `url('data:image/svg+xml,<g fill="url(/b)"/>')`,
  "url(data:image/png,AA==)",
  '"see url(/x)" / \'and url("/y")\'',
  "url(#clip) url(https://a.example/b.png)",
])("what is within an address or a string is no address: %s", (value) => {
  expect(treated(value)).toBe(value);
});

test.each([
  ["header > h1", ".markdown :is(header h1, .markdown > h1)"],
  ["article header h1", ".markdown article :is(header h1, .markdown > h1)"],
  [
    "html[data-theme='dark'] header>h1",
    "html[data-theme='dark'] .markdown :is(header h1, .markdown > h1)",
  ],
  [".header h1", ".markdown .header h1"],
  ["article.markdown h2", ".markdown article.markdown h2"],
  [".markdown h2", ".markdown h2"],
])("what a sheet says of elements applies to such of pages: %s", (selector, wanted) => {
  const plugins = withinArticles({
    files: [FILE],
    root: ROOT,
    siteDir: ROOT,
    baseUrl: "/",
    sidebarClasses: [],
    hasBar: false,
  });
  const { root } = postcss([...plugins]).process(`${selector} { top: 0 }`, { from: FILE });
  expect(root.toString()).toContain(`${wanted} {`);
});

test.each([
  [".own", ".markdown .own, .sidebar-nav .own"],
  [
    ".menu .own > .menu__link::before",
    ".markdown .menu .own > .menu__link::before, .sidebar-nav .own > :is(a)::before",
  ],
  [
    "[data-theme='dark'] li.own > .menu__list-item-collapsible > a.menu__link",
    "[data-theme='dark'] .markdown li.own > .menu__list-item-collapsible > a.menu__link, " +
      "[data-theme='dark'] .sidebar-nav li.own > .sidebar-row > a:is(a)",
  ],
  [
    ".own.menu__list-item .menu__link--active",
    ".markdown .own.menu__list-item .menu__link--active, .sidebar-nav .own:is(li) [aria-current]",
  ],
  [".other > .menu__link", ".markdown .other > .menu__link"],
  [".own-er", ".markdown .own-er"],
])("what a sheet says of a class of sidebars applies in them: %s", (selector, wanted) => {
  const plugins = withinArticles({
    files: [FILE],
    root: ROOT,
    siteDir: ROOT,
    baseUrl: "/",
    sidebarClasses: ["own"],
    hasBar: false,
  });
  const { root } = postcss([...plugins]).process(`${selector} { top: 0 }`, { from: FILE });
  expect(root.toString().replaceAll(/,\s*/g, ", ")).toContain(`${wanted} {`);
});

test.each([
  [".w-6", ":is(.markdown, .site-bar) .w-6"],
  [".hover\\:a:hover", ":is(.markdown, .site-bar) .hover\\:a:hover"],
  ["html[data-theme='dark'] .own", "html[data-theme='dark'] :is(.markdown, .site-bar) .own"],
  [".navbar__link", ".markdown .navbar__link"],
  [".a .b", ".markdown .a .b"],
  ["a", ".markdown a"],
])(
  "what a sheet says of a class of its own applies in the bar that a site draws: %s",
  (...rule) => {
    const plugins = withinArticles({
      files: [FILE],
      root: ROOT,
      siteDir: ROOT,
      baseUrl: "/",
      sidebarClasses: [],
      hasBar: true,
    });
    const { root } = postcss([...plugins]).process(`${rule[0]} { top: 0 }`, { from: FILE });
    expect(root.toString()).toContain(`${rule[1]} {`);
  },
);

test.each([
  ["body, p", "--a: 1; color: red", "body { --a: 1 }.markdown p { --a: 1; color: red }"],
  [
    "body, #__docusaurus",
    "--a: 1; --b: 2; background: rgb(var(--a))",
    "body, #__docusaurus { --a: 1; --b: 2 }html[data-theme] { --a: 1; --ifm-background-color: rgb(var(--a)) }",
  ],
  [
    "html[data-theme='dark'] body",
    "background-color: #123; margin: 0",
    "html[data-theme='dark'] {--ifm-background-color: #123 }",
  ],
  [":root[data-theme='dark']", "--a: 1", ":root[data-theme='dark'] { --a: 1 }"],
  ["body", "background: url(#a) #fff; color: red", "body {  }"],
  ["html > body", "background: none", "html > body {  }"],
  ["body", "background: linear-gradient(#fff, #000)", "body {  }"],
])(
  "of what a sheet says of the page its variables and color stay: %s { %s }",
  (selector, declarations, wanted) => {
    const plugins = withinArticles({
      files: [FILE],
      root: ROOT,
      siteDir: ROOT,
      baseUrl: "/",
      sidebarClasses: [],
      hasBar: false,
    });
    const { root } = postcss([...plugins]).process(`${selector} { ${declarations} }`, {
      from: FILE,
    });
    const plain = root
      .toString()
      .replaceAll(/\s+/g, " ")
      .replaceAll(/;(?= })/g, "");
    expect(plain).toContain(wanted.replaceAll(/\s+/g, " "));
  },
);
