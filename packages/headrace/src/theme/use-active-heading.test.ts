import { expect, test } from "vitest";
import { findActiveHeading } from "./use-active-heading.ts";

const middle = { line: 80, atStart: false, atEnd: false };

test("CHROME-04 the last heading at or above the line is being read", () => {
  expect(findActiveHeading({ ...middle, tops: [-400, 20, 300] })).toBe(1);
});

test("CHROME-04 a heading that a link led to counts, though scrolling ends on a fraction", () => {
  expect(findActiveHeading({ ...middle, tops: [-400, 80.6, 300] })).toBe(1);
});

test("CHROME-04 above all headings the first one is marked, at the end the last one", () => {
  expect(findActiveHeading({ ...middle, tops: [200, 900] })).toBe(0);
  expect(findActiveHeading({ ...middle, tops: [-900, -300, 400], atEnd: true })).toBe(2);
});

test("CHROME-04 a page that does not scroll marks the first heading", () => {
  expect(findActiveHeading({ tops: [90, 200], line: 80, atStart: true, atEnd: true })).toBe(0);
});

test("without headings nothing is marked", () => {
  expect(findActiveHeading({ ...middle, tops: [] })).toBe(-1);
});
