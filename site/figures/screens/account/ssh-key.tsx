import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Dialog } from "../../dialog.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Tabs } from "../../tabs.tsx";

/** The form behind New SSH key. */
export const sshKey: Screen = {
  caption: "New SSH key with the public half of a key.",
  alternative:
    "the dialog New SSH key over the tab SSH keys of the profile. Name Laptop of Tomas; the public key is one line that begins with ssh-ed25519 and ends with tomas.wirth@riverside.example laptop.",
  drawing: (
    <Console
      path={["Profile"]}
      dialog={
        <Dialog
          title="New SSH key"
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
            <Field step={3} label="Name" whole>
              Laptop of Tomas
            </Field>
            <Field label="Public key" kind="code" whole>
              ssh-ed25519 AAAA… tomas.wirth@riverside.example laptop
            </Field>
          </Form>
        </Dialog>
      }
    >
      <Title actions={<Button step={2}>New SSH key</Button>}>Profile</Title>
      <Tabs step={1} of="profile" open="SSH keys" />
    </Console>
  ),
};
