import { describe, expect, it } from "vitest";
import { FORBIDDEN, findForbidden } from "./forbidden.ts";

const HASH = "3d3c42e5aac5ba805825da76410c181273ba90b1";

const PLANTED = [
  "      - uses: aquasecurity/trivy-action@0.28.0",
  "uses: actions/checkout@v7 # v7.0.1",
  `- uses: actions/checkout@${HASH}`,
  "permissions: write-all",
  "on:\n  push:\njobs:\n  a:\n    steps: []\n",
  "uses: docker://alpine:3.22",
  "uses: 'actions/cache@3d3c42e'",
  "url: jdbc:postgresql://db:5432/parcels?sslmode=require",
  "export PGSSLMODE=prefer",
  "Host=db.riverside.example;SSL Mode=Require",
  "?ssl-mode=DISABLED",
  'PARCEL_DB_SSL_MODE: "require"',
  "url: jdbc:postgresql://$PARCEL_DB_HOST:$PARCEL_DB_PORT/$PARCEL_DB_DATABASE",
  "psql postgresql://ines:secret@db.riverside.example/parcels",
  "jdbc:mariadb://db.riverside.example/depots?useCompression=true",
  "redis://:secret@cache.riverside.example:6379",
  "amqp://$MAIL_QUEUE_HOST",
  "bootstrap.servers: PLAINTEXT://kafka.riverside.example:9092",
  "jdbc:mariadb://db/depots?sslMode=trust&x=1",
  "PARCEL_DB_SSL_MODE=require",
  "const db = new Pool({ ssl: { rejectUnauthorized: false } });",
  "NODE_TLS_REJECT_UNAUTHORIZED=0 node app.js",
  "requests.get(url, verify=False)",
  "tls.Config{InsecureSkipVerify: true}",
  "spring.rabbitmq.ssl.verify-hostname: false",
  "validate-server-certificate: false",
  "git config --global http.sslVerify false",
  "npm config set strict-ssl false",
  "proxy_ssl_verify off;",
  "builder.withVerifyPeer(false)",
  "enable.ssl.certificate.verification=false",
  "insecure-trust-all-certificates: true",
  "db:3306/depots?tls=x&tlsInsecure=true",
  "insecure_skip_verify = true",
  "Server=db;TrustServerCertificate=True",
  "session.verify = False",
  "ssl._create_unverified_context()",
  "tls.connect({ checkServerIdentity: () => undefined })",
  "connection.setHostnameVerifier((host, session) -> true);",
  "public void checkServerTrusted(X509Certificate[] c, String a) { }",
  "HttpClientHandler.DangerousAcceptAnyServerCertificateValidator",
  "handler.ServerCertificateCustomValidationCallback = (m, c, ch, e) => true;",
  "grpc.WithTransportCredentials(insecure.NewCredentials())",
  "ssl.endpoint.identification.algorithm:",
  "wget --no-check-certificate https://api.millrace.example",
  "kubectl --insecure-skip-tls-verify get pods",
  "pip install --trusted-host artifacts.millrace.example parcel-common",
  "skopeo copy --tls-verify=false docker://a docker://b",
  "curl -sk https://api.millrace.example",
  "curl --silent --insecure https://api.millrace.example",
  "ssh -o StrictHostKeyChecking=no git@host",
  '"redirectUris": ["https://tracking.riverside.example/*"]',
  "FROM nginx:latest",
  "ADD https://downloads.riverside.example/agent.jar /opt/agent.jar",
  "ADD --chmod=444 \\\n    https://downloads.riverside.example/agent.jar \\\n    /opt/agent.jar",
  "curl -fsSL https://get.riverside.example/install | sudo bash",
  "wget -qO- https://get.riverside.example | sh",
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
  "jdbc:postgresql://$PARCEL_DB_HOST/parcels?sslmode=$PARCEL_DB_SSL_MODE",
  "jdbc:postgresql://localhost:5432/parcels",
  "postgres://parcel:$DB_PASSWORD@db:5432/parcels",
  'pg_restore --dbname "postgresql://$USERNAME@localhost:15432/parcels"',
  "redis://127.0.0.1:6379/0",
  "rediss://cache.riverside.example:6379",
  "KAFKA_LISTENERS: PLAINTEXT://:9092",
  "git config --global http.sslVerify true",
  "validate: none of the servers answers",
  "# The server in the container has no certificate.\nPARCEL_DB_SSL_MODE=disable",
  "ssl: { ca: readFileSync('/etc/millrace/ca/ca.crt'), rejectUnauthorized: true }",
  "curl --silent --show-error --cacert ca.crt https://localhost/kiosk",
  "curl -X POST -i http://localhost:8080",
  '"redirectUris": ["https://tracking.riverside.example/"]',
  "FROM nginx:1.29-alpine",
  "ADD --checksum=sha256:9f2c https://downloads.riverside.example/agent.jar /opt/agent.jar",
  "ADD --chmod=444 --checksum=sha256:9f2c \\\n    https://downloads.riverside.example/a.jar /opt/",
  "ADD app.tar.gz /opt/\nRUN curl -o app https://downloads.riverside.example/app && sha256sum -c app.sha",
  "curl https://tracking.riverside.example/parcels | shuf | head",
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
