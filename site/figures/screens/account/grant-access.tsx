import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Dialog } from "../../dialog.tsx";
import { Choice, Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Step } from "../../step.tsx";
import { Tabs } from "../../tabs.tsx";
import { Line, Mono, Note } from "../../text.tsx";

/** The dialog behind Grant access, for a team. */
export const grantAccess: Screen = {
  caption: "Grant access to a team, with the line that tells who gains what.",
  alternative:
    "the dialog Grant access over the tab Permissions of the environment prod. Grant to Team, team logistics, level DEPLOY, no end date, note Deploys Parcel Tracker, agreed with Petra. A line says 4 members; 4 change to DEPLOY.",
  drawing: (
    <Console
      menu="Environments"
      user="PL"
      path={["Environments", "prod"]}
      dialog={
        <Dialog
          title="Grant access"
          actions={
            <>
              <Button>Cancel</Button>
              <Button kind="primary" step={6}>
                Grant access
              </Button>
            </>
          }
        >
          <Form>
            <Choice step={4} label="Grant to" of={["Team", "User"]} chosen="Team" />
            <Field label="Team" kind="list">
              logistics
            </Field>
            <Field label="Level" kind="list">
              <Mono>DEPLOY</Mono>
            </Field>
            <Field label="Expires on" />
            <Field label="Note" whole>
              Deploys Parcel Tracker, agreed with Petra
            </Field>
          </Form>
          <Line>
            <Step step={5} />
            <Note>4 members; 4 change to DEPLOY</Note>
          </Line>
        </Dialog>
      }
    >
      <Title state={<State is="Ready" />} actions={<Button step={3}>Grant access</Button>}>
        prod
      </Title>
      <Tabs step={2} of="environment" open="Permissions" />
    </Console>
  ),
};
