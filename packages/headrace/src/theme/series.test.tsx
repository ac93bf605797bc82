// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import type { PageData } from "../model/page.ts";
import { Shell } from "./shell.tsx";
import type { ShellProps } from "./shell-props.ts";
import { page, shellProps } from "./test-data.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function render(props: ShellProps): HTMLElement {
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  act(() => createRoot(container).render(<Shell {...props} />));
  return container;
}

const SERIES: NonNullable<PageData["series"]> = {
  label: "Tour",
  steps: [
    { label: "Saw", route: "/saw", minutes: 6 },
    { label: "Laser", route: "/laser", minutes: 10 },
    { label: "Polish", route: "/polish", minutes: 4 },
  ],
};

function draw(changes: Partial<PageData>, doneSteps: string[] = []) {
  const props = shellProps({ page: page({ series: SERIES, ...changes }), doneSteps });
  const toggleStep = vi.fn();
  const container = render({ ...props, actions: { ...props.actions, toggleStep } });
  return { container, toggleStep, header: container.querySelector(".series") };
}

test("a step says which it is, the time that is left, and what is done", () => {
  const { header } = draw({ route: "/laser" }, ["/saw"]);
  expect(header?.querySelector("p")?.textContent).toBe("Step 2 of 3 about 14 minutes left");
  const links = [...(header?.querySelectorAll("a") ?? [])];
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    "Saw, done",
    "Laser",
    "Polish",
  ]);
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "step", null]);
});

test("a step is checked off, and the next one is offered with its time", () => {
  const { container, toggleStep } = draw({ route: "/saw" });
  const button = container.querySelector<HTMLButtonElement>(".step-done button");
  expect(button?.getAttribute("aria-pressed")).toBe("false");
  button?.click();
  expect(toggleStep).toHaveBeenCalledWith("/saw");
  const next = container.querySelector(".pagination-next");
  expect(next?.textContent).toBe("Next step, 10 minLaser");
  expect(next?.hasAttribute("data-step")).toBe(true);
});

test("an introduction names all steps and can't be checked off", () => {
  const { container, header } = draw({ route: "/intro" });
  expect(header?.querySelector("p")?.textContent).toBe("3 steps about 20 minutes");
  expect(container.querySelector(".step-done")).toBeNull();
});

test("other pages have none of it", () => {
  const container = render(shellProps());
  expect(container.querySelector(".series, .step-done, [data-step]")).toBeNull();
});
