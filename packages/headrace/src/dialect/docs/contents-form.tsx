import type { ComponentType, ReactNode } from "react";
import { CONTENTS_MARK } from "../../model/placeholders.ts";
import type { ContentsProperties } from "../theme/toc-items.tsx";
import { ContentsContext, type Heading } from "./contents-context.ts";

/** Draws the contents of a page with the component of a site, after the article. */
export default function ContentsForm({
  contents: Contents,
  toc,
}: {
  contents: ComponentType<ContentsProperties>;
  toc: readonly Heading[];
}): ReactNode {
  return (
    <>
      {CONTENTS_MARK}
      <ContentsContext value={toc}>
        <Contents toc={toc} minHeadingLevel={2} maxHeadingLevel={6} />
      </ContentsContext>
    </>
  );
}
