import { expect, test } from "vitest";
import type { HeadTag } from "../model/page.ts";
import { page } from "../theme/test-data.ts";
import { renderMetadata } from "./head.ts";
import { renderContext } from "./test-data.ts";

function headOf(isTakenOver: boolean, head: HeadTag[] = []): string {
  return renderMetadata(page({ head }), renderContext({ isTakenOver }));
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
