import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import type { Screen } from "../../screen.ts";
import { Stages } from "../../stages.tsx";
import { State } from "../../state.tsx";
import { Cell, Row, Table } from "../../table.tsx";
import { Heading, Mono } from "../../text.tsx";

/** A deployment while it rolls out. */
export const deploymentPage: Screen = {
  caption: "A deployment to staging while replicas are exchanged: stages, components, events.",
  alternative:
    "the page of the deployment of package 2.3.0 to staging in the state Rolling out. The stages Queued and Preparing are done, Rolling out has taken 48 seconds so far, Healthy is next. tracking-api 1.4.0 has 2 of 3 replicas ready, tracking-web 2.1.0 has 2 of 2, notifier 1.0.3 has 1 of 1. The newest events say replica ready, container started and image pulled.",
  drawing: (
    <Console
      menu="Delivery"
      entry="Deployments"
      path={["Parcel Tracker", "Deployments", "staging"]}
    >
      <Title state={<State is="Rolling out" />} actions={<Button>Cancel</Button>}>
        2.3.0 to staging
      </Title>
      <Stages
        at="Rolling out"
        of={[
          ["Queued", "1 s"],
          ["Preparing", "6 s"],
          ["Rolling out", "48 s"],
          ["Healthy", ""],
        ]}
      />
      <Table columns={["Component", "Release", "Ready", "This deployment"]} drop={[4]}>
        <Row on>
          <Cell>
            <Mono>tracking-api</Mono>
          </Cell>
          <Cell>1.4.0</Cell>
          <Cell>2/3</Cell>
          <Cell>changed</Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>tracking-web</Mono>
          </Cell>
          <Cell>2.1.0</Cell>
          <Cell>2/2</Cell>
          <Cell>unchanged</Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>notifier</Mono>
          </Cell>
          <Cell>1.0.3</Cell>
          <Cell>1/1</Cell>
          <Cell>unchanged</Cell>
        </Row>
      </Table>
      <Heading>Events</Heading>
      <Table columns={["Time", "Event", "Component"]} drop={[3]}>
        <Row>
          <Cell>09:52:31</Cell>
          <Cell>Replica ready</Cell>
          <Cell>
            <Mono>tracking-api</Mono>
          </Cell>
        </Row>
        <Row>
          <Cell>09:52:12</Cell>
          <Cell>Container started</Cell>
          <Cell>
            <Mono>tracking-api</Mono>
          </Cell>
        </Row>
        <Row>
          <Cell>09:52:04</Cell>
          <Cell>Image pulled</Cell>
          <Cell>
            <Mono>tracking-api</Mono>
          </Cell>
        </Row>
      </Table>
    </Console>
  ),
};
