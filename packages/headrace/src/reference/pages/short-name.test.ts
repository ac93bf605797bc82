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

it.each([
  ["listAllPets", "List all pets"],
  ["get_my_application", "Get my application"],
  ["READ_DeviceServer", "Read device server"],
  ["retrieveUserAPIKeys", "Retrieve user API keys"],
  ["deletePetUsingDELETE", "Delete pet"],
  ["GET_PET", "Get pet"],
  // No words for what is done, the address again, one of many parts, and one word
  ["pets_archive", "/pets/{id}"],
  ["invite_revoke", "/pets/{id}"],
  ["get-pets-id", "/pets/{id}"],
  ["listAppsV1DeploymentForAllNamespaces", "/pets/{id}"],
  ["getTheOneOfAllThePetsThatIsMine", "/pets/{id}"],
  ["list", "/pets/{id}"],
])("an operation without a summary and with the id %s is called %s", (operationId, name) => {
  const operation = sampleOperation({
    summary: "",
    description: "",
    operationId,
    method: "get",
    path: "/pets/{id}",
  });
  expect(shortNames([operation])).toEqual([name]);
});

it.each([
  ["read the specified Deployment", "Read the specified Deployment"],
  ["List single pages with a filter for owners. And more.", "List single pages"],
  ["Gets the one\nthat is asked for", "Gets the one"],
  // Markup, abbreviations, one word, and more than a line
  ["Gets `this` one.", "/pets/{id}"],
  ["Gets pets, e.g. cats. All.", "/pets/{id}"],
  ["Gets.", "/pets/{id}"],
  [`Gets ${"very ".repeat(20)}many pets.`, "/pets/{id}"],
])("an operation with nothing but the description %j is called %s", (description, name) => {
  const bare = { summary: "", operationId: "v1PetOne", path: "/pets/{id}", method: "get" as const };
  expect(shortNames([sampleOperation({ ...bare, description })])).toEqual([name]);
});

it("operations that are described alike are told apart by their paths", () => {
  const bare = { summary: "", description: "connect requests to a proxy" };
  const operations = ["/proxy", "/proxy/{path}"].map((path) =>
    sampleOperation({ ...bare, operationId: `v1${path}`, path }),
  );
  expect(shortNames(operations)).toEqual(["/proxy", "/proxy/{path}"]);
});
