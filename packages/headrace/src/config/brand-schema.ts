import { z } from "zod";
import { THEME_COLOR } from "../model/constants.ts";
import { cssColor } from "./css-color.ts";

/** A variable typeface: one file that has every weight. */
const font = z.strictObject({
  /** Name of the typeface. */
  family: z
    .string()
    .regex(/^[\w -]+$/, { error: "must be the name of a typeface, without quotes" }),
  /** A file of the project, or of a package: "@fontsource-variable/figtree/files/….woff2". */
  file: z.string().endsWith(".woff2"),
});

/** What a site looks like. */
export const brandSchema = z
  .strictObject({
    /**
     * SVG of the mark, inlined into the navbar; colors by currentColor and CSS variables. Default: a
     * plain sheet.
     */
    logo: z.string().optional(),
    /** Square SVG with its own colors: favicon, touch icon, web app icons. Default: the logo. */
    icon: z.string().optional(),
    /** SVG, 1200 × 630, shown by link previews. */
    socialCard: z.string().optional(),
    /**
     * SVG, 1200 × 630, below the title, the section and the name of the site in the link preview of each page:
     * write the color of these letters as `color` on its root, and leave the left two thirds free from a third
     * down. Takes the typeface of `fonts.text`. Default: pages show the social card.
     */
    pageCard: z.string().optional(),
    /** Style sheets added after the theme's own, in `@layer site`. */
    styles: z.array(z.string()).default([]),
    /**
     * Typefaces of texts and of code, served by the site itself and shown from the second page of a first visit
     * on: none is as soon as the text. Default: those of the system.
     */
    fonts: z
      .strictObject({
        /** Of texts. */
        text: font.optional(),
        /** Of code. */
        code: font.optional(),
      })
      .prefault({}),
    /** Colors for readers who chose none: "system" follows theirs. Default: "system". */
    colors: z.enum(["system", "light", "dark"]).default("system"),
    /** Browser interface color. Default: that of the theme's pages. */
    themeColor: z
      .strictObject({
        /** In the light theme. */
        light: cssColor,
        /** In the dark theme. */
        dark: cssColor,
      })
      .default(THEME_COLOR),
  })
  .refine(({ pageCard, fonts }) => pageCard === undefined || fonts.text !== undefined, {
    path: ["pageCard"],
    error: 'needs a typeface: name one in "brand.fonts.text"',
  })
  .prefault({});
