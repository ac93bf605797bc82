import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { takeOver } from "./take-over.ts";

const SITE = {
  "docusaurus.config.js": `module.exports = { title: "Bar", url: "https://bar.example", baseUrl: "/",
    presets: [["classic", { docs: {} }]], themeConfig: { navbar: { items: [
      { type: "custom-login", position: "right", label: "Sign in" },
      { to: "/docs/start", label: "Start", position: "right" }] } } };`,
  "docs/start.md": "# Start\n\nText.\n",
};

/** The pages, what migrating tells, and the code that browsers load. */
async function build(files: Readonly<Record<string, string>>) {
  const lines: string[] = [];
  const { root, warnings } = await takeOver("own-bar", { ...SITE, ...files }, (line) =>
    lines.push(line),
  );
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  expect(warnings).toEqual([]);
  const assets = join(root, "dist/assets");
  const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const code = await Promise.all(scripts.map((name) => readFile(join(assets, name), "utf8")));
  const html = await readFile(join(root, "dist/docs/start.html"), "utf8");
  return { html, told: lines.join("\n"), code: code.join("\n") };
}

const TYPES = `import ComponentTypes from "@theme-original/NavbarItem/ComponentTypes";
const Login = ({ label }) => <button>{label} of the site</button>;
export default { ...ComponentTypes, "custom-login": Login };`;

it("draws items of the site's own kinds in the browser, and tells of nothing lost", async () => {
  const { html, told, code } = await build({ "src/theme/NavbarItem/ComponentTypes.js": TYPES });
  expect(html).toContain("data-site-root");
  expect(html).not.toContain("of the site");
  expect(code).toContain("of the site");
  expect(code).toContain('"custom-login"');
  expect(told).not.toContain("| lost |");
}, 120_000);

it("leaves the bar to the frame where the site's own is another bar", async () => {
  const { html, code } = await build({
    "src/theme/Navbar/index.js": `export default () => <nav>Another bar</nav>;`,
  });
  expect(html).not.toContain("data-site-root");
  expect(code).not.toContain("Another bar");
}, 120_000);

it("draws what is around the frame's bar, and what is in it besides", async () => {
  const { html, code } = await build({
    "src/theme/Navbar/index.js": `import Original from "@theme-original/Navbar";
export default (props) => <><p>A draft</p><Original {...props} /></>;`,
    "src/theme/Navbar/Content/index.js": `import NavbarItem from "@theme/NavbarItem";
import Logo from "@theme/Navbar/Logo";
import SearchBar from "@theme/SearchBar";
import { useThemeConfig } from "@docusaurus/theme-common";
export default () => <div><Logo />{useThemeConfig().navbar.items.map((item, i) => <NavbarItem key={i} {...item} />)}<a href="/trial">Free trial</a><SearchBar /></div>;`,
    "src/theme/SearchBar.js": `export default () => <input placeholder="Another search" />;`,
  });
  expect(html).toContain("data-site-root");
  expect(code).toContain("A draft");
  expect(code).toContain("Free trial");
  expect(code).not.toContain("Another search");
}, 120_000);
