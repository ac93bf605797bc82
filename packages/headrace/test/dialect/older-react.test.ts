import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TakenSite, takeOver } from "./take-over.ts";

/** Packages for React 18: names that React 19 dropped, defaults of functions, in both forms of modules. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Older", url: "https://older.example", baseUrl: "/",
    presets: [["classic", {}]] };`,
  "node_modules/measured/package.json": `{ "name": "measured", "type": "module", "exports": "./index.js" }`,
  "node_modules/measured/index.js": `import React, { Component, createElement, createFactory } from "react";
    import ReactDOM, { findDOMNode, render, hydrate, unmountComponentAtNode, createPortal } from "react-dom";
    export class Measured extends Component {
      componentDidMount() { findDOMNode(this).title = [typeof ReactDOM.render, typeof createPortal].join(); }
      render() { return createElement("b", null, this.props.children); }
    }
    const Label = ({ text, mark }) => createElement("i", { className: mark }, text);
    Label.defaultProps = { text: "by default", mark: "marked" };
    export const Labelled = () => createElement(Label, { text: undefined });
    export const Made = createFactory("u");
    export const known = [render, hydrate, unmountComponentAtNode, React.createFactory].every(Boolean);`,
  "node_modules/required/index.js": `const React = require("react");
    const { findDOMNode } = require("react-dom");
    const Size = ({ of }) => React.createElement("s", null, of);
    Size.defaultProps = { of: typeof findDOMNode };
    exports.Size = Size;`,
  "src/pages/index.jsx": `import { Measured, Labelled, Made, known } from "measured";
    import { Size } from "required";
    function Own({ word, none }) { return <em>{word}{String(none)}</em>; }
    Own.defaultProps = { word: "own", none: 1 };
    export default () => <main><h1>Older</h1><Measured>measured</Measured><Labelled /><Made />
      <Size /><Own none={null} />{String(known)}</main>;`,
};

let site: TakenSite;

beforeAll(async () => {
  site = await takeOver("older-react", FILES);
}, 120_000);

afterAll(() => rm(site.root, { recursive: true, force: true }));

test("packages that were written for React 18 are drawn whole", async () => {
  const html = await readFile(join(site.root, "dist/index.html"), "utf8");
  const text = html.replace(/<!-- -->/g, "");
  expect(site.warnings).toEqual([]);
  expect(text).toContain("<b>measured</b>");
  expect(text).toContain('<i class="marked">by default</i>');
  expect(text).toMatch(/<u><\/u>\s*<s>function<\/s><em>ownnull<\/em>true/);
});
