import type { ReactNode } from "react";

const COLORS: Readonly<Record<string, string>> = {
  get: "primary",
  post: "success",
  delete: "danger",
  put: "info",
  patch: "warning",
  head: "secondary",
  event: "secondary",
};

/**
 * `@theme/ApiExplorer/MethodEndpoint`: the method and path of an operation, on pages that the OpenAPI plug-in of the
 * dialect writes. Its own form asks for the server that is chosen in a console that is not there.
 */
export default function MethodEndpoint({
  method,
  path,
}: {
  method: string;
  path: string;
}): ReactNode {
  return (
    <>
      <pre className="openapi__method-endpoint">
        <span className={`badge badge--${COLORS[method.toLowerCase()] ?? "secondary"}`}>
          {method === "event" ? "Webhook" : method.toUpperCase()}
        </span>{" "}
        {method !== "event" && (
          <h2 className="openapi__method-endpoint-path">{path.replace(/\{([\w-]+)\}/g, ":$1")}</h2>
        )}
      </pre>
      <div className="openapi__divider" />
    </>
  );
}
