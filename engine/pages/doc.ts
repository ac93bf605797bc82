import type { ReferencePage } from "../sources/compiled-page.ts";
import type { FrontMatter } from "../sources/front-matter-schema.ts";

/** One page as all pages together see it. */
export interface Doc {
  /** Path of the source, relative to the project's root. */
  path: string;
  /** Path below the content folder without extension, or with the front matter's `id` as its end. */
  id: string;
  route: string;
  title: string;
  /** What sidebars, breadcrumbs and pagination call the page. */
  label: string;
  frontMatter: FrontMatter;
  /** Of a page that an API description makes. */
  reference?: ReferencePage;
}

/** What is known of a content file before it is compiled. */
export interface DocSource {
  path: string;
  title: string;
  frontMatter: FrontMatter;
  reference?: ReferencePage;
}

/** Gives a page its id, its route and its label. */
export function describeDoc(source: DocSource, contentDir: string): Doc {
  const { frontMatter, reference } = source;
  if (reference) {
    return { ...source, id: reference.id, route: reference.route, label: source.title };
  }
  const stem = source.path.slice(contentDir.length + 1).replace(/\.mdx?$/, "");
  const folder = stem.includes("/") ? stem.slice(0, stem.lastIndexOf("/")) : "";
  return {
    ...source,
    id: frontMatter.id ? join(folder, frontMatter.id) : stem,
    // Names come from disks and keyboards in several forms of Unicode; addresses have one.
    route: docRoute(stem, folder, frontMatter.slug).normalize("NFC"),
    label: frontMatter.sidebar_label ?? source.title,
  };
}

/** A slug that begins with "/" counts from the root, any other from the file's folder. */
function docRoute(stem: string, folder: string, slug: string | undefined): string {
  if (slug !== undefined) return slug.startsWith("/") ? slug : `/${join(folder, slug)}`;
  return `/${isFolderIndex(stem) ? folder : stem}`;
}

/** "index", "readme" and a file named like its folder stand for the folder, whatever their case. */
function isFolderIndex(stem: string): boolean {
  const [name, parent] = stem.toLowerCase().split("/").reverse();
  return name === "index" || name === "readme" || (parent !== undefined && name === parent);
}

function join(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}
