import { type ReactNode, useEffect, useRef, useState } from "react";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { highlight } from "../highlight.ts";
import { createTextPages, type TextPages } from "./text-pages.ts";
import { formatSize } from "./units.ts";

/** Properties of `TextView`. */
export interface TextViewProps {
  blob: Blob;
  /** Label of a `TextDecoder`. */
  encoding: string;
  /** Colors it as JSON; for short texts only. */
  isJson: boolean;
}

/** What of the text is shown; each piece once. */
interface Shown {
  pieces: string[];
  done: boolean;
}

const NOTHING: Shown = { pieces: [], done: false };

/** Shows text from its beginning, more on demand. */
export function TextView({ blob, encoding, isJson }: TextViewProps): ReactNode {
  const pages = useRef<TextPages | null>(null);
  const [shown, setShown] = useState(NOTHING);
  const more = async () => {
    const source = pages.current;
    const next = await source?.next();
    if (!next || pages.current !== source) return;
    setShown(({ pieces }) => ({ pieces: [...pieces, next.text], done: next.done }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each text
  useEffect(() => {
    pages.current = createTextPages(blob, encoding);
    setShown(NOTHING);
    void more();
    return () => {
      pages.current = null;
    };
  }, [blob, encoding]);
  return (
    <figure className="code-block" data-language={isJson ? "json" : "text"}>
      <div className="code-body">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of keys */}
        <pre className="console-text" tabIndex={0}>
          <code>
            {shown.pieces.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces are only ever added
              <TextPiece key={index} text={text} isJson={isJson} />
            ))}
          </code>
        </pre>
        {shown.done && (
          <div className="code-tools">
            <button
              type="button"
              className="icon-button"
              data-action="copy-code"
              aria-label={localized("copyBody")}
            />
          </div>
        )}
      </div>
      {shown.pieces.length > 0 && !shown.done && (
        <button type="button" className="console-more" onClick={() => void more()}>
          {fill(localized("showMoreOf"), { size: formatSize(blob.size) })}
        </button>
      )}
    </figure>
  );
}

function TextPiece({ text, isJson }: { text: string; isJson: boolean }): ReactNode {
  if (!isJson) return text;
  return highlight(text, "json").map(({ text: piece, className }, index) =>
    className ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
      <span key={index} className={className}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
