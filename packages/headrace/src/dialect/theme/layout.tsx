import type { ReactNode } from "react";
import Head from "../core/head.tsx";

/** `@theme/Layout`: the frame is the site's own, so what remains is what it says of the document. */
export default function Layout(properties: {
  title?: string;
  description?: string;
  children?: ReactNode;
  wrapperClassName?: string;
}): ReactNode {
  const { title, description, children, wrapperClassName } = properties;
  return (
    <>
      <Head>
        {title && <title data-of-page="">{title}</title>}
        {description && <meta name="description" content={description} />}
      </Head>
      {wrapperClassName ? <div className={wrapperClassName}>{children}</div> : children}
    </>
  );
}
