import { Chart } from "../../bars.tsx";
import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import type { Screen } from "../../screen.ts";
import { Badge } from "../../state.tsx";
import { Tile, Tiles } from "../../tile.tsx";

/** The page DORA metrics. */
export const doraMetrics: Screen = {
  caption: "DORA metrics of Parcel Tracker, as in the example above, with a chart for lead time.",
  alternative:
    "the page of DORA metrics of Parcel Tracker. Deployment frequency 2.6 per week, band High. Lead time 21 hours, band Elite, better than before. Change failure rate 16.7 percent, band Medium. Time to restore 4 minutes, band Elite. A chart below shows lead time over twelve months, falling.",
  drawing: (
    <Console
      menu="Insights"
      entry="DORA metrics"
      user="IC"
      path={["Insights", "DORA metrics", "Parcel Tracker"]}
    >
      <Title actions={<Button>Export CSV</Button>}>Parcel Tracker</Title>
      <Tiles>
        <Tile label="Deployment frequency" value="2.6 per week">
          <Badge>High</Badge>
        </Tile>
        <Tile label="Lead time" value="21 hours">
          <Badge>Elite ↑</Badge>
        </Tile>
      </Tiles>
      <Tiles>
        <Tile label="Change failure rate" value="16.7%">
          <Badge>Medium</Badge>
        </Tile>
        <Tile label="Time to restore" value="4 minutes">
          <Badge>Elite</Badge>
        </Tile>
      </Tiles>
      <Tile label="Lead time, last twelve months">
        <Chart of={[88, 84, 86, 79, 70, 72, 61, 52, 55, 41, 36, 28]} />
      </Tile>
    </Console>
  ),
};
