import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { engineCodeId } from "../../cache/engine-code.ts";
import { reasonOf } from "../../diagnostics/reason-of.ts";
import { SiteError } from "../../diagnostics/site-error.ts";
import { digest } from "../../files/files.ts";
import { textFontFile } from "../../project/brand-drawing.ts";
import type { Project } from "../../project/project.ts";
import type { Release } from "../../release/release.ts";
import { type CardPage, isLinkImage, pageCard, pageCardFile } from "../../render/page-card.ts";
import { type CardFace, cardPng, cardSvg } from "./draw-card.ts";

/** As heavy as the titles of pages. */
const WEIGHT = 650;

/** What cards of pages are drawn with. */
export interface PageCards extends CardFace {
  /** Changes with what cards look like. */
  id: string;
}

/**
 * Reads what cards of pages are drawn with; `undefined` where the brand has no drawing for them.
 *
 * @throws SiteError for a typeface that can't be read.
 */
export async function openPageCards(project: Project): Promise<PageCards | undefined> {
  const { paths, config } = project;
  const { pageCard: file, fonts } = config.brand;
  const font = textFontFile(project);
  if (file === undefined || font === undefined || config.head.some(isLinkImage)) return undefined;
  const drawing = await readFile(join(paths.root, file), "utf8");
  const known = [drawing, digest(await readFile(font)), await engineCodeId("output")];
  // Large, and of no use to a site without cards.
  const { openLettering } = await import("./lettering.ts");
  try {
    const lettering = await openLettering(font, WEIGHT);
    return { drawing, lettering, name: config.name, id: digest(known.join("\n")) };
  } catch (error) {
    throw new SiteError([
      {
        code: "config-file",
        severity: "error",
        message: `The letters of this typeface can't be read: ${reasonOf(error)}`,
        hint: 'Name another file in "brand.fonts.text", or leave "brand.pageCard" out.',
        file: fonts.text?.file ?? file,
      },
    ]);
  }
}

/**
 * Writes the card of a page, unless the last release has the same one.
 *
 * @param shown The page, and what it is, in words.
 */
export async function writePageCard(
  release: Release,
  cards: PageCards,
  { page, pageKind }: { page: CardPage; pageKind: string | undefined },
): Promise<void> {
  const card = pageCard(page, { letters: cards.lettering.letters, pageKind });
  if (!card) return;
  const file = pageCardFile(page.route);
  const key = digest([cards.id, cards.name, ...Object.values(card)].join("\n"));
  if (release.reuse(file, key)) return;
  // Whoever renders pages meanwhile gets a turn.
  await setImmediate();
  release.write(file, await cardPng(cardSvg(card, cards)), key);
}
