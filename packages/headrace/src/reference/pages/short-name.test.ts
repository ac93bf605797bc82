import { expect, it } from "vitest";
import { sampleOperation } from "../testing/sample-operation.ts";
import { shortNames } from "./short-name.ts";

it.each([
  ["Create an application owned by a team of the account", "Create an application"],
  ["Get the feed by the number of the person who reads it", "Get the feed"],
  ["Delete", "Delete"],
  ["List the applications the caller may view", "List the applications"],
  ["Change the name, description, owning team or environments", "Change the name, …"],
  ["Deploy a package, or a preview build, with a configuration", "Deploy a package"],
  ["Delete a component and, on request, its repository", "Delete a component"],
  ["Cancel a queued or running library build", "Cancel a queued or running library build"],
  ["Register a custom pipeline kept in a Git repository", "Register a custom pipeline"],
  ["Point-in-time restore is offered by a service", "Point-in-time restore is offered"],
])("%s is called %s", (summary, name) => {
  expect(shortNames([sampleOperation({ summary })])).toEqual([name]);
});
