import { Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Choice, Field, Form, Switch } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Cell, Row, Table } from "../../table.tsx";
import { Tabs } from "../../tabs.tsx";
import { Mono } from "../../text.tsx";

/** The tab CI. */
export const ciTab: Screen = {
  caption: "The tab CI edits .millrace/ci.yaml of a branch.",
  alternative:
    "the tab CI of tracking-api. Branch main, scope Per branch, build image java-build:21, runtime image java-runtime:21, release pipeline java-spring-boot-release, preview pipeline java-spring-boot-preview, Block on gate on. Variables: MAVEN_OPTS, TZ, and the secret MAPS_LICENSE.",
  drawing: (
    <Console menu="Applications" path={["Applications", "Parcel Tracker", "tracking-api"]}>
      <Title
        state={<State is="Ready" />}
        actions={
          <Button kind="primary" step={4}>
            Save
          </Button>
        }
      >
        tracking-api
      </Title>
      <Tabs step={1} of="component" open="CI" />
      <Form>
        <Field step={2} label="Branch" kind="list">
          main
        </Field>
        <Choice label="Scope" of={["Per branch", "Whole repository"]} chosen="Per branch" />
        <Field step={3} label="Build image" kind="code">
          java-build:21
        </Field>
        <Field label="Runtime image" kind="code">
          java-runtime:21
        </Field>
        <Field label="Release pipeline" kind="list">
          <Mono>java-spring-boot-release</Mono>
        </Field>
        <Field label="Preview pipeline" kind="list">
          <Mono>java-spring-boot-preview</Mono>
        </Field>
        <Switch label="Block on gate" on />
      </Form>
      <Table columns={["Variable", "Value"]}>
        <Row>
          <Cell>
            <Mono>MAVEN_OPTS</Mono>
          </Cell>
          <Cell>
            <Mono>-Xmx1g</Mono>
          </Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>TZ</Mono>
          </Cell>
          <Cell>
            <Mono>Europe/Berlin</Mono>
          </Cell>
        </Row>
        <Row>
          <Cell>
            <Mono>MAPS_LICENSE</Mono>
          </Cell>
          <Cell>Secret</Cell>
        </Row>
      </Table>
    </Console>
  ),
};
