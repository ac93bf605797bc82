import type { ReactNode } from "react";
import type { RequestProblem } from "../../api/request/request-error.ts";
import { parameterKey } from "../../api/request/request-values.ts";
import type { ApiParameter, CallableOperation } from "../../model/api.ts";
import { localized } from "../../model/messages/localized.ts";
import { PlainText } from "./plain-text.tsx";
import { ValueField } from "./value-field.tsx";
import { textForm } from "./value-text.ts";

/** Properties of `ParameterFields`. */
export interface ParameterFieldsProps {
  operation: CallableOperation;
  /** By `parameterKey`. */
  texts: Readonly<Record<string, string>>;
  problems: readonly RequestProblem[];
  onChange(texts: Record<string, string>): void;
}

const groups = (): { place: ApiParameter["in"]; title: string }[] => [
  { place: "path", title: localized("pathParameters") },
  { place: "query", title: localized("queryParameters") },
  { place: "querystring", title: localized("queryString") },
  { place: "header", title: localized("headerParameters") },
  { place: "cookie", title: localized("cookies") },
];

/** The parameters of an operation, by place. */
export function ParameterFields(props: ParameterFieldsProps): ReactNode {
  const { operation, texts, problems, onChange } = props;
  return groups().map(({ place, title }) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    if (parameters.length === 0) return null;
    return (
      <fieldset className="console-group" key={place}>
        <legend>{title}</legend>
        {parameters.map((parameter) => {
          const key = parameterKey(parameter);
          return (
            <ValueField
              key={key}
              name={parameter.name}
              schema={parameter.schema}
              form={textForm(parameter)}
              required={parameter.required}
              hint={<PlainText markdown={parameter.description} />}
              text={texts[key] ?? ""}
              problem={problemOf(parameter, problems)}
              onChange={(text) => onChange({ ...texts, [key]: text })}
            />
          );
        })}
      </fieldset>
    );
  });
}

function problemOf(
  parameter: ApiParameter,
  problems: readonly RequestProblem[],
): string | undefined {
  return problems.find(
    ({ field }) => field.in === parameter.in && "name" in field && field.name === parameter.name,
  )?.message;
}
