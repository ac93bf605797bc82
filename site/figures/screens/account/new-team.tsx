import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Chips, Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";

/** The form behind New team. */
export const newTeam: Screen = {
  caption: "New team, filled in for Billing.",
  alternative:
    "the form New team. Display name Billing, technical name billing, description Invoices for carriers and customers, owner Amara Osei.",
  drawing: (
    <Console
      menu="Administration"
      entry="Teams"
      user="PL"
      path={["Administration", "Teams", "New team"]}
    >
      <Title step={2}>New team</Title>
      <Form>
        <Field label="Display name">Billing</Field>
        <Field label="Technical name" kind="code">
          billing
        </Field>
        <Field label="Description" whole>
          Invoices for carriers and customers
        </Field>
        <Field label="Owners" whole>
          <Chips of={["Amara Osei"]} />
        </Field>
      </Form>
      <Actions>
        <Button>Cancel</Button>
        <Button kind="primary" step={3}>
          Create
        </Button>
      </Actions>
    </Console>
  ),
};
