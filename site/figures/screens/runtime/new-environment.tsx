import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Field, Form, Switch } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Heading, Mono } from "../../text.tsx";
import { Tile, Tiles } from "../../tile.tsx";

/** The form behind New environment. */
export const newEnvironment: Screen = {
  caption: "New environment, filled in for dev.",
  alternative:
    "the form New environment. Display name Development, technical name dev, cluster mill-eu-1, owning team logistics. Production is off, Allow previews is on. The quota is 8 CPU, 16 GiB of memory and 100 GiB of storage.",
  drawing: (
    <Console menu="Environments" user="IC" path={["Environments", "New environment"]}>
      <Title step={3}>New environment</Title>
      <Form>
        <Field label="Display name">Development</Field>
        <Field label="Technical name" kind="code">
          dev
        </Field>
        <Field label="Cluster" kind="list">
          <Mono>mill-eu-1</Mono>
        </Field>
        <Field label="Owning team" kind="list">
          logistics
        </Field>
        <Switch label="Production" />
        <Switch label="Allow previews" on />
      </Form>
      <Heading>Quota</Heading>
      <Tiles>
        <Tile label="CPU" value="8" />
        <Tile label="Memory" value="16 GiB" />
        <Tile label="Storage" value="100 GiB" />
      </Tiles>
      <Actions>
        <Button>Cancel</Button>
        <Button kind="primary" step={4}>
          Create
        </Button>
      </Actions>
    </Console>
  ),
};
