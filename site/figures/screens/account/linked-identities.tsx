import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import type { Screen } from "../../screen.ts";
import { Cell, Row, Table } from "../../table.tsx";
import { Tabs } from "../../tabs.tsx";

/** The tab Linked identities. */
export const linkedIdentities: Screen = {
  caption: "Linked identities before GitHub is linked.",
  alternative:
    "the tab Linked identities of the profile. The row GitHub is not linked and has the button Link; the row Company log-in is linked since September 12, 2026.",
  drawing: (
    <Console path={["Profile"]}>
      <Title>Profile</Title>
      <Tabs step={1} of="profile" open="Linked identities" />
      <Table columns={["Identity", "Linked", ""]}>
        <Row>
          <Cell>GitHub</Cell>
          <Cell>Not linked</Cell>
          <Cell>
            <Button step={2}>Link</Button>
          </Cell>
        </Row>
        <Row>
          <Cell>Company log-in</Cell>
          <Cell>September 12, 2026</Cell>
          <Cell>
            <Button>Unlink</Button>
          </Cell>
        </Row>
      </Table>
    </Console>
  ),
};
