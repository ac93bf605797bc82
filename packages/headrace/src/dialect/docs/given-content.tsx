import type { ComponentType } from "react";
import { postContent } from "../blog/post.tsx";
import { findPlace } from "../core/docs-client.tsx";
import type { Heading } from "./contents-context.ts";

/** A file of Markdown as it is imported. */
interface ImportedText {
  default: ComponentType;
  toc?: readonly Heading[];
  [name: string]: unknown;
}

/**
 * What a page of a plug-in is given as a file of Markdown: its text as a component, with what is known of the page.
 *
 * @param source Path of the file, relative to the project.
 */
export default function givenContent(source: string, written: ImportedText): ComponentType {
  const { default: Text, toc = [], ...facts } = written;
  const post = postContent(source, { text: <Text />, toc });
  if (post) return post;
  const { id, title, description, path: permalink } = findPlace(source)?.doc ?? {};
  return Object.assign(() => <Text />, facts, {
    toc,
    metadata: { id, title, description, permalink },
  });
}
