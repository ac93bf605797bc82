import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Dialog } from "../../dialog.tsx";
import { Chips, Choice, Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Tabs } from "../../tabs.tsx";

/** The dialog behind Add members. */
export const addMembers: Screen = {
  caption: "Add members to the team logistics.",
  alternative:
    "the dialog Add members over the tab Members of the team logistics. Users contains Amara Osei, the team role is Developer rather than Team owner or Viewer.",
  drawing: (
    <Console
      menu="Administration"
      entry="Teams"
      user="IC"
      path={["Administration", "Teams", "logistics"]}
      dialog={
        <Dialog
          title="Add members"
          actions={
            <>
              <Button>Cancel</Button>
              <Button kind="primary" step={5}>
                Add
              </Button>
            </>
          }
        >
          <Form>
            <Field step={3} label="Users" whole>
              <Chips of={["Amara Osei"]} />
            </Field>
            <Choice
              step={4}
              label="Team role"
              of={["Team owner", "Developer", "Viewer"]}
              chosen="Developer"
            />
          </Form>
        </Dialog>
      }
    >
      <Title actions={<Button step={2}>Add members</Button>}>logistics</Title>
      <Tabs of="team" open="Members" />
    </Console>
  ),
};
