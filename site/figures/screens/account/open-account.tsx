import { Actions, Button } from "../../button.tsx";
import { PlainWindow, Title } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";

/** The form that opens an account. */
export const openAccount: Screen = {
  caption: "The form of Open an account.",
  alternative:
    "the page Open an account on the product site. Account name Riverside Logistics, technical name riverside, your name Petra Lindqvist, e-mail petra.lindqvist@riverside.example, a masked password, and the button Open account.",
  drawing: (
    <PlainWindow address="www.millrace.example">
      <Title step={2}>Open an account</Title>
      <Form>
        <Field label="Account name">Riverside Logistics</Field>
        <Field label="Technical name" kind="code">
          riverside
        </Field>
        <Field label="Your name" whole>
          Petra Lindqvist
        </Field>
        <Field label="E-mail" whole>
          petra.lindqvist@riverside.example
        </Field>
        <Field label="Password" whole>
          ••••••••••••••••
        </Field>
      </Form>
      <Actions>
        <Button kind="primary" step={3}>
          Open account
        </Button>
      </Actions>
    </PlainWindow>
  ),
};
