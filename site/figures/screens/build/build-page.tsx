import { Button } from "../../button.tsx";
import { CodePane, Panes } from "../../code-pane.tsx";
import { Console, Title } from "../../console.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Cell, Row, Table } from "../../table.tsx";
import { Muted } from "../../text.tsx";

/** A running build with its steps and log. */
export const buildPage: Screen = {
  caption:
    "A release build while it runs: its steps with their durations, and the log of the selected one.",
  alternative:
    "the page of a running release build of tracking-api, branch main, version 1.4.0, commit 8f3c2a1 by Tomas Wirth. The steps fetch-source, resolve-version and compile-and-test have a tick and a duration, analyse is running and selected, and five steps follow. Beside them is the log of analyse.",
  drawing: (
    <Console menu="Delivery" entry="Builds" path={["Parcel Tracker", "tracking-api", "Builds"]}>
      <Title state={<State is="Running" />} actions={<Button>Cancel</Button>}>
        Release 1.4.0
      </Title>
      <Muted>main · commit 8f3c2a1 · Tomas Wirth</Muted>
      <Panes>
        <Table columns={["Step", "Duration"]}>
          <Row>
            <Cell>✓ fetch-source</Cell>
            <Cell>4 s</Cell>
          </Row>
          <Row>
            <Cell>✓ resolve-version</Cell>
            <Cell>1 s</Cell>
          </Row>
          <Row>
            <Cell>✓ compile-and-test</Cell>
            <Cell>1 min 52 s</Cell>
          </Row>
          <Row on>
            <Cell>◐ analyse</Cell>
            <Cell>18 s</Cell>
          </Row>
          <Row>
            <Cell>build-image</Cell>
            <Cell />
          </Row>
          <Row>
            <Cell>scan-image</Cell>
            <Cell />
          </Row>
          <Row>
            <Cell>sign-image</Cell>
            <Cell />
          </Row>
          <Row>
            <Cell>publish</Cell>
            <Cell />
          </Row>
          <Row>
            <Cell>tag-source</Cell>
            <Cell />
          </Row>
        </Table>
        <CodePane
          title="Log of analyse"
          lines={[
            "Reading coverage report",
            "Analyzing 214 files",
            "New code: 311 lines",
            "Coverage of new code: 84%",
            "Evaluating quality gate",
          ]}
        />
      </Panes>
    </Console>
  ),
};
