import Footer from "virtual:theme/Footer";
import Layout from "virtual:theme/Layout";
import LayoutProvider from "virtual:theme/Layout/Provider";
import Navbar from "virtual:theme/Navbar";
import Root from "virtual:theme/Root";
import type { ComponentType, ReactNode } from "react";
import ErrorBoundary from "../components/error-boundary.tsx";
import BrowserOnly from "../core/browser-only.tsx";

/** What a site has around all pages, as the dialect nests it. */
export default function SiteRoot({ children }: { children?: ReactNode }): ReactNode {
  return (
    <Around by={Root}>
      <Around by={LayoutProvider}>
        <BrowserOnly>{() => <Around by={Bar} />}</BrowserOnly>
        <Around by={Layout}>{children}</Around>
        <Around by={Footer} />
      </Around>
    </Around>
  );
}

/** Without what it draws of the frame's bar that bar is not wanted. */
function Bar(): ReactNode {
  return (
    <>
      <span data-site-bar="" hidden />
      <Navbar />
    </>
  );
}

/** What fails in a browser is left out, and what is around and within it stays. */
function Around({
  by: Own,
  children,
}: {
  by: ComponentType<{ children?: ReactNode }>;
  children?: ReactNode;
}): ReactNode {
  return (
    <ErrorBoundary fallback={() => children}>
      <Own>{children}</Own>
    </ErrorBoundary>
  );
}
