import Token from "virtual:theme/CodeBlock/Line/Token";
import type { ReactNode } from "react";
import { joinClasses } from "../core/class-names.tsx";
import type { CodeToken, Drawing } from "./highlight.tsx";

interface LineProperties extends Pick<Drawing, "getLineProps" | "getTokenProps"> {
  line: CodeToken[];
  classNames?: string[];
}

/** `@theme/CodeBlock/Line`: a line of a block of code. */
export default function Line(properties: LineProperties): ReactNode {
  const { line, classNames, getLineProps, getTokenProps } = properties;
  return (
    <span {...getLineProps({ className: joinClasses(classNames) })}>
      {line.map((token) => (
        <Token
          key={token.at}
          {...getTokenProps({ token: token.empty ? { ...token, content: "" } : token })}
        />
      ))}
      {"\n"}
    </span>
  );
}
