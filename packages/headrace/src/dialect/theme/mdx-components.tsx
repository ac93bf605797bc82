import Admonition from "virtual:theme/Admonition";
import A from "virtual:theme/MDXComponents/A";
import Code from "virtual:theme/MDXComponents/Code";
import Details from "virtual:theme/MDXComponents/Details";
import Heading from "virtual:theme/MDXComponents/Heading";
import Img from "virtual:theme/MDXComponents/Img";
import Li from "virtual:theme/MDXComponents/Li";
import Pre from "virtual:theme/MDXComponents/Pre";
import Ul from "virtual:theme/MDXComponents/Ul";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import { isEnginesOwn, noteEnginesOwn } from "../../model/engines-own.ts";

/**
 * `@theme/MDXComponents`, and `@theme-original/MDXComponents`: the map that a site extends. What of it the
 * site has in its own `src/theme` is the site's; the engine makes the rest itself.
 */
export default {
  a: A,
  admonition: Admonition,
  code: Code,
  details: Details,
  h1: heading("h1"),
  h2: heading("h2"),
  h3: heading("h3"),
  h4: heading("h4"),
  h5: heading("h5"),
  h6: heading("h6"),
  img: Img,
  li: Li,
  pre: Pre,
  ul: Ul,
};

function heading(as: string): ComponentType<ComponentProps<"h2">> {
  const ofLevel = (properties: ComponentProps<"h2">): ReactNode => (
    <Heading as={as} {...properties} />
  );
  return isEnginesOwn(Heading) ? noteEnginesOwn(ofLevel) : ofLevel;
}
