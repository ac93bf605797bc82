import Types from "virtual:theme/Admonition/Types";
import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { isEnginesOwn, noteEnginesOwn } from "../../model/engines-own.ts";
import { admonitionTitle } from "../../model/markup/admonitions.ts";
import Layout, { type TypeProperties } from "./admonition-layout.tsx";

interface AdmonitionProperties extends TypeProperties {
  type?: string;
  /** What it is called in the language of its page, unless it has a title of its own. */
  "data-default-title"?: string;
}

/** `@theme/Admonition`: the site's own component of its type, or the frame of the engine. */
function Admonition(properties: AdmonitionProperties): ReactNode {
  const { type = "note", "data-default-title": usual, children, ...rest } = properties;
  const parts = Children.toArray(children);
  const written = parts.find(isTitle);
  const own = rest.title ?? written?.props.children;
  const content = parts.filter((part) => part !== written);
  const Type = Types[type];
  // A type of the site's own has a title of its own, too.
  const isOwnType = Type !== undefined && !isEnginesOwn(Type);
  const title = own ?? (isOwnType ? undefined : (usual ?? admonitionTitle(type)));
  return Type ? (
    <Type {...rest} {...(title === undefined ? {} : { title })}>
      {content}
    </Type>
  ) : (
    <Layout type={type} {...rest} title={title}>
      {content}
    </Layout>
  );
}

/** A title of more than text comes as the first child. */
function isTitle(part: ReactNode): part is ReactElement<{ children?: ReactNode }> {
  return isValidElement(part) && part.type === "mdxAdmonitionTitle";
}

export default isEnginesOwn(Types) ? noteEnginesOwn(Admonition) : Admonition;
