import DocBreadcrumbs from "virtual:theme/DocBreadcrumbs";
import DocItemContent from "virtual:theme/DocItem/Content";
import DocItemFooter from "virtual:theme/DocItem/Footer";
import DocItemPaginator from "virtual:theme/DocItem/Paginator";
import DocVersionBadge from "virtual:theme/DocVersionBadge";
import DocVersionBanner from "virtual:theme/DocVersionBanner";
import type { ReactNode } from "react";

/** `@theme/DocItem/Layout`: the parts of the page in their order; the engine's own are the frame's. */
export default function DocItemLayout({ children }: { children?: ReactNode }): ReactNode {
  return (
    <>
      <DocVersionBanner />
      <DocBreadcrumbs />
      <DocVersionBadge />
      <DocItemContent>{children}</DocItemContent>
      <DocItemFooter />
      <DocItemPaginator />
    </>
  );
}
