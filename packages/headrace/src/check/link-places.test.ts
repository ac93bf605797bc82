import { expect, it } from "vitest";
import { placeOfLink } from "./link-places.ts";

const TEXT = `info:
  description: See [it](/other) and [more](/a/b#c).
paths:
  /a:
    get:
      description: |
        See [the one](/nowhere-else), [the other](/nowhere) and
        [what is far](https://docs.example.com/caf%C3%A9).
components:
  x: "[a part](#part)"
`;

it.each([
  [{ target: "route:/nowhere", hash: null, line: 4 }, "7:51"],
  [{ target: "route:/other", hash: null, line: 4 }, "2:25"],
  [{ target: "route:/a/b", hash: "c", line: 1 }, "2:44"],
  [{ target: "route:/café", hash: null, line: 4 }, "8:47"],
  [{ target: "hash", hash: "part", line: 4 }, "10:16"],
  // It is written in another way: where its operation begins.
  [{ target: "route:/not/there", hash: null, line: 4 }, "4:3"],
])("the link %j, whose operation begins in that line, stands at %s", (link, place) => {
  const found = placeOfLink(TEXT, { ...link, file: "api.yaml", column: 3 });
  expect(`${found.line}:${found.column}`).toBe(place);
});
