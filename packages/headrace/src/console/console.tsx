import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { localized } from "../model/messages/localized.ts";
import type { ConsoleProps } from "./console-props.ts";
import { AuthorizationFields } from "./form/authorization-fields.tsx";
import { BodyFields } from "./form/body-fields.tsx";
import { OptionFields } from "./form/option-fields.tsx";
import { ParameterFields } from "./form/parameter-fields.tsx";
import { ServerFields } from "./form/server-fields.tsx";
import { History } from "./history.tsx";
import { ResponseView } from "./response/response-view.tsx";
import { SendBar } from "./send-bar.tsx";
import { type ConsoleModel, useConsole } from "./use-console.ts";

/** Fills in, sends and shows one operation. */
export function Console(props: ConsoleProps): ReactNode {
  const { session } = props;
  const { operation } = props.data;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const response = useRef<HTMLDivElement>(null);
  const model = useConsole(props, () => focusFirstError(form.current));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The button that sends is at the lower edge of the window, as soon as there is room for it.
    showBeginning(heading.current);
  }, []);
  const { status } = model.sending;
  useEffect(() => {
    if (status === "done") showBeginning(response.current);
  }, [status]);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void model.send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void model.send();
  };
  return (
    <section className="console" aria-labelledby={id}>
      <header className="console-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {localized("tryIt")}
        </h2>
        <button type="button" className="console-link" onClick={props.onClose}>
          {localized("closeConsole")}
        </button>
      </header>
      <form ref={form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <FormFields {...props} model={model} />
        <SendBar
          request={model.shownRequest}
          isPractice={model.isPractice}
          obstacles={model.obstacles}
          problemCount={model.problems.length}
          isSending={model.sending.status === "sending"}
          onCancel={model.cancel}
          onCopyAddress={() => void model.copyAddress()}
        />
        <div className="console-response" ref={response}>
          <ResponseView operation={operation} state={model.sending} isPractice={model.isPractice} />
        </div>
      </form>
      <History entries={session.history} operation={operation.id} onRestore={model.restore} />
    </section>
  );
}

/** All that the reader fills in. */
function FormFields({
  data,
  session,
  practice,
  homeUrl,
  model,
}: ConsoleProps & { model: ConsoleModel }) {
  const { operation } = data;
  return (
    <div>
      <ServerFields
        servers={operation.servers}
        anyServer={data.anyServer ?? false}
        form={model.form}
        onChange={model.setServer}
        resetPractice={practice && model.resetPractice}
        error={model.problems.find(({ field }) => field.in === "server")?.message}
      />
      <AuthorizationFields
        data={data}
        requirement={model.form.requirement}
        onRequirement={(requirement) => model.change({ requirement })}
        store={model.store}
        homeUrl={homeUrl}
        onSecret={model.redraw}
        note={model.isPractice ? localized("practiceKey") : undefined}
      />
      <ParameterFields
        operation={operation}
        texts={model.form.parameters}
        problems={model.problems}
        onChange={(parameters) => model.change({ parameters })}
      />
      <BodyFields
        operation={operation}
        form={model.form}
        problems={model.problems}
        asFields={session.asFields}
        onAsFields={model.setAsFields}
        onChange={model.change}
      />
      <OptionFields
        operation={operation}
        accept={model.form.accept}
        onAccept={(accept) => model.change({ accept })}
        timeoutSeconds={session.timeoutSeconds}
        onTimeout={model.setTimeoutSeconds}
      />
    </div>
  );
}

function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
}

/** Brings the beginning of the console or of an answer into sight, if most of it is not there. */
function showBeginning(element: HTMLElement | null): void {
  const top = element?.getBoundingClientRect().top ?? 0;
  if (top > innerHeight / 2) element?.scrollIntoView({ block: "start" });
}
