import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Dialog } from "../../dialog.tsx";
import { Choice, Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Tabs } from "../../tabs.tsx";

/** The dialog behind Run build. */
export const runBuild: Screen = {
  caption: "The dialog Run build for the first release after 1.3.2.",
  alternative:
    "the dialog Run build over the tab Builds of tracking-api. Branch main, build type Release rather than Preview, version 1.4.0 with the remark that the newest release is 1.3.2, and the button Run build.",
  drawing: (
    <Console
      menu="Applications"
      path={["Applications", "Parcel Tracker", "tracking-api"]}
      dialog={
        <Dialog
          title="Run build"
          actions={
            <>
              <Button>Cancel</Button>
              <Button kind="primary" step={6}>
                Run build
              </Button>
            </>
          }
        >
          <Form>
            <Field step={3} label="Branch" kind="list">
              main
            </Field>
            <Choice step={4} label="Build type" of={["Release", "Preview"]} chosen="Release" />
            <Field step={5} label="Version" hint="Newest release: 1.3.2">
              1.4.0
            </Field>
          </Form>
        </Dialog>
      }
    >
      <Title state={<State is="Ready" />} actions={<Button step={2}>Run build</Button>}>
        tracking-api
      </Title>
      <Tabs of="component" open="Builds" />
    </Console>
  ),
};
