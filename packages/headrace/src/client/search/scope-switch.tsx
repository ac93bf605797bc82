import type { ReactNode } from "react";
import { fill } from "../../model/messages/messages.ts";
import { say } from "../../model/messages/say.ts";
import { SearchChips } from "../../theme/search/search-chips.tsx";
import { EVERYWHERE, type Scope, type SearchSection, scopeKey } from "./scope.ts";
import type { SearchSession } from "./session.ts";

/** Narrows the search to the section of the open page, and widens it again. */
export function ScopeSwitch(props: {
  section: SearchSection;
  scope: Scope;
  session: SearchSession;
  onSwitched: () => void;
}): ReactNode {
  const { section, scope, session, onSwitched } = props;
  return (
    <SearchChips
      name={say("whereToSearch")}
      chips={[
        { key: "", label: say("allDocs") },
        { key: section.name, label: fill(say("within"), { section: section.label }) },
      ]}
      pressed={scopeKey(scope)}
      onPress={(key) => {
        session.setScope(key === "" ? EVERYWHERE : { kind: "within", section });
        onSwitched();
      }}
    />
  );
}
