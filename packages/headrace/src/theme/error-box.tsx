import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "./messages-context.ts";

/** Stands in the article's place when a page's content did not load; takes the focus. */
export function ErrorBox(props: { message: string; onRetry: () => void }): ReactNode {
  const messages = useMessages();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="error-box" role="alert" tabIndex={-1}>
      <h1>{messages.notLoaded}</h1>
      <p>{messages.notLoadedText}</p>
      <pre>{props.message}</pre>
      <button type="button" className="button" onClick={props.onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
