import type { ReactNode } from "react";

type Tone = "good" | "busy" | "warn" | "bad" | "idle";

const TONES: Record<Tone, readonly string[]> = {
  good: ["Active", "Valid", "Available", "Healthy", "Online", "Ready", "Succeeded", "Verified"],
  busy: ["Creating", "In transit", "Pending", "Provisioning", "Queued", "Rolling out", "Running"],
  warn: ["Degraded", "Incomplete", "Expired"],
  bad: ["Failed", "Denied"],
  idle: ["Archived", "Draft", "Invited", "Registered", "Sealed", "Superseded"],
};

/** A lifecycle state as the Console shows it: a sign, a color and the word. */
export function State({ is }: { is: string }): ReactNode {
  const [tone] = Object.entries(TONES).find(([, states]) => states.includes(is)) ?? [];
  if (tone === undefined) throw new Error(`The kit knows no state "${is}".`);
  return <span className={`d-state ${tone}`}>{is}</span>;
}

/** A short fact in a frame, such as a level or a band. */
export function Badge({ children }: { children: ReactNode }): ReactNode {
  return <span className="d-badge">{children}</span>;
}
