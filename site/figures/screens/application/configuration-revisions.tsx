import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Cell, Row, Table } from "../../table.tsx";
import { Tabs } from "../../tabs.tsx";

/** The tab Configurations with two revisions selected. */
export const configurationRevisions: Screen = {
  caption: "Two revisions of staging, selected to be compared.",
  alternative:
    "the tab Configurations of Parcel Tracker. For staging, revision 12 is Ready and selected, with the note Longer carrier timeout; revision 11 is Ready and selected too. For prod there is revision 7, Ready. The button Compare stands above the list.",
  drawing: (
    <Console menu="Applications" path={["Applications", "Parcel Tracker"]}>
      <Title state={<State is="Active" />}>Parcel Tracker</Title>
      <Tabs step={1} of="application" open="Configurations" />
      <Actions>
        <Button kind="primary" step={3}>
          Compare
        </Button>
      </Actions>
      <Table columns={["Environ\u00adment", "Revision", "State", "Note"]} drop={[4]}>
        <Row on>
          <Cell step={2}>staging</Cell>
          <Cell>12</Cell>
          <Cell>
            <State is="Ready" />
          </Cell>
          <Cell>Longer carrier timeout</Cell>
        </Row>
        <Row on>
          <Cell>staging</Cell>
          <Cell>11</Cell>
          <Cell>
            <State is="Ready" />
          </Cell>
          <Cell>Two replicas for tracking-web</Cell>
        </Row>
        <Row>
          <Cell>prod</Cell>
          <Cell>7</Cell>
          <Cell>
            <State is="Ready" />
          </Cell>
          <Cell>Six replicas</Cell>
        </Row>
      </Table>
    </Console>
  ),
};
