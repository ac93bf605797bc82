import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Chips, Field, Form, Switch } from "../../form.tsx";
import type { Screen } from "../../screen.ts";

/** The form behind New service, for PostgreSQL. */
export const newService: Screen = {
  caption: "New service for PostgreSQL, filled in for staging.",
  alternative:
    "the form New service for PostgreSQL. Display name Parcel DB, technical name parcel-db, owning team logistics, environment staging, version 16, size Small with 0.5 CPU, 1 GiB and 10 GiB disk, high availability off, database parcels, extension pg_trgm.",
  drawing: (
    <Console
      menu="Services"
      entry="Managed"
      user="IC"
      path={["Services", "Managed", "New service"]}
    >
      <Title step={3}>New service: PostgreSQL</Title>
      <Form>
        <Field label="Display name">Parcel DB</Field>
        <Field label="Technical name" kind="code">
          parcel-db
        </Field>
        <Field label="Owning team" kind="list">
          logistics
        </Field>
        <Field label="Environment" kind="list">
          staging
        </Field>
        <Field label="Version" kind="list">
          16
        </Field>
        <Field label="Size" kind="list" hint="0.5 CPU, 1 GiB, 10 GiB disk">
          Small
        </Field>
        <Field label="Database" kind="code">
          parcels
        </Field>
        <Field label="Extensions">
          <Chips of={["pg_trgm"]} />
        </Field>
        <Switch label="High availability" />
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
