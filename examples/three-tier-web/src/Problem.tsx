import { ApiError } from "./api";

export function Problem({ error }: { error: unknown }) {
  if (!error) {
    return null;
  }
  const message = error instanceof Error ? error.message : String(error);
  const traceId = error instanceof ApiError ? error.traceId : undefined;
  return (
    <p role="alert">
      {message} {traceId && <code>Trace {traceId}</code>}
    </p>
  );
}
