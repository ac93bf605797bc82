import type { ComponentType } from "react";
import OfTheFrame from "../theme/of-the-frame.tsx";

/**
 * `@theme/NavbarItem/ComponentTypes`: the kinds of items that the dialect knows.
 * https://docusaurus.io/docs/api/themes/configuration#navbar-items
 */
const types: Readonly<Record<string, ComponentType>> = {
  default: OfTheFrame,
  localeDropdown: OfTheFrame,
  search: OfTheFrame,
  dropdown: OfTheFrame,
  html: OfTheFrame,
  doc: OfTheFrame,
  docSidebar: OfTheFrame,
  docsVersion: OfTheFrame,
  docsVersionDropdown: OfTheFrame,
};

export default types;
