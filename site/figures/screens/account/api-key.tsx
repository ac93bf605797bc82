import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Dialog } from "../../dialog.tsx";
import { Choice, Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Tabs } from "../../tabs.tsx";

/** The form behind New API key. */
export const apiKey: Screen = {
  caption: "New API key for a pipeline.",
  alternative:
    "the dialog New API key over the tab API keys of the profile. Name release-pipeline, access Full rather than Read-only, expires after 90 days.",
  drawing: (
    <Console
      path={["Profile"]}
      dialog={
        <Dialog
          title="New API key"
          actions={
            <>
              <Button>Cancel</Button>
              <Button kind="primary" step={4}>
                Create
              </Button>
            </>
          }
        >
          <Form>
            <Field step={3} label="Name" kind="code">
              release-pipeline
            </Field>
            <Field label="Expires after">90 days</Field>
            <Choice label="Access" of={["Read-only", "Full"]} chosen="Full" />
          </Form>
        </Dialog>
      }
    >
      <Title actions={<Button step={2}>New API key</Button>}>Profile</Title>
      <Tabs step={1} of="profile" open="API keys" />
    </Console>
  ),
};
