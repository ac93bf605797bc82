import Buttons from "virtual:theme/CodeBlock/Buttons";
import Container from "virtual:theme/CodeBlock/Container";
import Content from "virtual:theme/CodeBlock/Content";
import Title from "virtual:theme/CodeBlock/Title";
import type { ReactNode } from "react";
import { joinClasses } from "../core/class-names.tsx";
import { useCodeBlockContext } from "./code-functions.ts";

/**
 * `@theme/CodeBlock/Layout`: what stands where in a block of code. Style sheets of sites find its parts by what the names
 * of their classes begin with: one with a header of its own hides the title, and the buttons.
 */
export default function Layout({ className }: { className?: string }): ReactNode {
  const { metadata } = useCodeBlockContext();
  return (
    <Container as="div" className={joinClasses(className, metadata.className)}>
      {metadata.title && (
        <div className="codeBlockTitle_ code-title">
          <Title>{metadata.title}</Title>
        </div>
      )}
      <div className="codeBlockContent_ code-body">
        <Content />
        <Buttons />
      </div>
    </Container>
  );
}
