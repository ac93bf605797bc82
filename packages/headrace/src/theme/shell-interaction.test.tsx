// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ENGLISH } from "../model/messages/english.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { MessagesContext } from "./messages-context.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { Shell } from "./shell.tsx";
import type { ShellProps } from "./shell-props.ts";
import { category, NAV, navPage, page, shellProps } from "./test-data.ts";

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});

afterEach(async () => {
  await act(() => root.unmount());
  container.remove();
});

async function draw(view: ReactNode): Promise<void> {
  await act(() => root.render(view));
}

async function press(label: string): Promise<void> {
  await act(async () => button(label).click());
}

function button(label: string): HTMLButtonElement {
  const buttons = [...container.querySelectorAll("button")];
  const found = buttons.find(
    (item) => (item.getAttribute("aria-label") ?? item.textContent) === label,
  );
  if (!found) throw new Error(`no button "${label}"`);
  return found;
}

function shell(changes: Partial<ShellProps> = {}): ReactNode {
  return <Shell {...shellProps(changes)} />;
}

describe("sidebar", () => {
  const expanded = (label: string) => button(`${label}: pages`).getAttribute("aria-expanded");
  const links = () =>
    [...container.querySelectorAll(".sidebar a")].map((link) => link.getAttribute("href"));

  test("CHROME-05 a toggle closes and opens its category and says so", async () => {
    await draw(shell());
    expect(expanded("Cutting")).toBe("true");
    await press("Cutting: pages");
    expect(expanded("Cutting")).toBe("false");
    expect(links()).not.toContain("/docs/saw");
    await press("Cutting: pages");
    expect(links()).toContain("/docs/saw");
  });

  test("CHROME-05 opening one category closes no other, and a page change keeps both", async () => {
    await draw(shell());
    await press("Advanced: pages");
    await draw(shell({ page: page({ route: "/guides" }) }));
    expect(expanded("Cutting")).toBe("true");
    expect(links()).toContain("/docs/laser");
  });

  test("a category outside of the pruned tree asks for the tree and shows it when it is there", async () => {
    const expandCategory = vi.fn(async () => {});
    const actions = { ...shellProps().actions, expandCategory };
    await draw(shell({ actions }));
    await press("Moving: pages");
    expect(expandCategory).toHaveBeenCalledExactlyOnceWith("Moving");
    const nav = [...NAV.slice(0, 2), category("Moving", [navPage("/lift")])];
    await draw(shell({ actions, nav }));
    expect(links()).toContain("/docs/lift");
  });

  test("a category whose tree does not load closes again", async () => {
    const expandCategory = () => Promise.reject(new Error("offline"));
    await draw(shell({ actions: { ...shellProps().actions, expandCategory } }));
    await press("Moving: pages");
    expect(expanded("Moving")).toBe("false");
  });
});

describe("mobile sidebar", () => {
  const dialog = () => container.querySelector("dialog");

  test("CHROME-02 opens as a modal dialog and holds sections and pages only then", async () => {
    await draw(shell());
    expect(dialog()?.textContent).toBe("");
    await press("Open navigation");
    expect(dialog()?.open).toBe(true);
    expect(button("Open navigation").getAttribute("aria-expanded")).toBe("true");
    expect(dialog()?.querySelectorAll("nav")).toHaveLength(2);
    await press("Close navigation");
    expect(dialog()?.open).toBe(false);
  });

  test("CHROME-02 a new page closes it", async () => {
    await draw(shell());
    await press("Open navigation");
    await draw(shell({ page: page({ route: "/laser" }) }));
    expect(dialog()?.open).toBe(false);
  });
});

describe("color mode", () => {
  test("STATE-05 the button switches colors", async () => {
    const toggleColors = vi.fn();
    await draw(shell({ actions: { ...shellProps().actions, toggleColors } }));
    await press("Switch between light and dark colors");
    expect(toggleColors).toHaveBeenCalledOnce();
  });
});

describe("error boundary", () => {
  const boundary = (route: string, blade: string | undefined) => (
    <MessagesContext value={ENGLISH}>
      <ErrorBoundary resetKey={route}>
        <Saw blade={blade} />
      </ErrorBoundary>
    </MessagesContext>
  );

  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => void vi.restoreAllMocks());

  test("CHROME-07 says 'This page crashed.', why, and tries again", async () => {
    await draw(boundary("/saw", undefined));
    expect(container.querySelector("h1")?.textContent).toBe("This page crashed.");
    expect(container.textContent).toContain("no blade");
    await draw(boundary("/saw", "steel"));
    await press("Try again");
    expect(container.textContent).toBe("steel");
  });

  test("CHROME-07 the next page leaves the error behind", async () => {
    await draw(boundary("/saw", undefined));
    await draw(boundary("/laser", "light"));
    expect(container.textContent).toBe("light");
  });
});

function Saw({ blade }: { blade: string | undefined }): ReactNode {
  if (blade === undefined) throw new Error("no blade");
  return blade;
}

test("STATE-04 the progress bar stays for its last movement, then leaves", async () => {
  vi.useFakeTimers();
  const bar = () => container.querySelector<HTMLElement>(".progress");
  await draw(<ProgressBar loading={false} />);
  await act(() => vi.advanceTimersByTime(1000));
  expect(bar()).toBeNull();
  await draw(<ProgressBar loading />);
  expect(bar()?.dataset.finishing).toBeUndefined();
  await draw(<ProgressBar loading={false} />);
  expect(bar()?.dataset.finishing).toBe("true");
  await act(() => vi.advanceTimersByTime(400));
  expect(bar()).toBeNull();
  vi.useRealTimers();
});
