import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Dialog } from "../../dialog.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Checks } from "../../stages.tsx";
import { State } from "../../state.tsx";
import { Tabs } from "../../tabs.tsx";

/** The dialog behind Deploy. */
export const deploy: Screen = {
  caption: "The dialog Deploy with all checks passed.",
  alternative:
    "the dialog Deploy over the page of Parcel Tracker. Package 2.3.0, environment staging, configuration revision Latest ready, which is 12, and the domain staging.parcels.riverside.example. The checks for rights, package, configuration, services and quota have passed, so the button Deploy can be pressed.",
  drawing: (
    <Console
      menu="Applications"
      path={["Applications", "Parcel Tracker"]}
      dialog={
        <Dialog
          title="Deploy Parcel Tracker"
          actions={
            <>
              <Button>Cancel</Button>
              <Button kind="primary" step={5}>
                Deploy
              </Button>
            </>
          }
        >
          <Form>
            <Field step={2} label="Package" kind="list">
              2.3.0
            </Field>
            <Field label="Environment" kind="list">
              staging
            </Field>
            <Field label="Configuration revision" kind="list" whole>
              Latest ready (12)
            </Field>
            <Field label="Domain" kind="code" whole>
              staging.parcels.riverside.example
            </Field>
          </Form>
          <Checks
            step={3}
            of={[
              "You may deploy here",
              "Package is not archived",
              "Configuration is ready",
              "Services are ready",
              "Quota is sufficient",
            ]}
          />
        </Dialog>
      }
    >
      <Title state={<State is="Active" />} actions={<Button step={1}>Deploy</Button>}>
        Parcel Tracker
      </Title>
      <Tabs of="application" open="Deployments" />
    </Console>
  ),
};
