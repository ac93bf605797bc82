import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Step } from "../../step.tsx";
import { Cell, Row, Table } from "../../table.tsx";
import { Tabs } from "../../tabs.tsx";
import { Heading, Line, Mono } from "../../text.tsx";
import { Tile, Tiles } from "../../tile.tsx";

/** The tab Quality. */
export const quality: Screen = {
  caption: "The tab Quality of tracking-api: the gate with its conditions, then the findings.",
  alternative:
    "the tab Quality of tracking-api, branch main. The gate has passed: 0 new blocker issues, 84 percent coverage of new code, 1.2 percent duplication. Two findings are listed with file, line and severity.",
  drawing: (
    <Console menu="Applications" path={["Applications", "Parcel Tracker", "tracking-api"]}>
      <Title state={<State is="Ready" />} actions={<Button>Gate settings</Button>}>
        tracking-api
      </Title>
      <Tabs step={1} of="component" open="Quality" />
      <Form>
        <Field step={2} label="Branch" kind="list">
          main
        </Field>
        <Field label="Build" kind="list">
          1.4.0
        </Field>
      </Form>
      <Line>
        <Step step={3} />
        <Heading>Gate passed</Heading>
      </Line>
      <Tiles>
        <Tile label="New blocker issues" value="0" />
        <Tile label="Coverage of new code" value="84%" />
        <Tile label="Duplication" value="1.2%" />
      </Tiles>
      <Table columns={["Finding", "Severity", "Line"]} drop={[3]}>
        <Row>
          <Cell>
            <Mono>RateService.java</Mono>
          </Cell>
          <Cell>Major</Cell>
          <Cell>118</Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>ScanController.java</Mono>
          </Cell>
          <Cell>Minor</Cell>
          <Cell>42</Cell>
        </Row>
      </Table>
    </Console>
  ),
};
