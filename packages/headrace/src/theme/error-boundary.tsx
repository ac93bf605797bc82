import { Component, type ReactNode } from "react";
import { useMessages } from "./messages-context.ts";

interface ErrorBoundaryProps {
  /** The error is left behind when this changes: the route of the page. */
  resetKey: string;
  /** Called before the children are drawn again. */
  onRetry?: (() => void) | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | null;
  resetKey: string;
}

/** Shows "This page crashed." in place of children that failed to draw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <CrashPage message={error.message} onRetry={this.retry} />;
  }
}

function CrashPage(props: { message: string; onRetry: () => void }): ReactNode {
  const messages = useMessages();
  return (
    <div className="error-box" role="alert">
      <h1>{messages.crashed}</h1>
      <p>{messages.crashedText}</p>
      <pre>{props.message}</pre>
      <button type="button" className="button" onClick={props.onRetry}>
        {messages.tryAgain}
      </button>
    </div>
  );
}
