import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Cell, Row, Table } from "../../table.tsx";
import { Heading, Line, Mono } from "../../text.tsx";

/** The section Routes of a configuration. */
export const routes: Screen = {
  caption: "Two route rules for one host. They are tested from top to bottom.",
  alternative:
    "the section Routes of the configuration for staging. Rule 1: host staging.parcels.riverside.example, path prefix /api, component tracking-api, rewrite to a slash, redirect to HTTPS on. Rule 2: the same host, path prefix slash, component tracking-web, redirect to HTTPS on. The button Add route is below.",
  drawing: (
    <Console menu="Applications" path={["Parcel Tracker", "Configurations", "staging"]}>
      <Title step={1}>Configuration for staging</Title>
      <Line>
        <Heading>Routes</Heading>
        <Mono>staging.parcels.riverside.example</Mono>
      </Line>
      <Table columns={["#", "Path prefix", "Component", "Rewrite", "HTTPS"]} drop={[4, 5]}>
        <Row>
          <Cell>⠿ 1</Cell>
          <Cell>
            <Mono>/api</Mono>
          </Cell>
          <Cell>
            <Mono>tracking-api</Mono>
          </Cell>
          <Cell>
            <Mono>/</Mono>
          </Cell>
          <Cell>on</Cell>
        </Row>
        <Row>
          <Cell>⠿ 2</Cell>
          <Cell>
            <Mono>/</Mono>
          </Cell>
          <Cell>
            <Mono>tracking-web</Mono>
          </Cell>
          <Cell>–</Cell>
          <Cell>on</Cell>
        </Row>
      </Table>
      <Form>
        <Field step={3} label="Note" whole>
          Host of staging
        </Field>
      </Form>
      <Actions>
        <Button step={2}>Add route</Button>
        <Button kind="primary">Save</Button>
      </Actions>
    </Console>
  ),
};
