import { Children, Fragment, isValidElement, type ReactNode } from "react";

/**
 * `@docusaurus/Head` within a component: marked, so that the compiler moves its tags into the head.
 * They are written as data, since React would put the tags themselves first.
 */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  // The compiler takes them out of what is hydrated.
  if (typeof window !== "undefined") return null;
  return <head-tags data-tags={JSON.stringify(tagsIn(children))} />;
}

interface TagProperties {
  children?: ReactNode;
  [attribute: string]: unknown;
}

/** Each element with its attributes; a title with its text. */
function tagsIn(children: ReactNode): Record<string, string>[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TagProperties>(child)) return [];
    const { children: inner, ...attributes } = child.props;
    if (child.type === Fragment) return tagsIn(inner);
    const text = Children.toArray(inner).join("");
    const pairs = Object.entries(attributes).map(([name, value]) => [name, String(value)] as const);
    return { ...Object.fromEntries(pairs), tag: String(child.type), text };
  });
}
