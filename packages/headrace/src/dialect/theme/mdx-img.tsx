import type { ComponentProps, ReactNode } from "react";
import { noteEnginesOwn } from "../../model/engines-own.ts";

/** `@theme/MDXComponents/Img`: a picture that is loaded when it is near. */
function Img({ alt = "", ...rest }: ComponentProps<"img">): ReactNode {
  return <img decoding="async" loading="lazy" alt={alt} {...rest} />;
}

export default noteEnginesOwn(Img);
