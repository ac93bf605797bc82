import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Chips, Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";

/** The form behind New application. */
export const createApplication: Screen = {
  caption: "The form of New application, filled in for Parcel Tracker.",
  alternative:
    "the page New application. Display name Parcel Tracker, technical name parcel-tracker, a description, owning team logistics, allowed environments dev, test, staging and prod, and production environment prod. Below are the buttons Cancel and Create.",
  drawing: (
    <Console menu="Applications" path={["Applications", "New application"]}>
      <Title step={3}>New application</Title>
      <Form>
        <Field label="Display name">Parcel Tracker</Field>
        <Field label="Technical name" kind="code">
          parcel-tracker
        </Field>
        <Field label="Description" kind="text" whole>
          Shows customers where their parcel is and tells them when it moves.
        </Field>
        <Field label="Owning team" kind="list">
          logistics
        </Field>
        <Field label="Production environment" kind="list">
          prod
        </Field>
        <Field label="Allowed environments" whole>
          <Chips of={["dev", "test", "staging", "prod"]} />
        </Field>
      </Form>
      <Actions>
        <Button>Cancel</Button>
        <Button kind="primary" step={4}>
          Create
        </Button>
      </Actions>
    </Console>
  ),
};
