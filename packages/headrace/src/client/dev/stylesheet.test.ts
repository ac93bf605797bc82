// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { expect, test } from "vitest";
import { swapStylesheet } from "./stylesheet.ts";

const addresses = () =>
  [...document.querySelectorAll("link")].map((link) => link.getAttribute("href"));

test("the old style sheet stays until the new one is there", () => {
  document.head.innerHTML = `<link rel="stylesheet" href="/assets/styles.css">
    <link rel="stylesheet" href="/assets/other.css">`;
  let whileLoading: (string | null)[] = [];
  const look = () => {
    whileLoading = addresses();
  };
  document.head.addEventListener("load", look, { capture: true, once: true });
  swapStylesheet("/assets/styles.css?2");
  expect(whileLoading).toEqual(["/assets/styles.css", "/assets/styles.css?2", "/assets/other.css"]);
  expect(addresses()).toEqual(["/assets/styles.css?2", "/assets/other.css"]);
});

test("a style sheet that the page lacks is added", () => {
  document.head.innerHTML = "";
  swapStylesheet("/assets/styles.css?2");
  expect(addresses()).toEqual(["/assets/styles.css?2"]);
});
