import { describe, expect, it } from "vitest";
import { FORBIDDEN, findForbidden } from "./forbidden.ts";

const HASH = "3d3c42e5aac5ba805825da76410c181273ba90b1";

const PLANTED = [
  "      - uses: aquasecurity/trivy-action@0.28.0",
  "uses: actions/checkout@v7 # v7.0.1",
  `- uses: actions/checkout@${HASH}`,
  "permissions: write-all",
  "on:\n  push:\njobs:\n  a:\n    steps: []\n",
  "url: jdbc:postgresql://db:5432/parcels?sslmode=require",
  "jdbc:mariadb://db/depots?sslMode=trust&x=1",
  "PARCEL_DB_SSL_MODE=require",
  "const db = new Pool({ ssl: { rejectUnauthorized: false } });",
  "NODE_TLS_REJECT_UNAUTHORIZED=0 node app.js",
  "requests.get(url, verify=False)",
  "tls.Config{InsecureSkipVerify: true}",
  "curl -sk https://api.millrace.example",
  "curl --silent --insecure https://api.millrace.example",
  "ssh -o StrictHostKeyChecking=no git@host",
  '"redirectUris": ["https://tracking.riverside.example/*"]',
  "FROM nginx:latest",
  "    image: postgres:latest",
  "docker login -u token -p $KEY registry.millrace.example",
];

const FINE = [
  `- uses: actions/checkout@${HASH} # v7.0.1`,
  "      - uses: ./.github/actions/build",
  "on:\n  push:\npermissions:\n  contents: read\njobs:\n  a:\n    steps: []\n",
  "sslmode=verify-full&sslrootcert=/etc/millrace/ca/ca.crt",
  "sslmode=verify-ca",
  "PARCEL_DB_SSL_MODE=verify-full",
  "# The server in the container has no certificate.\nPARCEL_DB_SSL_MODE=disable",
  "ssl: { ca: readFileSync('/etc/millrace/ca/ca.crt'), rejectUnauthorized: true }",
  "curl --silent --show-error --cacert ca.crt https://localhost/kiosk",
  "curl -X POST -i http://localhost:8080",
  '"redirectUris": ["https://tracking.riverside.example/"]',
  "FROM nginx:1.29-alpine",
  "docker login --username token --password-stdin registry.millrace.example",
];

describe("findForbidden", () => {
  it.each(PLANTED)("refuses %j, and says why", (text) => {
    const [found] = findForbidden(text);
    expect(found?.forbidden.reason).toMatch(/\.$/);
  });

  it.each(FINE)("lets %j pass", (text) => {
    expect(findForbidden(text)).toEqual([]);
  });

  it("has a planted text for each entry of the list", () => {
    const found = PLANTED.flatMap((text) => findForbidden(text)).map((one) => one.forbidden);
    expect(new Set(found).size).toBe(FORBIDDEN.length);
  });
});
