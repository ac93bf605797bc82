/** Takes what readers say of pages: runs wherever there is `fetch`. */
export type { FeedbackEntry, SearchesEntry } from "../feedback/entry.ts";
export { type FeedbackOptions, feedbackHandler } from "../feedback/handler.ts";
export type { FeedbackStore } from "../feedback/store.ts";
export { feedbackIssues, type TrackerOptions } from "../feedback/tracker-store.ts";
export type { PostHandler } from "../posted/post-handler.ts";
