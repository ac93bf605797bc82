import { createContext, use } from "react";
import type { Messages } from "../model/messages/messages.ts";

/** The sentences of the page's language; provided by `Shell`. */
export const MessagesContext = createContext<Messages | null>(null);

/** The sentences of the page's language; throws outside of `Shell`. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error("useMessages() is called outside of <Shell>");
  return messages;
}
