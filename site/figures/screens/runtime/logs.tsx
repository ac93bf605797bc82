import { Actions, Button } from "../../button.tsx";
import { Console } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Cell, Row, Table } from "../../table.tsx";
import { Line, Mono } from "../../text.tsx";

/** The page Logs. */
export const logs: Screen = {
  caption: "Logs of tracking-api in staging, with one line open.",
  alternative:
    "the page Logs under Observe. Environment staging, application parcel-tracker, component tracking-api, level Warn and above, last 15 minutes, search for carrier. Three lines are listed; one is open and shows its fields: parcelId PX-20418, durationMs 2004 and a trace id with the button Open trace.",
  drawing: (
    <Console menu="Observe" entry="Logs" path={["Observe", "Logs"]}>
      <Form>
        <Field step={2} label="Environment" kind="list">
          staging
        </Field>
        <Field step={3} label="Application" kind="list">
          parcel-tracker
        </Field>
        <Field label="Component" kind="list">
          tracking-api
        </Field>
        <Field label="Level" kind="list">
          Warn and above
        </Field>
        <Field step={4} label="Time" kind="list">
          Last 15 minutes
        </Field>
        <Field step={5} label="Search">
          carrier
        </Field>
      </Form>
      <Actions>
        <Button>Download</Button>
        <Button step={7}>Live</Button>
      </Actions>
      <Table columns={["Time", "Level", "Message"]} drop={[1]}>
        <Row>
          <Cell>09:52:41</Cell>
          <Cell>WARN</Cell>
          <Cell>Carrier answered late</Cell>
        </Row>
        <Row on>
          <Cell step={6}>09:52:07</Cell>
          <Cell>ERROR</Cell>
          <Cell>Carrier did not answer</Cell>
        </Row>
        <Row>
          <Cell>09:51:58</Cell>
          <Cell>WARN</Cell>
          <Cell>Carrier answered late</Cell>
        </Row>
      </Table>
      <Line>
        <Mono>parcelId PX-20418 · durationMs 2004 · trace_id 8d0f3b6c…</Mono>
        <Button>Open trace</Button>
      </Line>
    </Console>
  ),
};
