import { expect, test } from "vitest";
import { breakable, breakableParts } from "./line-breaks.ts";

test.each([
  [
    "/apis/api.halo.run/v1/plugins/{name}/config",
    "/apis/|api.halo.run/|v1/|plugins/|{name}/|config",
  ],
  ["/{path}/which/is/long/enough", "/|{path}/|which/|is/|long/|enough"],
  ["AttachmentV1alpha1Console", "Attachment|V1alpha1|Console"],
  ["compute.instance_templates.list", "compute.|instance_|templates.|list"],
  ["/v1/ActionRowComponentForMessage", "/v1/|Action|Row|Component|For|Message"],
  // What fits stays whole, whatever stands beside it.
  ["/pets/{petId}", "/pets/{petId}"],
  ["UserV1alpha1 of the AccountAPI", "UserV1alpha1 of the AccountAPI"],
])("%s goes on in the next line only at the bars of %s", (label, divided) => {
  expect(breakable(label).replaceAll("\u200b", "|")).toBe(divided);
});

test("leaves alone what nobody reads to its end", () => {
  const label = "/path".repeat(101);
  expect(breakableParts(label)).toEqual([label]);
  expect(breakableParts(label.slice(5))).toHaveLength(100);
});
