import { type ReactNode, useEffect, useRef } from "react";

/** Stands in the article's place when a page's content did not load; takes the focus. */
export function ErrorBox(props: { message: string; onRetry: () => void }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="error-box" role="alert" tabIndex={-1}>
      <h1>This page did not load</h1>
      <p>
        Its content could not be fetched. Check your connection, then try again. The browser
        reported:
      </p>
      <pre>{props.message}</pre>
      <button type="button" className="button" onClick={props.onRetry}>
        Retry
      </button>
    </div>
  );
}
