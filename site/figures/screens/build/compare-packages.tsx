import { CodePane } from "../../code-pane.tsx";
import { Console, Title } from "../../console.tsx";
import type { Screen } from "../../screen.ts";
import { Cell, Row, Table } from "../../table.tsx";
import { Mono } from "../../text.tsx";

/** Two packages side by side. */
export const comparePackages: Screen = {
  caption: "Package 2.3.0 compared with 2.2.1, which runs in prod: one component has changed.",
  alternative:
    "the comparison of the packages 2.2.1 and 2.3.0. tracking-api is changed from 1.3.2 to 1.4.0, tracking-web 2.1.0 and notifier 1.0.3 are unchanged. Below are three commits between the Git tags v1.3.2 and v1.4.0.",
  drawing: (
    <Console menu="Applications" path={["Applications", "Parcel Tracker", "Packages", "Compare"]}>
      <Title>2.2.1 and 2.3.0</Title>
      <Table columns={["Component", "2.2.1", "2.3.0", "Result"]} drop={[2]}>
        <Row on>
          <Cell>
            <Mono>tracking-api</Mono>
          </Cell>
          <Cell>1.3.2</Cell>
          <Cell>1.4.0</Cell>
          <Cell>Changed</Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>tracking-web</Mono>
          </Cell>
          <Cell>2.1.0</Cell>
          <Cell>2.1.0</Cell>
          <Cell>Unchanged</Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>notifier</Mono>
          </Cell>
          <Cell>1.0.3</Cell>
          <Cell>1.0.3</Cell>
          <Cell>Unchanged</Cell>
        </Row>
      </Table>
      <CodePane
        title="tracking-api, v1.3.2 to v1.4.0"
        lines={[
          "8f3c2a1  Offer delivery to lockers",
          "52be90d  Ask the carrier once per parcel",
          "1d07c44  Name the depot in each scan",
        ]}
      />
    </Console>
  ),
};
