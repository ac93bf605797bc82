import { Bar } from "../../bars.tsx";
import { Console } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Cell, Row, Table } from "../../table.tsx";
import { Tile, Tiles } from "../../tile.tsx";

/** The page Summary, resource use. */
export const summary: Screen = {
  caption:
    "Resource use of the environments on mill-eu-1: what is requested, as a share of the quota.",
  alternative:
    "the page Summary with time range 30 days and team logistics. Tiles count 1 application, 3 components, 1 library, 3 environments, 8 managed services and 4 users. Below, bars compare requested CPU with the quota of 8: dev 2.4, test 2.0, staging 5.1.",
  drawing: (
    <Console menu="Insights" entry="Summary" user="IC" path={["Insights", "Summary"]}>
      <Form>
        <Field step={2} label="Time range" kind="list">
          30 days
        </Field>
        <Field step={3} label="Team" kind="list">
          logistics
        </Field>
      </Form>
      <Tiles>
        <Tile label="Applications" value="1" />
        <Tile label="Components" value="3" />
        <Tile label="Libraries" value="1" />
        <Tile label="Environments" value="3" />
        <Tile label="Managed services" value="8" />
        <Tile label="Users" value="4" />
      </Tiles>
      <Table columns={["Environ\u00adment", "CPU requested / quota", "Share"]} drop={[2]}>
        <Row>
          <Cell>dev</Cell>
          <Cell>2.4 / 8</Cell>
          <Cell>
            <Bar to={30} />
          </Cell>
        </Row>
        <Row>
          <Cell>test</Cell>
          <Cell>2.0 / 8</Cell>
          <Cell>
            <Bar to={25} />
          </Cell>
        </Row>
        <Row>
          <Cell>staging</Cell>
          <Cell>5.1 / 8</Cell>
          <Cell>
            <Bar to={64} />
          </Cell>
        </Row>
      </Table>
    </Console>
  ),
};
