import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Dialog } from "../../dialog.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Badge, State } from "../../state.tsx";
import { Tabs } from "../../tabs.tsx";

/** The dialog behind Connect service. */
export const connectService: Screen = {
  caption: "Connect service declares PARCEL_DB on the branch main.",
  alternative:
    "the dialog Connect service over the tab Connections of tracking-api, branch main. Name PARCEL_DB, type PostgreSQL, description Parcels and their scans.",
  drawing: (
    <Console
      menu="Applications"
      path={["Applications", "Parcel Tracker", "tracking-api"]}
      dialog={
        <Dialog
          title="Connect service"
          actions={
            <>
              <Button>Cancel</Button>
              <Button kind="primary" step={4}>
                Save
              </Button>
            </>
          }
        >
          <Form>
            <Field step={3} label="Name" kind="code">
              PARCEL_DB
            </Field>
            <Field label="Type" kind="list">
              PostgreSQL
            </Field>
            <Field label="Description" whole>
              Parcels and their scans
            </Field>
          </Form>
        </Dialog>
      }
    >
      <Title
        state={<State is="Ready" />}
        actions={
          <>
            <Badge>Branch: main ▾</Badge>
            <Button step={2}>Connect service</Button>
          </>
        }
      >
        tracking-api
      </Title>
      <Tabs step={1} of="component" open="Connections" />
    </Console>
  ),
};
