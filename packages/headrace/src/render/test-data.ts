/** The site of `theme/test-data.ts`, for tests of documents. */
import { ENGLISH } from "../model/messages/english.ts";
import { shellProps } from "../theme/test-data.ts";
import type { RenderContext } from "./render-context.ts";

/** A site without a picture, feeds or anything else of its own; what a test is about is given. */
export function renderContext(given: Partial<RenderContext>): RenderContext {
  return {
    site: shellProps().site,
    messages: { en: ENGLISH },
    brand: {
      themeColor: { light: "#fff", dark: "#000" },
      colors: "system",
      socialCard: null,
      cardLetters: "",
    },
    assets: {
      clientId: "",
      script: "",
      app: [],
      dev: null,
      styles: "",
      conditionalStyles: [],
      onDemandStyles: "",
      islands: {},
    },
    feeds: [],
    head: [],
    policy: "",
    pageEnd: { openIn: [] },
    isTakenOver: false,
    ...given,
  };
}
