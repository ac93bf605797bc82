import type { Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";

/** A running server. */
export interface RunningServer {
  /** Address of the site's home page. */
  url: string;
  close(): Promise<void>;
}

export interface Listener {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** "/" or "/docs/". */
  baseUrl: string;
}

/** How many ports after the wanted one are tried. */
const PORTS_TO_TRY = 20;

const MAX_PORT = 65_535;

/** Starts to listen; rejects when the port is taken. */
export async function listen(
  server: Server,
  { port, host, baseUrl }: Listener,
): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://${nameOf(host)}:${chosen}${baseUrl}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

/** A host as addresses have it. */
function nameOf(host: string): string {
  if (isIPv6(host)) return `[${host}]`;
  return host === "127.0.0.1" ? "localhost" : host;
}

/** Starts a server on a port, or on the next one that is free. */
export async function onFreePort(
  port: number,
  start: (port: number) => Promise<RunningServer>,
): Promise<RunningServer> {
  for (let candidate = port; ; candidate++) {
    try {
      return await start(candidate);
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isTaken || candidate >= Math.min(port + PORTS_TO_TRY, MAX_PORT)) throw error;
    }
  }
}
