import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Cell, Row, Table } from "../../table.tsx";
import { Heading, Mono } from "../../text.tsx";

/** The editor of a configuration, section Instances. */
export const configurationInstances: Screen = {
  caption:
    "The section Instances: one row for each connection, and the service that this environment gives it.",
  alternative:
    "the section Instances of the configuration for test. tracking-api has PARCEL_DB of type PostgreSQL with instance parcel-db-test, PARCEL_EVENTS of type Apache Kafka with parcel-events-test, and the external CARRIER_RATES with carrier-rates. notifier has PARCEL_EVENTS with parcel-events-test.",
  drawing: (
    <Console menu="Applications" path={["Parcel Tracker", "Configurations", "test"]}>
      <Title state={<State is="Ready" />} actions={<Button kind="primary">Save</Button>}>
        Configuration for test
      </Title>
      <Heading>Instances</Heading>
      <Table columns={["Component", "Connection", "Type", "Instance"]} drop={[1, 3]}>
        <Row>
          <Cell>
            <Mono>tracking-api</Mono>
          </Cell>
          <Cell>
            <Mono>PARCEL_DB</Mono>
          </Cell>
          <Cell>PostgreSQL</Cell>
          <Cell>parcel-db-test&nbsp;▾</Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>tracking-api</Mono>
          </Cell>
          <Cell>
            <Mono>PARCEL_EVENTS</Mono>
          </Cell>
          <Cell>Apache Kafka</Cell>
          <Cell>parcel-events-test&nbsp;▾</Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>tracking-api</Mono>
          </Cell>
          <Cell>
            <Mono>CARRIER_RATES</Mono>
          </Cell>
          <Cell>External service</Cell>
          <Cell>carrier-rates&nbsp;▾</Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>notifier</Mono>
          </Cell>
          <Cell>
            <Mono>PARCEL_EVENTS</Mono>
          </Cell>
          <Cell>Apache Kafka</Cell>
          <Cell>parcel-events-test&nbsp;▾</Cell>
        </Row>
      </Table>
    </Console>
  ),
};
