import Buttons from "virtual:theme/CodeBlock/Buttons";
import Container from "virtual:theme/CodeBlock/Container";
import Content from "virtual:theme/CodeBlock/Content";
import Title from "virtual:theme/CodeBlock/Title";
import type { ReactNode } from "react";
import { joinClasses } from "../core/class-names.tsx";
import { useCodeBlockContext } from "./code-functions.ts";

/** `@theme/CodeBlock/Layout`: what stands where in a block of code. */
export default function Layout({ className }: { className?: string }): ReactNode {
  const { metadata } = useCodeBlockContext();
  return (
    <Container as="div" className={joinClasses(className, metadata.className)}>
      {metadata.title && (
        <div className="code-title">
          <Title>{metadata.title}</Title>
        </div>
      )}
      <div className="code-body">
        <Content />
        <Buttons />
      </div>
    </Container>
  );
}
