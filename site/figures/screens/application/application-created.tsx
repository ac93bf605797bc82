import { Actions, Button, MoreButton } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Tabs } from "../../tabs.tsx";
import { Line, Muted } from "../../text.tsx";

/** An application right after its creation. */
export const applicationCreated: Screen = {
  caption: "The page of the new application. Its tab Components is waiting for the first one.",
  alternative:
    "the page of the application Parcel Tracker in the state Active, with the tabs Overview, Components, Packages, Configurations, Deployments, Domains, Permissions and Settings. The tab Components is open and empty; its button is New component. The buttons Deploy and More stand beside the title.",
  drawing: (
    <Console menu="Applications" path={["Applications", "Parcel Tracker"]}>
      <Title
        state={<State is="Active" />}
        actions={
          <>
            <Button kind="off">Deploy</Button>
            <MoreButton />
          </>
        }
      >
        Parcel Tracker
      </Title>
      <Tabs of="application" open="Components" />
      <Line>
        <Muted>No components yet.</Muted>
        <Actions>
          <Button kind="primary">New component</Button>
        </Actions>
      </Line>
    </Console>
  ),
};
