import { createApp } from "./app.js";
import { logger } from "./logger.js";

const port = Number(process.env.PORT ?? 8080);
const server = createApp().listen(port, "0.0.0.0", () => {
  logger.info(`greeter listens on port ${port}`);
});

process.once("SIGTERM", () => {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
});
