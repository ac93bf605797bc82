// @vitest-environment happy-dom
import { act, Component, type ReactNode } from "react";
import { expect, test } from "vitest";
import { findDOMNode, hydrate, render, unmountComponentAtNode } from "./older-react-dom.ts";

const Nothing = () => null;
const Deeper = () => <b>first</b>;

/** Asks for its own element, as packages for React 18 do. */
class Asks extends Component<{ children: ReactNode; found: (node: Node | null) => void }> {
  override componentDidMount() {
    this.props.found(findDOMNode(this));
  }
  override render() {
    return this.props.children;
  }
}

function foundIn(children: ReactNode): { html: string; found: Node | null } {
  const container = document.createElement("div");
  let found: Node | null = null;
  const note = (node: Node | null) => {
    found = node;
  };
  act(() => render(<Asks found={note}>{children}</Asks>, container));
  const html = container.innerHTML;
  act(() => {
    expect(unmountComponentAtNode(container)).toBe(true);
  });
  expect(container.innerHTML).toBe("");
  expect(unmountComponentAtNode(container)).toBe(false);
  return { html, found };
}

test("a component finds the first element that it has drawn, however deep", () => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const { html, found } = foundIn(
    <>
      <Nothing />
      <Deeper />
      <i />
    </>,
  );
  expect(html).toBe("<b>first</b><i></i>");
  expect(found).toBeInstanceOf(HTMLElement);
  expect(found?.textContent).toBe("first");
});

/** Tells what it finds after each update. */
class Changes extends Asks {
  override componentDidUpdate() {
    this.componentDidMount();
  }
}

test("after each update it is the element that stands there now", () => {
  const container = document.body.appendChild(document.createElement("div"));
  const found: (string | undefined)[] = [];
  const note = (node: Node | null) => found.push(node?.nodeName);
  for (const child of [<b key="1" />, <i key="2" />, <u key="3" />, <i key="4" />])
    act(() => render(<Changes found={note}>{child}</Changes>, container));
  expect(found).toEqual(["B", "I", "U", "I"]);
  container.remove();
});

test("what has drawn nothing has no element, and an element is its own", () => {
  expect(foundIn(<Nothing />).found).toBe(null);
  const element = document.createElement("p");
  expect(findDOMNode(element)).toBe(element);
  expect(findDOMNode(null)).toBe(null);
});

test("what is drawn already is taken over, and can be drawn anew", () => {
  const container = document.createElement("div");
  container.innerHTML = "<b>first</b>";
  const before = container.firstChild;
  act(() => hydrate(<Deeper />, container));
  expect(container.firstChild).toBe(before);
  act(() => hydrate(<i>second</i>, container));
  expect(container.innerHTML).toBe("<i>second</i>");
});
