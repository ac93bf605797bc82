import { Button } from "../../button.tsx";
import { CodePane } from "../../code-pane.tsx";
import { Console, Title } from "../../console.tsx";
import type { Screen } from "../../screen.ts";
import { State } from "../../state.tsx";
import { Cell, Row, Table } from "../../table.tsx";
import { Tabs } from "../../tabs.tsx";
import { Mono } from "../../text.tsx";

/** A library's tab Releases. */
export const libraryRelease: Screen = {
  caption: "The releases of parcel-common, with the lines for the build file.",
  alternative:
    "the tab Releases of the library parcel-common in the state Ready. Release 1.2.0 with Git tag v1.2.0 is selected, 1.1.0 is below. Below is the Maven dependency for com.riverside, parcel-common, version 1.2.0.",
  drawing: (
    <Console menu="Libraries" path={["Libraries", "parcel-common"]}>
      <Title state={<State is="Ready" />} actions={<Button>Run build</Button>}>
        parcel-common
      </Title>
      <Tabs of="library" open="Releases" />
      <Table columns={["Version", "Git tag"]}>
        <Row on>
          <Cell>1.2.0</Cell>
          <Cell>
            <Mono>v1.2.0</Mono>
          </Cell>
        </Row>
        <Row>
          <Cell>1.1.0</Cell>
          <Cell>
            <Mono>v1.1.0</Mono>
          </Cell>
        </Row>
      </Table>
      <CodePane
        title="pom.xml"
        lines={[
          "<dependency>",
          "  <groupId>com.riverside</groupId>",
          "  <artifactId>parcel-common</artifactId>",
          "  <version>1.2.0</version>",
          "</dependency>",
        ]}
      />
    </Console>
  ),
};
