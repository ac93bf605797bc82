import { Actions, Button } from "../../button.tsx";
import { CodePane, Panes } from "../../code-pane.tsx";
import { Console, Title } from "../../console.tsx";
import { Field } from "../../form.tsx";
import { ScanCode } from "../../scan-code.tsx";
import type { Screen } from "../../screen.ts";
import { Tabs } from "../../tabs.tsx";
import { Tile } from "../../tile.tsx";

/** The set-up of the second factor. */
export const twoFactor: Screen = {
  caption: "The set-up of a second factor, and the recovery codes that come with it.",
  alternative:
    "the tab Two-factor of the profile. A square code to scan with an authenticator app, a field with the six digits 418 207, and ten recovery codes, of which four are drawn, with the button Copy codes.",
  drawing: (
    <Console path={["Profile"]} user="AO">
      <Title>Profile</Title>
      <Tabs of="profile" open="Two-factor" />
      <Panes>
        <Tile label="Scan with an authenticator app">
          <ScanCode />
        </Tile>
        <CodePane
          title="Ten recovery codes, each works once"
          lines={["7QK2-M9XD", "R4TB-0WZN", "HV83-LC5P", "E6YJ-2GSA", "…"]}
        />
      </Panes>
      <Field label="Six digits">418 207</Field>
      <Actions>
        <Button>Cancel</Button>
        <Button kind="primary">Set up</Button>
      </Actions>
    </Console>
  ),
};
