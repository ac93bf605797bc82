import { createContext } from "react";
import type { Messages } from "../model/messages/messages.ts";
import { useProvided } from "./use-provided.ts";

/** The sentences of the page's language; provided by `Shell`. */
export const MessagesContext = createContext<Messages | null>(null);

/** The sentences of the page's language; throws outside of `Shell`. */
export const useMessages = (): Messages => useProvided(MessagesContext);
