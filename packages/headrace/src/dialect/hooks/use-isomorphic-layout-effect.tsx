import { useEffect, useLayoutEffect } from "react";

/** `@docusaurus/useIsomorphicLayoutEffect`: an effect before the browser paints; none while a page is built. */
export default typeof document === "undefined" ? useEffect : useLayoutEffect;
