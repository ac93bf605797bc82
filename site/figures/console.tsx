import type { ReactNode } from "react";
import { Actions } from "./button.tsx";
import { Menu, type MenuPlace } from "./menu.tsx";
import { Step, type Stepped } from "./step.tsx";

interface ConsoleProps extends MenuPlace {
  /** Breadcrumbs, down to the page that is open. */
  path: readonly string[];
  /** Initials of who is logged in. */
  user?: string;
  /** What lies over the page, which is then no more than hinted at. */
  dialog?: ReactNode;
  children?: ReactNode;
}

/** The Console's window with header, menu and breadcrumbs; the rest is the page. */
export function Console(props: ConsoleProps): ReactNode {
  return (
    <div className="d-window">
      <Header user={props.user ?? "TW"} isProfile={props.menu === undefined} />
      <div className="d-body">
        <Menu {...props} />
        <div className="d-main">
          <div className="d-path">
            {props.path.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          {props.children}
          {props.dialog ? (
            <div className="d-over">
              <Hint />
              {props.dialog}
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** A page before the log-in: header without menu. */
export function PlainWindow(props: { address: string; children: ReactNode }): ReactNode {
  return (
    <div className="d-window">
      <div className="d-header">
        <Mark />
        <b>Millrace</b>
        <span className="d-muted">{props.address}</span>
      </div>
      <div className="d-main plain">{props.children}</div>
    </div>
  );
}

/** The title of a page of the Console, with its state, and its buttons. */
export function Title(
  props: Stepped & { children: ReactNode; state?: ReactNode; actions?: ReactNode },
): ReactNode {
  return (
    <div className="d-line">
      <span className="d-title">
        <Step {...props} />
        {props.children}
      </span>
      {props.state}
      <Actions>{props.actions}</Actions>
    </div>
  );
}

function Header({ user, isProfile }: { user: string; isProfile: boolean }): ReactNode {
  return (
    <div className="d-header">
      <Mark />
      <b>Console</b>
      <span className="d-muted">riverside</span>
      <span className="d-search">
        Search or run <span>Ctrl J</span>
      </span>
      <span className={isProfile ? "d-avatar on" : "d-avatar"}>{user}</span>
    </div>
  );
}

/** The two lines of the brand's mark. */
function Mark(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="d-mark">
      <path d="M2.5 6H17a11 11 0 1 1-10.7 13.5M2.5 12.5H17a4.5 4.5 0 1 1-4.3 5.8" />
    </svg>
  );
}

/** Lines in the place of a page that a dialog covers. */
function Hint(): ReactNode {
  return (
    <svg aria-hidden="true" className="d-hint" viewBox="0 0 100 60" preserveAspectRatio="none">
      <path d="M0 6H34M0 18H100M0 27H100M0 36H100M0 45H100M0 54H100" />
    </svg>
  );
}
