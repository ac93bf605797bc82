import { createServer } from "node:http";
import { returnLabel } from "./label.js";

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://localhost");
  if (pathname.startsWith("/health/")) {
    answer(response, 200, "UP");
    return;
  }
  try {
    answer(response, 200, returnLabel(pathname.slice(1)));
  } catch (error) {
    answer(response, 404, error.message);
  }
});

function answer(response, status, body) {
  response.writeHead(status, { "Content-Type": "text/plain" }).end(body);
}

server.listen(Number(process.env.PORT ?? 8080), "0.0.0.0");
process.once("SIGTERM", () => {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
});
