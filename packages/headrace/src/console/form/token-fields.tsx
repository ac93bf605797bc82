import { type ReactNode, useState } from "react";
import type { ApiSecurityScheme } from "../../model/api.ts";
import { localized } from "../../model/messages/localized.ts";
import { type TokenFlow, tokenFlows } from "../token-flows.ts";
import { Field } from "./field.tsx";
import { SecretInput } from "./secret-input.tsx";

/** Properties of `TokenFields`. */
export interface TokenFieldsProps {
  scheme: ApiSecurityScheme;
  /** That the operation needs. */
  scopes: readonly string[];
  /** Address of this site that the provider sends the reader back to. */
  redirectUri: string;
  onToken(token: string): void;
}

/** Few readers get tokens here: what runs the flows is loaded when the form for it opens. */
function loadFlows(): Promise<typeof import("../fetch-token.ts")> {
  return import("../fetch-token.ts").catch(() => {
    throw new Error(localized("flowsNotLoaded"));
  });
}

/** Gets an access token by the flows of a scheme, where a page can run them. */
export function TokenFields(props: TokenFieldsProps): ReactNode {
  const { scheme, scopes, redirectUri, onToken } = props;
  const flows = tokenFlows(scheme);
  const [client, setClient] = useState({ clientId: "", clientSecret: "" });
  const [problem, setProblem] = useState("");
  const [first] = flows;
  if (!first) return null;
  const run = async (flow: TokenFlow) => {
    setProblem("");
    try {
      const { fetchToken } = await loadFlows();
      onToken(await fetchToken(flow, { ...client, scopes, redirectUri }));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const [before, after] = localized("redirectAddress").split("{address}");
  const needsSecret = flows.some(({ kind }) => kind === "clientCredentials");
  return (
    <details className="console-headers" onToggle={() => void loadFlows().catch(() => {})}>
      <summary>{localized("getToken")}</summary>
      <Field label={localized("clientId")} error={problem || undefined}>
        {(ids) => (
          <input
            {...ids}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={client.clientId}
            onChange={(event) => setClient({ ...client, clientId: event.target.value })}
          />
        )}
      </Field>
      {needsSecret && (
        <Field label={localized("clientSecret")} note={localized("ifItHasOne")}>
          {(ids) => (
            <SecretInput
              ids={ids}
              type="password"
              value={client.clientSecret}
              onChange={(clientSecret) => setClient({ ...client, clientSecret })}
            />
          )}
        </Field>
      )}
      <div className="console-row">
        {flows.map((flow) => (
          <button
            key={flow.kind}
            type="button"
            className="console-link"
            disabled={client.clientId === ""}
            onClick={() => void run(flow)}
          >
            {flow.kind === "clientCredentials"
              ? localized("tokenForClient")
              : localized("signInAtProvider")}
          </button>
        ))}
      </div>
      {flows.some(({ kind }) => kind === "authorizationCode") && (
        <p className="console-hint">
          {before}
          <code>{redirectUri}</code>
          {after}
        </p>
      )}
    </details>
  );
}
