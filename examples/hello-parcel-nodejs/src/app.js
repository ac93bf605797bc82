import express from "express";
import { greetings } from "./greetings.js";

/** The whole HTTP interface, without a port, so that tests can choose one. */
export function createApp() {
  const app = express();
  app.disable("x-powered-by");
  app.use("/greetings", greetings);

  app.get("/health/live", (_request, response) => {
    response.json({ status: "UP" });
  });
  app.get("/health/ready", (_request, response) => {
    response.json({ status: "UP" });
  });
  return app;
}
