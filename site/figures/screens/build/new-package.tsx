import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Cell, Row, Table } from "../../table.tsx";
import { Mono } from "../../text.tsx";

/** The form behind New package. */
export const newPackage: Screen = {
  caption: "New package with the newest release of each component.",
  alternative:
    "the form New package of Parcel Tracker. Version 2.3.0, label Autumn delivery. A table chooses a release for each component: tracking-api 1.4.0, changed from 1.3.2, tracking-web 2.1.0 and notifier 1.0.3, both unchanged. The button Latest of each stands above the table, Create below it.",
  drawing: (
    <Console menu="Applications" path={["Applications", "Parcel Tracker", "New package"]}>
      <Title>New package</Title>
      <Form>
        <Field step={3} label="Version">
          2.3.0
        </Field>
        <Field step={4} label="Label">
          Autumn delivery
        </Field>
      </Form>
      <Actions>
        <Button step={5}>Latest of each</Button>
      </Actions>
      <Table columns={["Component", "Release", "Since package 2.2.1"]} drop={[3]}>
        <Row>
          <Cell>
            <Mono>tracking-api</Mono>
          </Cell>
          <Cell>1.4.0 ▾</Cell>
          <Cell>from 1.3.2</Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>tracking-web</Mono>
          </Cell>
          <Cell>2.1.0 ▾</Cell>
          <Cell>unchanged</Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>notifier</Mono>
          </Cell>
          <Cell>1.0.3 ▾</Cell>
          <Cell>unchanged</Cell>
        </Row>
      </Table>
      <Actions>
        <Button>Cancel</Button>
        <Button kind="primary" step={7}>
          Create
        </Button>
      </Actions>
    </Console>
  ),
};
