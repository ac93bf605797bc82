import Container from "virtual:theme/BlogPostItem/Container";
import Content from "virtual:theme/BlogPostItem/Content";
import Footer from "virtual:theme/BlogPostItem/Footer";
import Header from "virtual:theme/BlogPostItem/Header";
import type { ReactNode } from "react";

/** `@theme/BlogPostItem`: a post on its page, or its beginning in a list. */
export default function BlogPostItem(properties: {
  children?: ReactNode;
  className?: string;
}): ReactNode {
  const { children, className } = properties;
  return (
    <Container className={className}>
      <Header />
      <Content>{children}</Content>
      <Footer />
    </Container>
  );
}
