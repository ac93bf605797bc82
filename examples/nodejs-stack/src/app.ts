import express, { type Express } from "express";
import type { Config } from "./config.ts";
import { logger } from "./logger.ts";
import { composeMessage, type ParcelEvent } from "./message.ts";
import { createMetrics } from "./metrics.ts";

/** Whether the process takes new work. Set to false when it is told to stop. */
export interface Health {
  ready: boolean;
}

/** The whole HTTP interface, without a port, so that tests can choose one. */
export function createApp(config: Config, health: Health): Express {
  const metrics = createMetrics();
  const app = express();
  app.disable("x-powered-by");
  app.use(express.json({ limit: "16kb" }));
  app.use(metrics.timing);

  // #region health
  app.get("/health/live", (_request, response) => {
    response.json({ status: "UP" });
  });
  app.get("/health/ready", (_request, response) => {
    response.status(health.ready ? 200 : 503).json({ status: health.ready ? "UP" : "DOWN" });
  });
  // #endregion health

  // #region scrape
  app.get("/metrics", async (_request, response) => {
    response.type(metrics.registry.contentType);
    response.send(await metrics.registry.metrics());
  });
  // #endregion scrape

  // #region messages
  app.post("/messages", (request, response) => {
    const event = request.body as Partial<ParcelEvent>;
    const message = composeMessage(config, event);
    if (message === undefined) {
      metrics.messages.inc({ status: "other", outcome: "refused" });
      response.status(400).json({ title: "No message for this event", status: 400 });
      return;
    }
    metrics.messages.inc({ status: event.status, outcome: "accepted" });
    logger.info({ parcelId: event.parcelId, subject: message.subject }, "Message accepted");
    response.status(202).json(message);
  });
  // #endregion messages

  return app;
}
