import { Chart } from "../../bars.tsx";
import { Panes } from "../../code-pane.tsx";
import { Console } from "../../console.tsx";
import { Field, Form } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Tile } from "../../tile.tsx";

/** A supplied dashboard. */
export const dashboard: Screen = {
  caption: "A supplied dashboard, narrowed to tracking-api in staging.",
  alternative:
    "a dashboard in the folder Millrace on cluster mill-eu-1. The bar at the top has environment staging, application parcel-tracker, component tracking-api and the last hour, refreshed every 30 seconds. Four charts show requests, errors, latency and memory; the memory chart has a dashed line for the limit.",
  drawing: (
    <Console
      menu="Observe"
      entry="Dashboards"
      path={["Observe", "Dashboards", "mill-eu-1", "Millrace"]}
    >
      <Form>
        <Field step={3} label="Environment" kind="list">
          staging
        </Field>
        <Field label="Application" kind="list">
          parcel-tracker
        </Field>
        <Field label="Component" kind="list">
          tracking-api
        </Field>
        <Field step={4} label="Time range" kind="list">
          Last 1 hour, refresh 30s
        </Field>
      </Form>
      <Panes>
        <Tile label="Requests per second">
          <Chart of={[38, 41, 36, 44, 48, 45, 52, 58, 55, 61, 57, 60]} />
        </Tile>
        <Tile label="Errors">
          <Chart of={[2, 2, 3, 2, 2, 14, 9, 3, 2, 2, 3, 2]} />
        </Tile>
        <Tile label="Latency, 95th percentile">
          <Chart of={[30, 32, 29, 33, 35, 58, 47, 36, 33, 34, 32, 33]} />
        </Tile>
        <Tile label="Memory and limit">
          <Chart limit={90} of={[52, 53, 53, 54, 56, 57, 57, 58, 58, 59, 59, 60]} />
        </Tile>
      </Panes>
    </Console>
  ),
};
