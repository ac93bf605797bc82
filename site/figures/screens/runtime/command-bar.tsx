import { CommandBar, Results } from "../../command-bar.tsx";
import { Console } from "../../console.tsx";
import type { Screen } from "../../screen.ts";

/** The command bar with results. */
export const commandBar: Screen = {
  caption: "The command bar after typing track: resources first, actions below them.",
  alternative:
    "the command bar over the Console. The field contains track. Under Applications it lists Parcel Tracker, which is selected, under Components tracking-api and tracking-web, and under Actions Deploy Parcel Tracker and Run build of tracking-api.",
  drawing: (
    <Console
      menu="Home"
      path={["Home"]}
      dialog={
        <CommandBar typed="track">
          <Results kind="Applications" of={["Parcel Tracker"]} on="Parcel Tracker" />
          <Results kind="Components" of={["tracking-api", "tracking-web"]} />
          <Results kind="Actions" of={["Deploy Parcel Tracker", "Run build tracking-api"]} />
        </CommandBar>
      }
    />
  ),
};
