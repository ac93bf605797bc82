import type { ReactNode } from "react";
import Translate from "../core/translate.tsx";

/** `@theme/NotFound/Content`: says that there is no page, in the words of the dialect. */
export default function NotFoundContent({ className }: { className?: string }): ReactNode {
  return (
    <main className={className}>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <h1 className="hero__title">
            <Translate id="theme.NotFound.title">Page Not Found</Translate>
          </h1>
          <p>
            <Translate id="theme.NotFound.p1">
              We could not find what you were looking for.
            </Translate>
          </p>
          <p>
            <Translate id="theme.NotFound.p2">
              Please contact the owner of the site that linked you to the original URL and let them
              know their link is broken.
            </Translate>
          </p>
        </div>
      </div>
    </main>
  );
}
