import type { SiteConfig } from "../config/schema.ts";
import type { SiteDocsVersion } from "../model/site-docs.ts";
import { sitePost } from "../pages/blog/site-post.ts";
import type { DocSet } from "../pages/doc-set.ts";
import { editUrl } from "../pages/page-data.ts";
import type { SourceFile } from "../sources/compiled-page.ts";
import { mapSources, type Project } from "./project.ts";
import { ownCategory } from "./site-categories.ts";

/** What components may ask about all pages, from their front matter and first headings. */
export async function siteDocs(
  project: Project,
  sources: readonly SourceFile[],
): Promise<SiteDocsVersion[]> {
  const map = await mapSources(project, sources);
  const { docs, places } = map;
  return project.sets.map((set) => {
    // Lists of a blog, and pages that the engine makes, are none of a writer's.
    const own = docs.filter((doc) => doc.set === set.id && !doc.id.startsWith("generated:"));
    return {
      ...describeVersion(set, project.config),
      docs: Object.fromEntries(
        own.map((doc) => {
          const { path, id, title, route, frontMatter } = doc;
          const { description = "" } = frontMatter;
          const sidebar = places.get(route)?.tree.sidebar;
          const category = ownCategory(doc, map);
          const post = sitePost(doc, set, { map, config: project.config });
          const edited = editUrl(doc, { siteMap: map, config: project.config });
          const written = { id, title, description, frontMatter, editUrl: edited };
          return [path, { ...written, path: route, sidebar, category, post }];
        }),
      ),
    };
  });
}

function describeVersion(set: DocSet, config: SiteConfig): Omit<SiteDocsVersion, "docs"> {
  const { id, route, version, language, posts, options } = set;
  const { title, description, sidebarTitle, sidebarCount } = options.blog;
  const name = id.slice(language ? language.code.length + 1 : 0);
  const collection = config.collections.find(
    (known) => name === known.id || name.startsWith(`${known.id}-`),
  );
  const path = route || "/";
  const banner = version?.banner ?? "none";
  return {
    pluginId: collection?.id ?? config.content.id ?? "default",
    isDocs: !posts && (collection?.kind ?? "docs") === "docs",
    language: language?.code,
    name: version?.name ?? "current",
    label: version?.label ?? "Next",
    isLast: version === undefined || version.latestRoute === path,
    banner: banner === "none" ? null : banner,
    noIndex: version?.noIndex ?? false,
    path,
    ...(posts && { blog: { title, description, sidebarTitle, sidebarCount } }),
  };
}
