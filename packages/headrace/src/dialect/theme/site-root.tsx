import Footer from "virtual:theme/Footer";
import LayoutProvider from "virtual:theme/Layout/Provider";
import Root from "virtual:theme/Root";
import type { ReactNode } from "react";

/** What a site has around all pages, as the dialect nests it. */
export default function SiteRoot({ children }: { children?: ReactNode }): ReactNode {
  return (
    <Root>
      <LayoutProvider>
        {children}
        <Footer />
      </LayoutProvider>
    </Root>
  );
}
