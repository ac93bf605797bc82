import { type ReactNode, useState } from "react";
import type { ApiSecurityRequirement, ApiSecurityScheme } from "../../model/api.ts";
import type { ConsoleOperation } from "../../model/api-console.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import type { CredentialStore } from "../session.ts";
import { Choice } from "./choice.tsx";
import { isFillable, type Secret } from "./credentials.ts";
import { Field } from "./field.tsx";
import { PlainText } from "./plain-text.tsx";
import { SecretInput } from "./secret-input.tsx";
import { TokenFields } from "./token-fields.tsx";

/** Properties of `AuthorizationFields`. */
export interface AuthorizationFieldsProps {
  data: ConsoleOperation;
  requirement: number;
  onRequirement(index: number): void;
  store: CredentialStore;
  /** Where providers send readers back to. */
  homeUrl: string;
  /** A secret changed: what depends on them has to be drawn again. */
  onSecret(): void;
  /** What takes the place of empty fields, if something does. */
  note: string | undefined;
}

/** Chooses how the request is authorized, and takes the credentials. */
export function AuthorizationFields(props: AuthorizationFieldsProps): ReactNode {
  const { data, requirement, onRequirement, store, homeUrl, onSecret, note } = props;
  const { security } = data.operation;
  if (security.length === 0) return null;
  const schemes = (security[requirement] ?? []).flatMap(({ scheme: name, scopes }) => {
    const scheme = data.securitySchemes[name];
    return scheme ? [{ name, scheme, scopes }] : [];
  });
  return (
    <fieldset className="console-group">
      <legend>{localized("authorization")}</legend>
      {security.length > 1 && (
        <Field label={localized("authorizedWith")}>
          {(ids) => (
            <Choice
              ids={ids}
              value={String(requirement)}
              options={security.map((option, index) => ({
                value: String(index),
                label: requirementLabel(option, data.securitySchemes),
              }))}
              onChange={(value) => onRequirement(Number(value))}
            />
          )}
        </Field>
      )}
      {schemes.map(({ name, scheme, scopes }) => (
        <SchemeFields
          key={name}
          scheme={scheme}
          scopes={scopes}
          homeUrl={homeUrl}
          secret={store.get(name)}
          onChange={(secret) => {
            store.set(name, secret);
            onSecret();
          }}
        />
      ))}
      {note && <p className="console-hint">{note}</p>}
      {schemes.length > 0 && <KeepFields store={store} onSecret={onSecret} />}
    </fieldset>
  );
}

function KeepFields({ store, onSecret }: { store: CredentialStore; onSecret(): void }): ReactNode {
  return (
    <div className="console-row">
      <label className="console-check">
        <input
          type="checkbox"
          checked={store.isKept()}
          onChange={(event) => {
            store.keep(event.target.checked);
            onSecret();
          }}
        />
        {localized("keepInTab")}
      </label>
      <button
        type="button"
        className="console-link"
        onClick={() => {
          store.clear();
          onSecret();
        }}
      >
        {localized("clearCredentials")}
      </button>
    </div>
  );
}

interface SchemeFieldsProps {
  scheme: ApiSecurityScheme;
  /** That the operation needs. */
  scopes: readonly string[];
  homeUrl: string;
  secret: Secret;
  onChange(secret: Secret): void;
}

function SchemeFields(props: SchemeFieldsProps): ReactNode {
  const { scheme, scopes, homeUrl, secret, onChange } = props;
  if (!isFillable(scheme)) {
    return <p className="console-hint">{localized("certificateByBrowser")}</p>;
  }
  const isBasic = scheme.type === "http" && scheme.scheme.toLowerCase() === "basic";
  return (
    <>
      {isBasic && (
        <Field label={localized("userName")}>
          {(ids) => (
            <input
              {...ids}
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={secret.username}
              onChange={(event) => onChange({ ...secret, username: event.target.value })}
            />
          )}
        </Field>
      )}
      <SecretField
        label={secretLabel(scheme)}
        hint={scheme.description}
        value={secret.value}
        onChange={(value) => onChange({ ...secret, value })}
      />
      <TokenFields
        scheme={scheme}
        scopes={scopes}
        redirectUri={homeUrl}
        onToken={(value) => onChange({ ...secret, value })}
      />
    </>
  );
}

interface SecretFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange(value: string): void;
}

function SecretField({ label, hint, value, onChange }: SecretFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label}
      hint={hint && <PlainText markdown={hint} />}
      actions={
        <button
          type="button"
          className="console-link"
          aria-pressed={shown}
          aria-label={fill(localized("showSecret"), { label })}
          onClick={() => setShown(!shown)}
        >
          {shown ? localized("hide") : localized("show")}
        </button>
      }
    >
      {(ids) => (
        <SecretInput
          ids={ids}
          type={shown ? "text" : "password"}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

function secretLabel(scheme: ApiSecurityScheme): string {
  switch (scheme.type) {
    case "apiKey":
      return scheme.name;
    case "http":
      if (scheme.scheme.toLowerCase() === "basic") return localized("password");
      return scheme.scheme.toLowerCase() === "bearer" ? localized("bearer") : scheme.scheme;
    case "oauth2":
    case "openIdConnect":
      return localized("accessToken");
    case "mutualTLS":
      return localized("certificate");
  }
}

function requirementLabel(
  requirement: ApiSecurityRequirement,
  schemes: ConsoleOperation["securitySchemes"],
): string {
  const labels = requirement.map(({ scheme: name }) => {
    const scheme = schemes[name];
    return scheme ? secretLabel(scheme) : name;
  });
  return labels.join(` ${localized("and")} `) || localized("noAuthorization");
}
