import type { ReactNode } from "react";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
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
      chips={[
        { key: "", label: localized("allDocs") },
        { key: section.name, label: fill(localized("within"), { section: section.label }) },
      ]}
      pressed={scopeKey(scope)}
      onPress={(key) => {
        session.setScope(key === "" ? EVERYWHERE : { kind: "within", section });
        onSwitched();
      }}
    />
  );
}
