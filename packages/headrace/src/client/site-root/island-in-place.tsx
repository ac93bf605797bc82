import { Component, type ReactNode, Suspense, useLayoutEffect } from "react";
import type { StartedIsland } from "../started-island.ts";

interface IslandInPlaceProps extends Pick<StartedIsland, "element" | "restored"> {
  /** What the server wrote there. */
  written: readonly ChildNode[];
  children: ReactNode;
}

/** Content in the place of what the server wrote, which is there until React has drawn it, and again if that fails. */
export class IslandInPlace extends Component<IslandInPlaceProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { element, written, restored } = this.props;
    console.error(`${element.dataset.island} failed:`, error);
    element.replaceChildren(...written);
    restored();
  }

  readonly #takePlace = (): void => {
    for (const node of this.props.written) node.remove();
  };

  override render(): ReactNode {
    if (this.state.failed) return null;
    return (
      <Suspense>
        {this.props.children}
        <AfterDrawing then={this.#takePlace} />
      </Suspense>
    );
  }
}

/** Effects of what waits for something run when all beside it is there. */
function AfterDrawing({ then }: { then: () => void }): ReactNode {
  useLayoutEffect(then, [then]);
  return null;
}
