import { expect, test } from "vitest";
import { isLiveCode } from "./live-code.ts";

const LIVE: Record<string, string> = {
  state: "import React, {useState} from 'react'; const [a] = useState<number>(0);",
  "a hook of the namespace": "const [a] = React.useState(0);",
  "a hook of the site":
    "import {useCount} from './count'; export default () => <b>{useCount()}</b>;",
  "a handler": "export default () => <button onClick={go}>Go</button>;",
  "what is for a browser": "export default () => <BrowserOnly>{() => <Map/>}</BrowserOnly>;",
  "what comes late": "const Map = React.lazy(() => import('./map'));",
  "a class with state": "class A extends Component { go() { this.setState({}); } }",
  "styles that a package writes in the browser":
    "import styled from 'styled-components'; const A = styled.b``; export default () => <A/>;",
  "a component of a package":
    "import Player from 'some-player';\nexport default () => <Player url='x'/>;",
  "a part of a package":
    "import { motion } from 'some-motion';\nexport default () => <motion.div/>;",
};

const STILL: Record<string, string> = {
  "what is drawn": "export default ({title}) => <h3>{title}</h3>;",
  "what asks the site":
    "const {siteConfig} = useDocusaurusContext(); const url = useBaseUrl('/a');",
  "a hook that is only declared": "export function useTitle(a) { return a; }",
  "a hook in a comment": "// useState(0)\n/* onClick={} */ export default () => <b/>;",
  "an icon": "import { Star } from 'lucide-react';\nexport default () => <Star/>;",
  "a function of a package":
    "import { format } from 'dates';\nexport default () => <b>{format(1)}</b>;",
  "an attribute of another name": "export default () => <Card icon={a} once={b}/>;",
};

test.each(Object.entries(LIVE))("live: %s", (_, source) => {
  expect(isLiveCode(source)).toBe(true);
});

test.each(Object.entries(STILL))("drawn once: %s", (_, source) => {
  expect(isLiveCode(source)).toBe(false);
});
