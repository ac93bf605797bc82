import { Children, isValidElement, type ReactNode } from "react";
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
  if (Children.toArray(children).some((child) => isValidElement(child)))
    return <CodeOfElements title={title}>{children}</CodeOfElements>;
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

/** As there: what has elements is shown as it is written, without colors and buttons. */
function CodeOfElements({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <figure className="code-block">
      {title && <figcaption className="code-title">{title}</figcaption>}
      <div className="code-body">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is too wide is scrolled by keyboard, too */}
        <pre tabIndex={0}>
          <code>{children}</code>
        </pre>
      </div>
    </figure>
  );
}

export default noteEnginesOwn(CodeBlock);
