import type { ReactNode } from "react";

/** `@theme/Footer`: the frame has its own, which this says is wanted. */
export default function Footer(): ReactNode {
  return <span data-frame-footer="" hidden />;
}
