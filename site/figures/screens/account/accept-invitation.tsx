import { Actions, Button } from "../../button.tsx";
import { PlainWindow, Title } from "../../console.tsx";
import { Choice, Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Note } from "../../text.tsx";

/** The page behind an invitation's link. */
export const acceptInvitation: Screen = {
  caption: "Accept invitation, with the three ways to log in.",
  alternative:
    "the page Accept invitation. It names the account riverside, the address amara.osei@riverside.example and the team logistics with the role Developer. Your name is Amara Osei. E-mail and password is chosen, Continue with GitHub and Continue with company log-in are the other ways. The button is Accept.",
  drawing: (
    <PlainWindow address="console.millrace.example">
      <Title step={1}>Accept invitation</Title>
      <Note>
        Petra Lindqvist invites amara.osei@riverside.example to riverside, team logistics as
        Developer.
      </Note>
      <Form>
        <Field step={2} label="Your name" whole>
          Amara Osei
        </Field>
        <Choice
          step={3}
          label="Log in"
          of={["E-mail and password", "Continue with GitHub", "Continue with company log-in"]}
          chosen="E-mail and password"
        />
        <Field label="Password" whole>
          ••••••••••••••••
        </Field>
      </Form>
      <Actions>
        <Button kind="primary" step={4}>
          Accept
        </Button>
      </Actions>
    </PlainWindow>
  ),
};
