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
    operationId,
    method: "get",
    path: "/pets/{id}",
  });
  expect(shortNames([operation])).toEqual([name]);
});
