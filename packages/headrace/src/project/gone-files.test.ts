import { expect, test, vi } from "vitest";
import { fixtureSite } from "../../test/places.ts";
import { loadProject, readSource, readSources } from "./project.ts";

/** Gone, and below what is a file now: listings that are older than the files. */
const GONE = ["gone.md", "index.md/below.md"];

vi.mock("./project-tree.ts", async (load) => {
  const tree = await load<typeof import("./project-tree.ts")>();
  return {
    listProjectTree: async (root: string, folder: string) => {
      const { files, problems } = await tree.listProjectTree(root, folder);
      return { files: [...files, ...GONE], problems };
    },
  };
});

vi.mock("../files/files.ts", async (load) => {
  const files = await load<typeof import("../files/files.ts")>();
  return {
    ...files,
    listFiles: async (folder: string) => {
      const found = await files.listFiles(folder);
      const older = ["gone/_category_.json", "authors.yml", "tags.yml", ...GONE];
      return folder.includes(".cache") ? found : [...found, ...older];
    },
  };
});

test.each(["smallest-site", "dialect-site"])(
  "what is gone since it was listed is not there: %s",
  async (name) => {
    const project = await loadProject(fixtureSite(name), "production");
    const pages = (await readSources(project)).map(({ path }) => path);
    expect(pages.some((path) => /\.mdx?$/.test(path))).toBe(true);
    expect(pages.filter((path) => GONE.some((gone) => path.endsWith(gone)))).toEqual([]);
    const [set] = project.sets;
    // A folder may have the name of a page by now.
    expect(set && readSource(project, set.folder)).toBeUndefined();
  },
);
