import type { ImgHTMLAttributes, ReactNode } from "react";

type ThemedImageProperties = Omit<ImgHTMLAttributes<HTMLImageElement>, "src"> & {
  sources: { light: string; dark: string };
};

/** `@theme/ThemedImage` within a component: both images; the style sheet shows one. */
export default function ThemedImage({
  sources,
  className = "",
  alt = "",
  ...rest
}: ThemedImageProperties): ReactNode {
  return (["light", "dark"] as const).map((theme) => (
    <img
      key={theme}
      {...rest}
      className={`themed-${theme} ${className}`.trim()}
      src={sources[theme]}
      alt={alt}
    />
  ));
}
