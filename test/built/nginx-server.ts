import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { programPath } from "../../scripts/programs.mjs";

/** For operators of any site. */
const CONFIGURATION = "packages/headrace/templates/nginx.conf";

/** Where it expects the site. */
const SITE_FOLDER = "/usr/share/nginx/html";

/** A running nginx. */
export interface NginxServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Starts nginx with the configuration of the package, whose site folder and port are replaced.
 *
 * @param site Folder of a built site.
 * @throws when nginx is not installed, or does not accept its configuration.
 */
export async function startNginx(site: string): Promise<NginxServer> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const conf = readFileSync(resolve(CONFIGURATION), "utf8")
    .replaceAll(SITE_FOLDER, resolve(site))
    .replace(/^ *listen \[::\].*\n/m, "")
    .replace("listen 8080", `listen 127.0.0.1:${port}`);
  writeFileSync(join(folder, "site.conf"), conf);
  writeFileSync(join(folder, "nginx.conf"), mainConfiguration(folder));
  for (const name of ["body", "proxy", "fastcgi", "uwsgi", "scgi"]) mkdirSync(join(folder, name));
  const program = programPath("NGINX_PATH");
  const nginx = spawn(program, ["-p", folder, "-c", "nginx.conf", "-e", "error.log"]);
  let output = "";
  nginx.stderr.on("data", (chunk) => (output += chunk));
  const ended = new Promise<void>((done) => nginx.once("exit", () => done()));
  await Promise.race([accepting(port), ended]);
  if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
  return {
    port,
    async close() {
      nginx.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a distribution's own configuration says around the sites. */
function mainConfiguration(folder: string): string {
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  return `${user}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}
`;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close((error) => (error ? fail(error) : done(port)));
    });
  });
}

async function accepting(port: number): Promise<void> {
  for (;;) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answered) return;
    await setTimeout(20);
  }
}
