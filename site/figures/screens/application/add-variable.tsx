import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Dialog } from "../../dialog.tsx";
import { Field, Form, Switch } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Tabs } from "../../tabs.tsx";

/** The dialog behind Add variable. */
export const addVariable: Screen = {
  caption: "Add variable with Secret switched on.",
  alternative:
    "the dialog Add variable over the tab Variables of the environment staging. Name SMTP_PASSWORD, a masked value, Secret switched on, and the description Relay account parcels, from the network team.",
  drawing: (
    <Console
      menu="Environments"
      path={["Environments", "staging"]}
      dialog={
        <Dialog
          title="Add variable"
          actions={
            <>
              <Button>Cancel</Button>
              <Button kind="primary" step={5}>
                Save
              </Button>
            </>
          }
        >
          <Form>
            <Field step={4} label="Name" kind="code">
              SMTP_PASSWORD
            </Field>
            <Field label="Value">••••••••••••</Field>
            <Switch label="Secret" on />
            <Field label="Description" whole>
              Relay account parcels, from the network team
            </Field>
          </Form>
        </Dialog>
      }
    >
      <Title state={<State is="Ready" />} actions={<Button step={3}>Add variable</Button>}>
        staging
      </Title>
      <Tabs step={2} of="environment" open="Variables" />
    </Console>
  ),
};
