import types from "virtual:theme/NavbarItem/ComponentTypes";
import type { ReactNode } from "react";
import ofTheFrame from "./component-types.ts";

/** `@theme/NavbarItem`: what is of a kind that the site has added; the frame shows the others. */
export default function NavbarItem({ type, ...item }: { type?: string }): ReactNode {
  const Item = type === undefined || Object.hasOwn(ofTheFrame, type) ? undefined : types[type];
  return Item && <Item {...item} />;
}
