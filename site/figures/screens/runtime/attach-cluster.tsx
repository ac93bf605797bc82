import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";

/** The form behind Attach cluster. */
export const attachCluster: Screen = {
  caption: "Attach cluster, filled in for mill-eu-2.",
  alternative:
    "the form Attach cluster. Display name Europe 2, production, technical name mill-eu-2, cloud public, region eu-central, maintenance window Sunday, 03:00 UTC, 4 hours.",
  drawing: (
    <Console
      menu="Administration"
      entry="Clusters"
      user="PL"
      path={["Administration", "Clusters", "Attach cluster"]}
    >
      <Title step={2}>Attach cluster</Title>
      <Form>
        <Field label="Display name">Europe 2, production</Field>
        <Field label="Technical name" kind="code">
          mill-eu-2
        </Field>
        <Field label="Cloud" kind="list">
          public
        </Field>
        <Field label="Region">eu-central</Field>
        <Field label="Maintenance window" kind="list" whole>
          Sunday, 03:00 UTC, 4 hours
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
