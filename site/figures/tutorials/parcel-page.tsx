import { Actions, Button } from "../button.tsx";
import { Field, Form } from "../form.tsx";
import type { Screen } from "../screen.ts";
import { State } from "../state.tsx";
import { Cell, Row, Table } from "../table.tsx";
import { Mono, Muted } from "../text.tsx";

/** What the reader of the three-tier tutorial has built at its end, in a browser. */
export const parcelPage: Screen = {
  caption: "The page of Parcel Tracker in a browser, at the end of step 6.",
  alternative:
    "a browser window with the page of Parcel Tracker. Its first line says environment dev, release 0.1.0. A form has the fields Recipient and Destination and the button Add parcel. Below are two parcels: PX-20418 to Jonas Meyer, Bremen, registered, and PX-20417 to Lena Brandt, Hamburg, in transit.",
  drawing: (
    <div className="d-window">
      <div className="d-header">
        <Mono long>tracking-web-parcel-tracker-dev.mill-eu-1.apps.millrace.example</Mono>
      </div>
      <div className="d-main plain">
        <span className="d-title">Parcel Tracker</span>
        <Muted>Environment dev, release 0.1.0</Muted>
        <Form>
          <Field label="Recipient" />
          <Field label="Destination" />
        </Form>
        <Actions>
          <Button kind="primary">Add parcel</Button>
        </Actions>
        <Table columns={["Parcel", "To", "State"]}>
          <Row>
            <Cell>
              <Mono>PX-20418</Mono>
            </Cell>
            <Cell>Jonas Meyer, Bremen</Cell>
            <Cell>
              <State is="Registered" />
            </Cell>
          </Row>
          <Row>
            <Cell>
              <Mono>PX-20417</Mono>
            </Cell>
            <Cell>Lena Brandt, Hamburg</Cell>
            <Cell>
              <State is="In transit" />
            </Cell>
          </Row>
        </Table>
      </div>
    </div>
  ),
};
