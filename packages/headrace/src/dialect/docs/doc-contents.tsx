import TOC from "virtual:theme/TOC";
import { type ReactNode, use } from "react";
import type { ContentsProperties } from "../theme/toc-items.tsx";
import { ContentsContext } from "./contents-context.ts";

/** `@theme/DocItem/TOC/Desktop`: the contents beside a document. In a copy of its layout the frame has them. */
export default function DocContents(properties: ContentsProperties): ReactNode {
  const toc = properties.toc ?? use(ContentsContext);
  return toc && <TOC minHeadingLevel={2} maxHeadingLevel={6} {...properties} toc={toc} />;
}
