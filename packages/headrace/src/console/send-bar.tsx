import { type ReactNode, useRef } from "react";
import type { SendObstacle } from "../api/request/sendability.ts";
import type { ApiRequest } from "../model/api-request.ts";
import { localized } from "../model/messages/localized.ts";
import { fill } from "../model/messages/messages.ts";

/** Properties of `SendBar`. */
export interface SendBarProps {
  /** With placeholders for credentials; `null` while there is none. */
  request: ApiRequest | null;
  /** Whether the practice server answers it, in place of the one that its address names. */
  isPractice: boolean;
  /** What a browser can't send of it. */
  obstacles: readonly SendObstacle[];
  problemCount: number;
  isSending: boolean;
  onCancel(): void;
  /** For somebody else, or for later. */
  onCopyAddress(): void;
}

/** What will be sent, and the buttons to do it. */
export function SendBar(props: SendBarProps): ReactNode {
  const { request, isPractice, obstacles, problemCount, isSending, onCancel, onCopyAddress } =
    props;
  const send = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    // This button is about to go: the focus must not go with it.
    send.current?.focus();
    onCancel();
  };
  return (
    <div className="console-send">
      {request && (
        <p className="console-target">
          <strong>{request.method}</strong>{" "}
          <code>{isPractice ? pathOf(request.url) : request.url}</code>
          {isPractice && ` ${localized("toPractice")}`}
        </p>
      )}
      {obstacles.map(({ message }) => (
        <p className="console-hint" key={message}>
          {message}
        </p>
      ))}
      {problemCount > 0 && (
        <p className="console-error">
          {fill(localized("fieldsNeedAttention"), { count: problemCount })}
        </p>
      )}
      <div className="console-row">
        <button ref={send} type="submit" className="button" aria-disabled={isSending || undefined}>
          {isSending ? localized("sendingRequest") : localized("sendRequest")}
        </button>
        {isSending && (
          <button type="button" className="button quiet" onClick={cancel}>
            {localized("cancelRequest")}
          </button>
        )}
        <button type="button" className="console-link" onClick={onCopyAddress}>
          {localized("copyLink")}
        </button>
        <span className="console-keys">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
      </div>
    </div>
  );
}

/** What follows the host, which does not hear of it. */
function pathOf(url: string): string {
  return url.replace(/^[a-z]+:\/\/[^/?#]+/i, "") || "/";
}
