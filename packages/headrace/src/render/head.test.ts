import { expect, test } from "vitest";
import { ENGLISH } from "../model/messages/english.ts";
import type { HeadTag } from "../model/page.ts";
import { page, shellProps } from "../theme/test-data.ts";
import { renderMetadata } from "./head.ts";

function headOf(isTakenOver: boolean, head: HeadTag[] = []): string {
  return renderMetadata(page({ head }), {
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
    isTakenOver,
  });
}

const meta = (attributes: Record<string, string>) => ({ name: "meta" as const, attributes });
const image = meta({ property: "og:image", content: "/card.png" });

test("link previews of a site that was taken over have its name, and are large without a picture", () => {
  const html = headOf(true);
  expect(html).toContain('<meta property="og:title" content="Saw a block | Quarry">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).not.toContain("twitter:image");
  expect(headOf(false)).toContain('<meta property="og:title" content="Saw a block">');
  expect(headOf(false)).not.toContain("twitter:");
});

test("a site that was taken over names pictures twice, and says nothing that it has said", () => {
  const named = '<meta name="twitter:image" content="https://docs.example/docs/card.png">';
  expect(headOf(true, [image])).toContain(named);
  expect(headOf(false, [image])).not.toContain(named);
  const own = meta({ name: "twitter:card", content: "summary" });
  expect(headOf(true, [image, own]).match(/twitter:card/g)).toHaveLength(1);
});
