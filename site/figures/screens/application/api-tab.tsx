import { Actions, Button } from "../../button.tsx";
import { CodePane } from "../../code-pane.tsx";
import { Console, Title } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Tabs } from "../../tabs.tsx";
import { Mono } from "../../text.tsx";

/** The tab API with a response. */
export const apiTab: Screen = {
  caption: "An operation of tracking-api, tried against staging.",
  alternative:
    "the tab API of tracking-api with environment staging. The operation GET /parcels/{parcelId} is chosen, the parameter parcelId is PX-20418, the authorization is None. The response has status 200 after 38 ms; its body holds the id PX-20418, the status IN_TRANSIT and the depot oslo-3.",
  drawing: (
    <Console menu="Applications" path={["Applications", "Parcel Tracker", "tracking-api"]}>
      <Title state={<State is="Ready" />}>tracking-api</Title>
      <Tabs step={1} of="component" open="API" />
      <Form>
        <Field step={2} label="Environment" kind="list">
          staging
        </Field>
        <Field step={3} label="Operation" kind="list">
          <Mono>{"GET /parcels/{parcelId}"}</Mono>
        </Field>
        <Field step={4} label="parcelId" kind="code">
          PX-20418
        </Field>
        <Field step={5} label="Authorization" kind="list">
          None
        </Field>
      </Form>
      <Actions>
        <Button>Save to collection</Button>
        <Button kind="primary" step={6}>
          Send
        </Button>
      </Actions>
      <CodePane
        title="200 · 38 ms"
        lines={[
          "{",
          '  "id": "PX-20418",',
          '  "status": "IN_TRANSIT",',
          '  "depot": "oslo-3"',
          "}",
        ]}
      />
    </Console>
  ),
};
