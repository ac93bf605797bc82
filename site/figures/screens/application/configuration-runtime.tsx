import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Badge } from "../../state.tsx";
import { Heading, Line, Muted } from "../../text.tsx";

/** The section Runtime of a configuration. */
export const configurationRuntime: Screen = {
  caption:
    "The section Runtime for prod: only what differs from the release has a value of its own.",
  alternative:
    "the section Runtime of tracking-api in the configuration for prod. Replicas is 6 and CPU request is 500m. Memory request, memory limit and port show the defaults of the release. The sum at the foot compares the requests with the free quota of prod. A note says Six replicas for the autumn peak.",
  drawing: (
    <Console menu="Applications" path={["Parcel Tracker", "Configurations", "prod"]}>
      <Title>Configuration for prod</Title>
      <Line>
        <Heading>tracking-api</Heading>
        <Muted>Files · Variables · Secrets · Instances</Muted>
        <Badge>Runtime</Badge>
      </Line>
      <Form>
        <Field step={3} label="Replicas">
          6
        </Field>
        <Field label="CPU request">500m</Field>
        <Field label="Memory request">
          <Muted>256 MiB</Muted>
        </Field>
        <Field label="Memory limit">
          <Muted>1 GiB</Muted>
        </Field>
        <Field label="Port">
          <Muted>8080</Muted>
        </Field>
        <Field step={4} label="Note" whole>
          Six replicas for the autumn peak
        </Field>
      </Form>
      <Actions>
        <Button kind="primary">Save</Button>
      </Actions>
    </Console>
  ),
};
