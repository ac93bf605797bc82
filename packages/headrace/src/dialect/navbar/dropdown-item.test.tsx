// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import DropdownItem from "./dropdown-item.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

/** What is drawn, and whether a click on the first link leads on. */
async function draw(properties: Parameters<typeof DropdownItem>[0]) {
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(place).render(<DropdownItem {...properties} />));
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  await act(async () => place.querySelector("a")?.dispatchEvent(click));
  return { place, leadsOn: !click.defaultPrevented };
}

it("is a list whose items do what the site says, and whose label leads nowhere by itself", async () => {
  const chosen = vi.fn();
  const items = [
    { label: <b>One</b>, to: "#", onClick: chosen },
    { label: <b>Two</b>, to: "#" },
    { html: "<i>Three</i>", href: "https://three.example" },
  ];
  const { place, leadsOn } = await draw({ label: "Choose", items, position: "right" });
  expect(leadsOn).toBe(false);
  expect([...place.querySelectorAll("a")].map((link) => link.innerHTML)).toEqual([
    "Choose",
    "<b>One</b>",
    "<b>Two</b>",
    "<span><i>Three</i></span>",
  ]);
  place.querySelector("li a")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(chosen).toHaveBeenCalledOnce();
  expect(place.querySelector(".dropdown--right")).not.toBeNull();
});

it("leads on where its label does", async () => {
  expect((await draw({ label: "Guides", to: "#guides" })).leadsOn).toBe(true);
});
