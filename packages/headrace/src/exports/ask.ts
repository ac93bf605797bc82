/** Has a model answer questions from a built site: runs wherever there is `fetch`. */
export type { ChatModel } from "../ask/chat-model.ts";
export { type AskOptions, askHandler } from "../ask/handler.ts";
export type { AskEvent, AskSource } from "../model/ask.ts";
export type { PostHandler } from "../posted/post-handler.ts";
