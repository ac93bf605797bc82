import { createApp } from "./app.ts";
import { loadConfig } from "./config.ts";
import { logger } from "./logger.ts";

const health = { ready: true };
const app = createApp(loadConfig(), health);
const port = Number(process.env.PORT ?? 8080);

const server = app.listen(port, "0.0.0.0", () => {
  logger.info({ port }, "notifier is ready");
});

// #region shutdown
process.once("SIGTERM", () => {
  health.ready = false;
  logger.info("SIGTERM received, finishing open requests");
  server.close(() => {
    logger.info("All requests are finished");
    process.exit(0);
  });
  server.closeIdleConnections();
  setTimeout(() => process.exit(1), 20_000).unref();
});
// #endregion shutdown
