import { Actions, Button } from "../../button.tsx";
import { CodePane, Panes } from "../../code-pane.tsx";
import { Console, Title } from "../../console.tsx";
import { Field } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Badge } from "../../state.tsx";
import { Heading, Line, Mono, Muted } from "../../text.tsx";

/** A placeholder of the file, which JavaScript must leave alone. */
const PASSWORD = "password: $" + "{PARCEL_DB_PASSWORD}";

/** The editor of a configuration, section Files. */
export const configurationFiles: Screen = {
  caption:
    "The section Files of tracking-api: the default of the release, and your version. Lines that differ stand out.",
  alternative:
    "the editor of the configuration of Parcel Tracker for test, with the sections Files, Variables, Secrets, Instances, Runtime and Routes. In Files, application.yaml is shown twice: on the left the default of release 1.4.0 with maximum pool size 10, on the right the own version with 5. The changed line is highlighted on both sides.",
  drawing: (
    <Console menu="Applications" path={["Parcel Tracker", "Configurations", "test"]}>
      <Title actions={<Button kind="primary">Save</Button>}>Configuration for test</Title>
      <Line>
        <Heading>tracking-api</Heading>
        <Badge>Files</Badge>
        <Muted>Variables · Secrets · Instances · Runtime</Muted>
      </Line>
      <Field step={2} label="File" kind="list">
        <Mono>application.yaml</Mono>
      </Field>
      <Panes>
        <CodePane
          title="Default of release 1.4.0"
          marked={[3]}
          lines={[PASSWORD, "hikari:", "  maximum-pool-size: 10"]}
        />
        <CodePane
          title="Your version"
          marked={[3]}
          lines={[PASSWORD, "hikari:", "  maximum-pool-size: 5"]}
        />
      </Panes>
      <Actions>
        <Button>Add file</Button>
        <Button>Reset to default</Button>
      </Actions>
    </Console>
  ),
};
