import type { ComponentProps, ReactNode } from "react";
import { ENGINES_OWN } from "../../model/engines-own.ts";

/** `@theme/MDXComponents/Img`: a picture that is loaded when it is near. */
function Img({ alt = "", ...rest }: ComponentProps<"img">): ReactNode {
  return <img decoding="async" loading="lazy" alt={alt} {...rest} />;
}

export default Object.assign(Img, ENGINES_OWN);
