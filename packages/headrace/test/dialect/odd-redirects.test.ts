import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { takeOver } from "./take-over.ts";

const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Odd", url: "https://odd.example", baseUrl: "/",
    presets: [["classic", { blog: false }]],
    plugins: [["@docusaurus/plugin-client-redirects", { fromExtensions: ["html"], redirects: [
      { from: "/old fees", to: "/docs/fee structure" },
      { from: "/recap", to: "https://elsewhere.example/år?of=2024#top" },
      { from: "/mail", to: "mailto:us@odd.example" },
      { from: "/fees", to: "/docs/fee structure?see=the fees" }] }]] };`,
  "docs/fee structure.md": "# Fee structure\n",
  "docs/guide/01-index.md": "# Guide\n",
};

it("leads to pages whose files have spaces and to other sites, and leaves out what no redirect can be", async () => {
  const told: string[] = [];
  const { root } = await takeOver("odd-redirects", FILES, (line) => told.push(line));
  const read = (file: string) => readFile(join(root, "dist", file), "utf8");
  const files = ["_redirects", "docs/fee structure.html", "recap.html", "docs/guide/index.html"];
  const [rules, page, recap, index] = await Promise.all(files.map(read));
  await rm(root, { recursive: true, force: true });
  expect(rules).toContain("/old%20fees /docs/fee%20structure 301\n");
  const address = "https://elsewhere.example/%C3%A5r?of=2024#top";
  expect(rules).toContain(`/recap ${address} 301\n`);
  expect(recap).toContain(`data-to="${address}"`);
  expect(recap).toContain('rel="canonical" href="https://elsewhere.example/%C3%A5r"');
  expect(rules).not.toContain("see=");
  expect(page).toContain("Fee structure");
  expect(index).toContain("<title>Guide | Odd");
  expect(told.join("\n")).toContain("left out: /mail → mailto:us@odd.example.");
  expect(told.join("\n")).toContain('which can\'t have it: Option "redirects.2.to" must be');
});
