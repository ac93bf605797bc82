import type { ComponentType } from "react";
import { noteEnginesOwn } from "../../model/engines-own.ts";
import { ADMONITION_NAMES, admonitionTitle } from "../../model/markup/admonitions.ts";
import Layout, { type TypeProperties } from "./admonition-layout.tsx";

function ofType(type: string): ComponentType<TypeProperties> {
  return noteEnginesOwn(({ title = admonitionTitle(type), ...rest }: TypeProperties) => (
    <Layout type={type} title={title} {...rest} />
  ));
}

/** `@theme/Admonition/Types`: a component for each type, which a site adds its own to. */
export default noteEnginesOwn(
  Object.fromEntries(ADMONITION_NAMES.map((name) => [name, ofType(name)])),
);
