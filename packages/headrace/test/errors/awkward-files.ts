import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Adds to a site what a repository can't hold, or not in the same way on every system. */
type Prepare = (root: string) => Promise<void>;

/** By the name of the fault's folder. */
export const AWKWARD_FILES: Readonly<Record<string, Prepare>> = {
  async "b01-encodings"(root) {
    const text = page("Olá", "Text.");
    await write(root, "content/latin-1.md", Buffer.from(page("T", "Text\nwith olá."), "latin1"));
    await write(root, "content/utf-16-le.md", Buffer.from(`\uFEFF${text}`, "utf16le"));
    await write(root, "content/utf-16-be.md", Buffer.from(`\uFEFF${text}`, "utf16le").swap16());
    await write(root, "content/utf-16-no-mark.md", Buffer.from(text, "utf16le"));
    await write(root, "content/cut.md", Buffer.from(text).subarray(0, 13));
    await write(root, "content/picture.md", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]));
    await write(root, "content/_partial.md", Buffer.from("Text\nand ol\xE1.", "latin1"));
    await write(root, "content/nul.md", page("T", "Text\nwith a \0 in it."));
  },
  async "b12-outside"(root) {
    await symlink("/etc/passwd", join(root, "content/_linked.md"));
    await symlink("/etc", join(root, "content/linked-folder"));
  },
  async "b12-linked-pages"(root) {
    await symlink("/etc/passwd", join(root, "content/outside.md"));
    await symlink("/etc", join(root, "content/folder"));
    await symlink("nowhere.md", join(root, "content/dangling.md"));
    await symlink("loop.md", join(root, "content/loop.md"));
    await symlink(".", join(root, "content/itself"));
    await symlink("index.md", join(root, "content/inside.md"));
    await mkdir(join(root, "static"));
    await symlink("/etc/passwd", join(root, "static/passwd.txt"));
    await symlink("../content/index.md", join(root, "static/index.txt"));
  },
  async "b12-openapi-outside"(root) {
    await symlink("/etc/passwd", join(root, "openapi/linked.yaml"));
  },
  async "b14-normalization"(root) {
    await write(root, "content/caf\u00E9.md", page("Composed", "Text."));
    await write(root, "content/cafe\u0301.md", page("Decomposed", "Text."));
    await write(root, "content/links.md", page("T", "[decomposed](./mu\u0308ll.md#u\u0308ber)."));
    await write(root, "content/m\u00FCll.md", page("T", "## \u00DCber"));
  },
  async "b24-too-large"(root) {
    await write(root, "content/large.md", page("Large", "word ".repeat(4_000_000)));
    await write(root, "content/_large.md", "word ".repeat(1_200_000));
    const partial = 'import Large from "./_large.md";\n\n<Large />';
    await write(root, "content/partial.md", page("T", partial));
    await write(root, "content/deep.md", page("T", `${">".repeat(4000)} text`));
    await write(root, "content/line.md", page("T", `${"word ".repeat(100_000)}<b>bold`));
  },
  async "b27-translations"(root) {
    const file = "i18n/de/docusaurus-plugin-content-blog-news/options.json";
    await write(root, file, Buffer.from('{ "title": { "message": "Mühle" } }', "latin1"));
  },
  async "b33-no-config"(root) {
    await rm(join(root, "site/site.config.ts"));
  },
  async "b33-site-to-take-over"(root) {
    await rm(join(root, "site/site.config.ts"));
    await write(root, "docusaurus.config.ts", "export default {};\n");
  },
  async "b34-openapi-encoding"(root) {
    const text = "openapi: 3.1.1\ninfo: { title: Mühle, version: '1' }\npaths: {}\n";
    await write(root, "openapi/api.yaml", Buffer.from(text, "latin1"));
  },
};

function page(title: string, text: string): string {
  return `---\ntitle: ${title}\n---\n\n${text}\n`;
}

async function write(root: string, file: string, content: string | Buffer): Promise<void> {
  await mkdir(join(root, file, ".."), { recursive: true });
  await writeFile(join(root, file), content);
}
