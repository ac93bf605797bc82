import type { ReactNode } from "react";
import { localized } from "../model/messages/localized.ts";
import { fill } from "../model/messages/messages.ts";
import type { SentRequest } from "./session.ts";

/** Properties of `History`. */
export interface HistoryProps {
  entries: readonly SentRequest[];
  /** The operation that the console is for. */
  operation: string;
  onRestore(entry: SentRequest): void;
}

/** What was sent in this visit: pressed, the console is filled as it was then. */
export function History({ entries, operation, onRestore }: HistoryProps): ReactNode {
  if (entries.length === 0) return null;
  return (
    <details className="console-group console-history">
      <summary>{fill(localized("sentBefore"), { count: entries.length })}</summary>
      <ol>
        {entries.map((entry) => (
          <li key={entry.at.getTime()}>
            {entry.operation === operation ? (
              <button type="button" className="console-link" onClick={() => onRestore(entry)}>
                <EntryName {...entry} />
              </button>
            ) : (
              <a href={entry.address}>
                <EntryName {...entry} />
              </a>
            )}
            <span data-class={entry.outcome[0]}>{entry.outcome}</span>
            <small>{entry.at.toLocaleTimeString()}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}

function EntryName({ method, path }: SentRequest): ReactNode {
  return (
    <>
      <strong>{method}</strong> <code>{path}</code>
    </>
  );
}
