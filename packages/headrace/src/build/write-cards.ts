import { socialCardFile } from "../output/brand-files.ts";
import { type PageCards, writePageCard } from "../output/cards/page-cards.ts";
import { docPageData } from "../pages/page-data.ts";
import type { Project } from "../project/project.ts";
import type { RenderContext } from "../render/render-context.ts";
import type { RenderJob } from "./render-pages.ts";

/** What documents show and name of the brand. */
export function shownBrand(project: Project, cards: PageCards | undefined): RenderContext["brand"] {
  const { themeColor, colors } = project.config.brand;
  const socialCard = socialCardFile(project);
  return { themeColor, colors, socialCard, cardLetters: cards?.lettering.letters ?? "" };
}

/** Draws the cards of all pages, one after the other: each leaves the thread between its steps. */
export async function writeCards(
  { content, pageContext, release }: Pick<RenderJob, "content" | "pageContext" | "release">,
  cards: PageCards | undefined,
): Promise<void> {
  if (!cards) return;
  const { kinds = {} } = pageContext.config.content.pageFacts ?? {};
  for (const record of content.records.values()) {
    const doc = content.siteMap.byPath.get(record.path);
    if (!doc) continue;
    const { kind } = doc.frontMatter;
    const pageKind = typeof kind === "string" ? kinds[kind] : undefined;
    await writePageCard(release, cards, { page: docPageData(doc, record, pageContext), pageKind });
  }
}
