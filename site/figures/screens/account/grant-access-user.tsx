import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Dialog } from "../../dialog.tsx";
import { Choice, Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Step } from "../../step.tsx";
import { Tabs } from "../../tabs.tsx";
import { Line, Mono, Note } from "../../text.tsx";

/** The dialog behind Grant access, for one person with an end date. */
export const grantAccessUser: Screen = {
  caption: "Grant access to one person, until the end of November.",
  alternative:
    "the dialog Grant access over the tab Permissions of the environment prod. Grant to User, user Tomas Wirth, level DEPLOY, expires on November 30, 2026, note On call in November. A line says Tomas Wirth changes from no access to DEPLOY.",
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
              <Button kind="primary" step={5}>
                Grant access
              </Button>
            </>
          }
        >
          <Form>
            <Choice step={3} label="Grant to" of={["Team", "User"]} chosen="User" />
            <Field label="User" kind="list">
              Tomas Wirth
            </Field>
            <Field label="Level" kind="list">
              <Mono>DEPLOY</Mono>
            </Field>
            <Field label="Expires on">November 30, 2026</Field>
            <Field label="Note" whole>
              On call in November
            </Field>
          </Form>
          <Line>
            <Step step={4} />
            <Note>Tomas Wirth changes from no access to DEPLOY</Note>
          </Line>
        </Dialog>
      }
    >
      <Title state={<State is="Ready" />} actions={<Button step={2}>Grant access</Button>}>
        prod
      </Title>
      <Tabs of="environment" open="Permissions" />
    </Console>
  ),
};
