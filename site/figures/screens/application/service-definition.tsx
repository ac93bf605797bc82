import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Cell, Row, Table } from "../../table.tsx";
import { Mono } from "../../text.tsx";

/** The form behind New definition. */
export const serviceDefinition: Screen = {
  caption: "The definition of carrier-rates: the variables that each service of this kind has.",
  alternative:
    "the form New definition. Display name Carrier rates, technical name carrier-rates, owning team logistics. Three variables: URL, plain, required; API_KEY, secret, required; TIMEOUT_MS, plain, required, default 2000.",
  drawing: (
    <Console
      menu="Services"
      entry="Definitions"
      user="IC"
      path={["Services", "Definitions", "New definition"]}
    >
      <Title>New definition</Title>
      <Form>
        <Field step={2} label="Display name">
          Carrier rates
        </Field>
        <Field label="Technical name" kind="code">
          carrier-rates
        </Field>
        <Field label="Owning team" kind="list">
          logistics
        </Field>
      </Form>
      <Table columns={["Suffix", "Kind", "Required", "Default"]} drop={[3]}>
        <Row>
          <Cell step={3}>
            <Mono>URL</Mono>
          </Cell>
          <Cell>Plain</Cell>
          <Cell>Yes</Cell>
          <Cell />
        </Row>
        <Row>
          <Cell>
            <Mono>API_KEY</Mono>
          </Cell>
          <Cell>Secret</Cell>
          <Cell>Yes</Cell>
          <Cell />
        </Row>
        <Row>
          <Cell>
            <Mono>TIMEOUT_MS</Mono>
          </Cell>
          <Cell>Plain</Cell>
          <Cell>Yes</Cell>
          <Cell>2000</Cell>
        </Row>
      </Table>
      <Actions>
        <Button>Cancel</Button>
        <Button kind="primary" step={4}>
          Create
        </Button>
      </Actions>
    </Console>
  ),
};
