import { posix } from "node:path";
import type { Messages } from "../model/messages/messages.ts";
import { NOT_FOUND_ROUTE } from "../model/routes.ts";
import type { SourceFile } from "../sources/compiled-page.ts";
import { type DocSet, generatedFolder } from "./doc-set.ts";

/** The page, in Markdown, that shows a site's own form of what stands for paths without a page. */
export function ownNotFoundPage(set: DocSet, { notFound, notFoundText }: Messages): SourceFile {
  const text = `---
title: ${JSON.stringify(notFound)}
description: ${JSON.stringify(notFoundText)}
slug: ${NOT_FOUND_ROUTE}
layout: landing
hide_title: true
custom_edit_url: null
---

import NotFound from "@theme/NotFound";

<NotFound />
`;
  return { path: posix.join(generatedFolder(set), "not-found.md"), text };
}
