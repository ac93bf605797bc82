import { type ReactNode, useEffect, useState } from "react";

/** Counts are said when no key was pressed for so long (milliseconds). */
const SAY_AFTER_MS = 500;

/** Has screen readers say how a search stands, once the reader rests. */
export function StatusMessage({ text }: { text: string }): ReactNode {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SAY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
