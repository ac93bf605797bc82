import { Component, type ReactNode } from "react";
import { ErrorBoundaryError } from "../core/frame-state.tsx";

interface ErrorBoundaryProperties {
  children?: ReactNode;
  /** Shows what failed in the place of the children, and may have them tried again. */
  fallback?: (failure: { error: Error; tryAgain: () => void }) => ReactNode;
}

/** `@docusaurus/ErrorBoundary`: what fails within it in the browser leaves the rest of the page alone. */
export default class ErrorBoundary extends Component<
  ErrorBoundaryProperties,
  { error: Error | null }
> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback = ErrorBoundaryError } = this.props;
    if (error === null) return children ?? null;
    return fallback({ error, tryAgain: () => this.setState({ error: null }) });
  }
}
