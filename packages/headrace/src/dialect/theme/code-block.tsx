import type { ReactNode } from "react";
import { noteEnginesOwn } from "../../model/engines-own.ts";
import { languageOfClass } from "../../model/markup/code-language.ts";
import { codeBetweenTags } from "../../model/text/code-lines.ts";
import LiveCode from "../core/live-code.tsx";

interface CodeBlockProperties {
  language?: string;
  className?: string;
  title?: string;
  metastring?: string;
  showLineNumbers?: boolean | number;
  children?: ReactNode;
}

/** `@theme/CodeBlock` within a component: marked, so that the compiler colors it. */
function CodeBlock(properties: CodeBlockProperties): ReactNode {
  const { language, className, title, metastring = "", showLineNumbers, children } = properties;
  const meta = [
    metastring,
    title ? `title="${title.replaceAll('"', "'")}"` : "",
    showLineNumbers ? `showLineNumbers=${Number(showLineNumbers)}` : "",
  ];
  const fromClass = languageOfClass(className);
  const code = codeBetweenTags([children].flat().join(""));
  return (
    <LiveCode code={code} title={title}>
      <code-fence
        data-language={language ?? fromClass ?? ""}
        data-meta={meta.filter(Boolean).join(" ")}
      >
        {code}
      </code-fence>
    </LiveCode>
  );
}

export default noteEnginesOwn(CodeBlock);
