import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Chips, Choice, Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";

/** The form behind Invite user. */
export const inviteUser: Screen = {
  caption: "Invite user, filled in for Amara Osei.",
  alternative:
    "the form Invite user. E-mail amara.osei@riverside.example, account role Member rather than Platform administrator, team logistics as Developer with the button Add team, and the message Welcome! Start with the tutorial.",
  drawing: (
    <Console
      menu="Administration"
      entry="Users"
      user="PL"
      path={["Administration", "Users", "Invite user"]}
    >
      <Title step={2}>Invite user</Title>
      <Form>
        <Field label="E-mail" whole>
          amara.osei@riverside.example
        </Field>
        <Choice label="Account role" of={["Member", "Platform administrator"]} chosen="Member" />
        <Field label="Teams">
          <Chips of={["logistics, Developer"]} />
        </Field>
        <Field label="Message" kind="text" whole>
          Welcome! Start with the tutorial.
        </Field>
      </Form>
      <Actions>
        <Button>Add team</Button>
        <Button kind="primary" step={3}>
          Send invitations
        </Button>
      </Actions>
    </Console>
  ),
};
