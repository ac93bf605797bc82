import { chmodSync } from "node:fs";
import { join } from "node:path";
import { giveToServers } from "./daemon.ts";
import { demand } from "./shell.ts";

/** Files of a server that proves who it is. */
export interface Certificate {
  /** What clients check the server with: the part of /etc/millrace/ca/ca.crt. */
  ca: string;
  certificate: string;
  key: string;
}

/** Makes an authority and a certificate of it for `localhost`, valid for a day, in a folder. */
export function makeCertificate(folder: string): Certificate {
  const at = { cwd: folder };
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const create = ["req", "-x509", "-days", "1", ...curve];
  const usage = ["-addext", "keyUsage=critical,keyCertSign"];
  demand("openssl", [...create, ...usage, ...files("ca"), "-subj", "/CN=Samples"], at);
  const issuer = ["-CA", "ca.crt", "-CAkey", "ca.key"];
  const names = ["-addext", "subjectAltName=DNS:localhost", "-addext", "basicConstraints=CA:FALSE"];
  const subject = ["-subj", "/CN=localhost"];
  demand("openssl", [...create, ...issuer, ...names, ...files("server"), ...subject], at);
  for (const name of ["server.crt", "server.key"]) {
    chmodSync(join(folder, name), 0o600);
    giveToServers(join(folder, name));
  }
  const [ca, certificate, key] = ["ca.crt", "server.crt", "server.key"];
  return { ca: join(folder, ca), certificate: join(folder, certificate), key: join(folder, key) };
}

function files(name: string): string[] {
  return ["-out", `${name}.crt`, "-keyout", `${name}.key`];
}
