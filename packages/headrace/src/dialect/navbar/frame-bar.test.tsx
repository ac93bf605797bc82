// @vitest-environment happy-dom

import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import FrameBar from "./frame-bar.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let root: Root;

beforeEach(async () => {
  document.body.innerHTML = `<header><div class="navbar-end"><button>Search</button></div>
    <dialog class="mobile-sidebar"></dialog></header><div id="site"></div>`;
  root = createRoot(document.getElementById("site") ?? document.body);
  await act(async () => root.render(<FrameBar>Sign in</FrameBar>));
});

afterEach(() => act(async () => root.unmount()));

const bar = () => document.querySelector(".navbar-end")?.textContent;
const menu = () => document.querySelector("dialog")?.textContent;

it("stands before what the frame has at the end of its bar", () => {
  expect(bar()).toBe("Sign inSearch");
});

it("goes into the menu for as long as that is open", async () => {
  const dialog = document.querySelector("dialog");
  dialog?.insertAdjacentHTML("beforeend", '<div class="mobile-sidebar-foot">Links</div>');
  await vi.waitFor(() => expect(menu()).toBe("Sign inLinks"));
  expect(bar()).toBe("Search");
  dialog?.replaceChildren();
  await vi.waitFor(() => expect(bar()).toBe("Sign inSearch"));
});

it("stands there once, however often pages draw the bar", async () => {
  const second = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => second.render(<FrameBar>Again</FrameBar>));
  expect(bar()).toBe("Sign inSearch");
  await act(async () => second.unmount());
});

it("leaves nothing behind", async () => {
  await act(async () => root.render(null));
  expect(bar()).toBe("Search");
});
