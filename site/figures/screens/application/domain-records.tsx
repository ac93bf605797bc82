import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Cell, Row, Table } from "../../table.tsx";
import { Mono, Muted } from "../../text.tsx";

/** A new domain with its DNS records. */
export const domainRecords: Screen = {
  caption: "The page of a new domain with the two records to add at your DNS host.",
  alternative:
    "the page of the domain staging.parcels.riverside.example in the state Pending, on cluster mill-eu-1 with an automatic certificate. Two DNS records are listed: a CNAME to gateway.mill-eu-1.apps.millrace.example and a TXT record with the verification code. The button is Check now.",
  drawing: (
    <Console menu="Administration" entry="Domains" user="PL" path={["Administration", "Domains"]}>
      <Title
        state={<State is="Pending" />}
        actions={
          <Button kind="primary" step={5}>
            Check now
          </Button>
        }
      >
        staging.parcels.riverside.example
      </Title>
      <Muted>mill-eu-1 · logistics · certificate: Automatic</Muted>
      <Table columns={["Type", "Name", "Value"]} drop={[2]}>
        <Row>
          <Cell step={4}>CNAME</Cell>
          <Cell>
            <Mono>staging.parcels</Mono>
          </Cell>
          <Cell>
            <Mono long>gateway.mill-eu-1.apps.millrace.example.</Mono>
          </Cell>
        </Row>
        <Row>
          <Cell>TXT</Cell>
          <Cell>
            <Mono long>_millrace-verify.staging.parcels</Mono>
          </Cell>
          <Cell>
            <Mono long>millrace-verify=7f3c1e9ab2d84650</Mono>
          </Cell>
        </Row>
      </Table>
    </Console>
  ),
};
