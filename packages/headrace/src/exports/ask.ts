/** Has a model answer questions from a built site: runs wherever there is `fetch`. */
export type { ChatModel } from "../ask/chat-model.ts";
export { type AskHandler, type AskOptions, askHandler } from "../ask/handler.ts";
export type { AskEvent, AskSource } from "../model/ask.ts";
