import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Cell, Row, Table } from "../../table.tsx";
import { Heading, Mono } from "../../text.tsx";

/** A degraded deployment with a replica open. */
export const replicaNotReady: Screen = {
  caption:
    "Where to look when a replica is not ready: its last exit, its restarts, and the button Logs.",
  alternative:
    "the page of a degraded deployment to staging. The row of tracking-api shows 2 of 3 replicas ready and is open: two replicas are ready, the third is not and has restarted 4 times. The pod details below say Last exit OOMKilled, code 137, and offer the buttons Logs, Traces and Dashboard.",
  drawing: (
    <Console
      menu="Delivery"
      entry="Deployments"
      path={["Parcel Tracker", "Deployments", "staging"]}
    >
      <Title state={<State is="Degraded" />}>2.3.0 to staging</Title>
      <Table columns={["Replica", "Release", "Ready", "Restarts"]} drop={[2]}>
        <Row>
          <Cell>
            <Mono>…-7d9f-k2x8p</Mono>
          </Cell>
          <Cell>1.4.0</Cell>
          <Cell>✓</Cell>
          <Cell>0</Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>…-7d9f-q6m4z</Mono>
          </Cell>
          <Cell>1.4.0</Cell>
          <Cell>✓</Cell>
          <Cell>0</Cell>
        </Row>
        <Row on>
          <Cell step={1}>
            <Mono>…-7d9f-w3t7c</Mono>
          </Cell>
          <Cell>1.4.0</Cell>
          <Cell>✕</Cell>
          <Cell>4</Cell>
        </Row>
      </Table>
      <Heading>Pod details</Heading>
      <Form>
        <Field step={2} label="Last exit">
          OOMKilled, code 137
        </Field>
        <Field label="Restarts">4</Field>
      </Form>
      <Actions>
        <Button kind="primary" step={4}>
          Logs
        </Button>
        <Button>Traces</Button>
        <Button>Dashboard</Button>
      </Actions>
    </Console>
  ),
};
