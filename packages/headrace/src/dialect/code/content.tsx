import Line from "virtual:theme/CodeBlock/Line";
import type { ReactNode } from "react";
import { joinClasses } from "../core/class-names.tsx";
import { useCodeBlockContext } from "./code-functions.ts";
import { Highlight } from "./highlight.tsx";

/** `@theme/CodeBlock/Content`: the lines of a block of code. */
export default function Content({ className }: { className?: string }): ReactNode {
  const { code, language, lineClassNames, lineNumbersStart } = useCodeBlockContext().metadata;
  return (
    <Highlight code={code} language={language}>
      {({ className: ofLanguage, tokens, getLineProps, getTokenProps }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too wide is scrolled by keyboard, too
        <pre tabIndex={0} className={joinClasses("codeBlock_", className, ofLanguage)}>
          <code className="codeBlockLines_">
            {tokens.map((line, at) => (
              <Line
                // biome-ignore lint/suspicious/noArrayIndexKey: lines stay where they are
                key={at}
                line={line}
                classNames={lineClassNames[at]}
                showLineNumbers={lineNumbersStart !== undefined}
                getTokenProps={getTokenProps}
                getLineProps={(given: { className?: string }) => ({
                  ...getLineProps(given),
                  "data-n": lineNumbersStart && lineNumbersStart + at,
                })}
              />
            ))}
          </code>
        </pre>
      )}
    </Highlight>
  );
}
