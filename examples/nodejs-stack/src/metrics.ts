import type { RequestHandler } from "express";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** The metrics of one application. A registry of its own keeps tests apart. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  // #region own
  const messages = new Counter({
    name: "notifier_messages_total",
    help: "Messages by parcel status and outcome",
    labelNames: ["status", "outcome"],
    registers: [registry],
  });

  const duration = new Histogram({
    name: "http_server_request_duration_seconds",
    help: "Time from the request to the end of the answer",
    labelNames: ["method", "route", "status_code"],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  // #endregion own

  // #region timing
  const timing: RequestHandler = (request, response, next) => {
    const stop = duration.startTimer({ method: request.method });
    response.on("finish", () => {
      const route: string = request.route?.path ?? "unknown";
      stop({ route, status_code: String(response.statusCode) });
    });
    next();
  };
  // #endregion timing

  return { registry, messages, timing };
}
