import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startDev } from "../../src/dev/dev-server.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

const SITE = {
  "docusaurus.config.js": `module.exports = { title: "Lost", url: "https://lost.example", baseUrl: "/",
    trailingSlash: true, presets: [["classic", { docs: {} }]] };`,
  "docs/start.md": "# Start\n\nText.\n",
  "src/components/Again.js": `import React, { useState } from "react";
export default function Again() {
  const [times, again] = useState(0);
  return <button onClick={() => again(times + 1)}>Tried {times} times</button>;
}`,
};

describe.each([
  {
    what: "a page of its own",
    files: {
      "src/pages/index.md": "# Home\n\nText.\n",
      "src/theme/NotFound.js": `import React from "react";
import Layout from "@theme/Layout";
import Again from "@site/src/components/Again";
export default () => <Layout title="Nothing here"><main><h1>Off the track</h1><Again /></main></Layout>;`,
    },
    title: "Nothing here",
    texts: ["Off the track", "Tried 0 times"],
  },
  {
    what: "a text of its own",
    files: {
      "src/theme/NotFound/Content/index.js": `import React from "react";
import Again from "@site/src/components/Again";
export default ({ className }) => <main className={className}><h1>Off the track</h1><Again /></main>;`,
    },
    title: "Page not found",
    texts: ["Off the track", "Tried 0 times"],
  },
  {
    what: "one page of its own, and no others of components,",
    files: {
      "src/theme/NotFound.js": `import React from "react";
import Again from "@site/src/components/Again";
export default () => <main><h1>Off the track</h1><Again /></main>;`,
    },
    title: "Page not found",
    texts: ["Off the track", "Tried 0 times"],
  },
  {
    what: "something around the engine's",
    files: {
      "src/theme/NotFound/index.js": `import React from "react";
import Original from "@theme-original/NotFound";
import Again from "@site/src/components/Again";
export default (props) => <><Original {...props} /><Again /></>;`,
    },
    title: "Page not found",
    texts: ["Page Not Found", "Tried 0 times"],
  },
  {
    what: "a standalone page called so",
    files: {
      "src/pages/404.mdx": `---
title: Nothing here
---
import Again from "@site/src/components/Again";

# Off the track

<Again />
`,
    },
    title: "Nothing here",
    texts: ["Off the track", "Tried 0 times"],
  },
])("a site with $what for paths without a page", ({ what, files, title, texts }) => {
  let root = "";
  let warnings: Diagnostic[] = [];
  beforeAll(async () => {
    ({ root, warnings } = await takeOver("own-not-found", { ...SITE, ...files }));
  }, 120_000);
  afterAll(() => rm(root, { recursive: true, force: true }));
  const read = (file: string) => readFile(join(root, "dist", file), "utf8");

  it("shows it, and its components are live", async () => {
    expect(warnings, what).toEqual([]);
    const html = await read("404.html");
    const article = html.slice(html.indexOf("<article"), html.lastIndexOf("</article>"));
    for (const text of texts) expect(article.replace(/<!-- -->/g, "")).toContain(text);
    expect(html).toContain(`<title>${title} | Lost</title>`);
    expect(article).toContain("data-island=");
    expect(html).not.toContain("not-found-code");
  });

  it("is shown by the dev server, too", async () => {
    const server = await startDev({ root, port: 0, host: "127.0.0.1", report: () => {} });
    onTestFinished(() => server.close());
    const answer = await fetch(new URL("nowhere", server.url));
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain(`<title>${title} | Lost</title>`);
    for (const text of texts) expect(html.replace(/<!-- -->/g, "")).toContain(text);
  });

  it("lists it nowhere", async () => {
    const html = await read("404.html");
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).not.toMatch(/rel="(?:canonical|alternate)"/);
    for (const file of ["sitemap.xml", "nav/routes.txt", "llms.txt"]) {
      expect(await read(file), file).not.toContain("404");
    }
  });
});
