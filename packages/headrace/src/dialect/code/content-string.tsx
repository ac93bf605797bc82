import Layout from "virtual:theme/CodeBlock/Layout";
import type { ComponentProps, ReactNode } from "react";
import type { MagicComment } from "../../model/code/magic-comments.ts";
import { useThemeConfig } from "../core/theme-common.tsx";
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  useCodeWordWrap,
} from "./code-functions.ts";

type Properties = Omit<ComponentProps<"div">, "title"> & {
  children: string;
  metastring?: string;
  title?: ReactNode;
  language?: string;
  showLineNumbers?: boolean | number;
};

/** `@theme/CodeBlock/Content/String`: a block of code that is text. */
export default function StringContent({ children: code, ...properties }: Properties): ReactNode {
  const prism: { magicComments?: MagicComment[]; defaultLanguage?: string } = {
    ...Object(useThemeConfig().prism),
  };
  const metadata = createCodeBlockMetadata({ ...prism, ...properties, code });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
      <Layout />
    </CodeBlockContextProvider>
  );
}
