import { Bar } from "../../bars.tsx";
import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import type { Screen } from "../../screen.ts";
import { Cell, Row, Table } from "../../table.tsx";
import { Mono } from "../../text.tsx";

/** A trace with its spans. */
export const trace: Screen = {
  caption:
    "One scan as a trace. The longest bar without a long bar inside shows where the time went.",
  alternative:
    "the page of the trace POST /scans in staging, 280 ms long, with six spans as bars on a time scale: incoming request 212 ms, POST /scans 208 ms, INSERT parcels 148 ms, which is highlighted, parcel-status publish 21 ms, then in notifier parcel-status process 56 ms and send mail 45 ms.",
  drawing: (
    <Console menu="Observe" entry="Traces" path={["Observe", "Traces", "8d0f3b6c…"]}>
      <Title actions={<Button step={6}>Logs</Button>}>POST /scans, 280 ms</Title>
      <Table columns={["Span", "Component", "Time", "0 to 280 ms"]} drop={[2, 3]}>
        <Row>
          <Cell>Incoming request</Cell>
          <Cell>Service mesh</Cell>
          <Cell>212&nbsp;ms</Cell>
          <Cell>
            <Bar to={76} />
          </Cell>
        </Row>
        <Row>
          <Cell step={5}>
            <Mono>POST /scans</Mono>
          </Cell>
          <Cell>tracking-api</Cell>
          <Cell>208&nbsp;ms</Cell>
          <Cell>
            <Bar from={1} to={75} />
          </Cell>
        </Row>
        <Row on>
          <Cell>
            <Mono>INSERT parcels</Mono>
          </Cell>
          <Cell>tracking-api</Cell>
          <Cell>148&nbsp;ms</Cell>
          <Cell>
            <Bar from={6} to={59} strong />
          </Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>parcel-status publish</Mono>
          </Cell>
          <Cell>tracking-api</Cell>
          <Cell>21&nbsp;ms</Cell>
          <Cell>
            <Bar from={62} to={70} />
          </Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>parcel-status process</Mono>
          </Cell>
          <Cell>notifier</Cell>
          <Cell>56&nbsp;ms</Cell>
          <Cell>
            <Bar from={79} to={99} />
          </Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>send mail</Mono>
          </Cell>
          <Cell>notifier</Cell>
          <Cell>45&nbsp;ms</Cell>
          <Cell>
            <Bar from={82} to={98} />
          </Cell>
        </Row>
      </Table>
    </Console>
  ),
};
