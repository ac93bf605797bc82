import { type ReactNode, useRef } from "react";
import { localized } from "../../model/messages/localized.ts";
import type { PageData } from "../../model/page.ts";
import { mainSidebar } from "../../model/site.ts";
import { CloseIcon } from "../icons.tsx";
import { useMessages } from "../messages-context.ts";
import { useModal } from "../use-modal.ts";
import { SearchFailure } from "./search-failure.tsx";
import { SearchField } from "./search-field.tsx";
import type { StartSearch } from "./search-host.ts";
import { useSearchHost } from "./use-search-host.ts";

interface SearchDialogProps {
  page: PageData;
  open: boolean;
  onClose: () => void;
  start: StartSearch;
}

/**
 * The search box, as a modal dialog. The field is there at once; the client draws below it as soon
 * as its code has come, and takes over what has been typed by then.
 */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; the keyboard has Escape.
    <dialog
      {...useModal(props.open, props.onClose)}
      className="search-dialog"
      aria-label={useMessages().search}
      onClick={({ target, currentTarget }) => target === currentTarget && props.onClose()}
    >
      {props.open && <SearchBox {...props} />}
    </dialog>
  );
}

function SearchBox({ page, onClose, start }: SearchDialogProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const hint = useRef<HTMLSpanElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const { failed, retry } = useSearchHost(
    { field, hint, output },
    {
      kind: "box",
      sidebar: page.nav && mainSidebar(page.nav.sidebar, page.language),
      version: page.searchedVersion,
      onTitle() {},
      onLeave: onClose,
    },
    start,
  );
  return (
    <div className="search-box">
      <div className="search-head">
        <SearchField field={field} hint={hint} role="combobox" aria-expanded="false" />
        <button
          type="button"
          className="icon-button search-close"
          aria-label={localized("closeSearch")}
          onClick={onClose}
        >
          <kbd>Esc</kbd>
          <CloseIcon />
        </button>
      </div>
      <div ref={output} className="search-output" />
      {failed && <SearchFailure onRetry={retry} />}
    </div>
  );
}
