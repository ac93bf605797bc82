import { CONSOLE_HASH } from "../model/api-console.ts";
import type { ApiRequest } from "../model/api-request.ts";
import { localized } from "../model/messages/localized.ts";
import type { ConsoleProps } from "./console-props.ts";
import { formQuery } from "./form/form-address.ts";
import { type FormState, initialForm } from "./form/form-state.ts";
import type { SentRequest } from "./session.ts";

/** Requests of a visit that are remembered. */
const HISTORY_LIMIT = 20;

/** What takes a filled form to another moment, page or reader. */
export interface VisitActions {
  /** Remembers what was sent. */
  record(request: ApiRequest | null, outcome: string): void;
  /** Fills the form as it was when a request was sent. */
  restore(sent: SentRequest): void;
  /** Copies an address of this page that opens the console as it is. */
  copyAddress(): Promise<void>;
}

/** Binds them to the form as it is now. */
export function visitActions(
  props: ConsoleProps,
  form: FormState,
  setForm: (form: FormState) => void,
): VisitActions {
  const { data, session, announce, copy } = props;
  return {
    record(request, outcome) {
      if (!request) return;
      const { id: operation, path } = data.operation;
      session.history.unshift({
        operation,
        address: addressOf(props, form),
        method: request.method,
        path: pathOf(request.url, path),
        outcome,
        at: new Date(),
        form,
      });
      session.history.length = Math.min(session.history.length, HISTORY_LIMIT);
    },
    restore(sent) {
      setForm(sent.form);
      announce(localized("filledAsSent"));
    },
    async copyAddress() {
      const copied = await copy(new URL(addressOf(props, form), location.href).href);
      announce(copied ? localized("linkCopied") : localized("copyRefused"));
    },
  };
}

/** What of an address comes after that of the server. */
function pathOf(url: string, template: string): string {
  const { pathname, search } = new URL(url);
  const start = pathname.lastIndexOf(template.replace(/\{.*/s, ""));
  return pathname.slice(Math.max(start, 0)) + search;
}

/** This page, opening its console with these values. */
function addressOf({ data, practice }: ConsoleProps, form: FormState): string {
  const query = formQuery(data.operation, form, initialForm(data, practice !== null));
  return `${location.pathname}${CONSOLE_HASH}${query}`;
}
