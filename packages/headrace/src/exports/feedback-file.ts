/** Keeps what readers say of pages in a file, for Node. */
export { feedbackFile } from "../feedback/store.ts";
