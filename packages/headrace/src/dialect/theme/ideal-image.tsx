import type { ImgHTMLAttributes, ReactNode } from "react";

type IdealImageProperties = Omit<ImgHTMLAttributes<HTMLImageElement>, "src"> & {
  /** What an import of an image gives, or a `require` of one. */
  img: string | { default: string };
};

/** `@theme/IdealImage` of the plug-in that makes images of several sizes: the image as it is. */
export default function IdealImage({ img, alt = "", ...rest }: IdealImageProperties): ReactNode {
  const src = typeof img === "object" ? img.default : img;
  return <img loading="lazy" {...rest} alt={alt} src={String(src)} />;
}
