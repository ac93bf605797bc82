// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import TabItem from "../theme/tab-item.tsx";
import { useTabsContextValue } from "./chosen-tab.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

function Chosen({ tabs = "java,ruby" }: { tabs?: string }) {
  const children = tabs.split(",").map((value) => <TabItem key={value} value={value} />);
  return useTabsContextValue({ groupId: "lang", queryString: true, children }).selectedValue;
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/page");
  document.body.innerHTML = "<main></main>";
});

const main = () => document.body.firstElementChild ?? document.body;

test("it is the first as a page is rendered, and what the reader has chosen then", async () => {
  localStorage.setItem("docusaurus.tab.lang", "ruby");
  main().innerHTML = renderToString(<Chosen />);
  expect(main().textContent).toBe("java");
  await act(async () => hydrateRoot(main(), <Chosen />));
  expect(main().textContent).toBe("ruby");
});

test("it follows the tabs of its group, whose script stores a choice before a click is told", async () => {
  await act(async () => createRoot(main()).render(<Chosen />));
  document.addEventListener("click", () => localStorage.setItem("docusaurus.tab.lang", "ruby"));
  await act(async () => document.body.click());
  expect(main().textContent).toBe("ruby");
});

test("the address decides, where it names one of the tabs", async () => {
  localStorage.setItem("docusaurus.tab.lang", "ruby");
  history.replaceState(null, "", "/page?lang=go");
  await act(async () => createRoot(main()).render(<Chosen tabs="java,ruby,go" />));
  expect(main().textContent).toBe("go");
  document.body.innerHTML = "<main></main>";
  await act(async () => createRoot(main()).render(<Chosen />));
  expect(main().textContent).toBe("ruby");
});
