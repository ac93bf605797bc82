import { Console, Title } from "../../console.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Cell, Row, Table } from "../../table.tsx";
import { Tabs } from "../../tabs.tsx";
import { Mono } from "../../text.tsx";

/** The tab Permissions, view Effective access. */
export const effectiveAccess: Screen = {
  caption:
    "Effective access on prod after the grant to logistics: everyone with a level, and where it comes from.",
  alternative:
    "the tab Permissions of the environment prod, switched from Grants to Effective access. Petra Lindqvist has MANAGE as Platform administrator. Ines Calder, Amara Osei, Jun Park and Tomas Wirth have DEPLOY through the grant to team logistics.",
  drawing: (
    <Console menu="Environments" user="PL" path={["Environments", "prod"]}>
      <Title state={<State is="Ready" />}>prod</Title>
      <Tabs of="environment" open="Permissions" />
      <Tabs step={1} of="permissions" open="Effective access" />
      <Table columns={["Person", "Level", "Source"]}>
        <Row>
          <Cell step={2}>Petra Lindqvist</Cell>
          <Cell>
            <Mono>MANAGE</Mono>
          </Cell>
          <Cell>Platform administrator</Cell>
        </Row>
        <Row>
          <Cell>Ines Calder</Cell>
          <Cell>
            <Mono>DEPLOY</Mono>
          </Cell>
          <Cell>Grant to team logistics</Cell>
        </Row>
        <Row>
          <Cell>Amara Osei</Cell>
          <Cell>
            <Mono>DEPLOY</Mono>
          </Cell>
          <Cell>Grant to team logistics</Cell>
        </Row>
        <Row>
          <Cell>Jun Park</Cell>
          <Cell>
            <Mono>DEPLOY</Mono>
          </Cell>
          <Cell>Grant to team logistics</Cell>
        </Row>
        <Row>
          <Cell>Tomas Wirth</Cell>
          <Cell>
            <Mono>DEPLOY</Mono>
          </Cell>
          <Cell>Grant to team logistics</Cell>
        </Row>
      </Table>
    </Console>
  ),
};
