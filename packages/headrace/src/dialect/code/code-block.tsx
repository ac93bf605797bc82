import type { ReactNode } from "react";
import { languageOfClass } from "../../model/code/code-language.ts";
import { codeBetweenTags } from "../../model/code/code-lines.ts";
import { noteEnginesOwn } from "../../model/engines-own.ts";
import LiveCode from "../core/live-code.tsx";
import { CodeOfElements, hasElements } from "./code-of-elements.tsx";

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
  if (hasElements(children)) return <TitledElements title={title}>{children}</TitledElements>;
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

/** Elements are shown under the same title. */
function TitledElements({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <figure className="code-block">
      {title && <figcaption className="code-title">{title}</figcaption>}
      <div className="code-body">
        <CodeOfElements>{children}</CodeOfElements>
      </div>
    </figure>
  );
}

export default noteEnginesOwn(CodeBlock);
