import { Actions, Button } from "../../button.tsx";
import { Console } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Cell, Row, Table } from "../../table.tsx";

/** The page Activity with filters set. */
export const activity: Screen = {
  caption: "Who deployed to prod? The filters and what they find.",
  alternative:
    "the page Activity. Time last 7 days, resource prod, action group Deployments. Three entries: Ines Calder deployed 2.3.0 on September 12 at 14:10 and succeeded, Jun Park tried at 13:52 and was denied, Ines Calder deployed 2.2.1 with an API key on September 9 at 08:30 and succeeded.",
  drawing: (
    <Console menu="Insights" entry="Activity" user="PL" path={["Insights", "Activity"]}>
      <Form>
        <Field step={1} label="Time" kind="list">
          Last 7 days
        </Field>
        <Field step={2} label="Resource" kind="list">
          prod
        </Field>
        <Field step={3} label="Action" kind="list">
          Deployments
        </Field>
      </Form>
      <Actions>
        <Button>Export CSV</Button>
      </Actions>
      <Table columns={["Time (UTC)", "Actor", "Channel", "Resource", "Result"]} drop={[3, 4]}>
        <Row>
          <Cell>Sep 12 14:10</Cell>
          <Cell>Ines Calder</Cell>
          <Cell>Console</Cell>
          <Cell>2.3.0 in prod</Cell>
          <Cell>
            <State is="Succeeded" />
          </Cell>
        </Row>
        <Row>
          <Cell>Sep 12 13:52</Cell>
          <Cell>Jun Park</Cell>
          <Cell>API key</Cell>
          <Cell>2.3.0 in prod</Cell>
          <Cell>
            <State is="Denied" />
          </Cell>
        </Row>
        <Row>
          <Cell>Sep 9 08:30</Cell>
          <Cell>Ines Calder</Cell>
          <Cell>API key</Cell>
          <Cell>2.2.1 in prod</Cell>
          <Cell>
            <State is="Succeeded" />
          </Cell>
        </Row>
      </Table>
    </Console>
  ),
};
