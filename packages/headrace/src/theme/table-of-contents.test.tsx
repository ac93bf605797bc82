// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { ENGLISH } from "../model/messages/english.ts";
import { MessagesContext } from "./messages-context.ts";
import { TableOfContents } from "./table-of-contents.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const TOC = ["one", "two"].map((id) => ({ id, level: 2, html: id }));
const OWN = '<p>Ours</p><ul><li><a href="#one">one</a></li><li><a href="/else">Else</a></li></ul>';

test("contents that the site draws itself take the place of the frame's, and have the heading marked", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    createRoot(container).render(
      <MessagesContext value={ENGLISH}>
        <TableOfContents toc={TOC} contents={OWN} />
      </MessagesContext>,
    ),
  );
  const links = [...container.querySelectorAll("nav a")];
  expect(links.map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent])).toEqual([
    ["one", "location"],
    ["Else", null],
  ]);
  expect(container.textContent).toBe("OursoneElse");
});
