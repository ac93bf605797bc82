import type { ReactNode } from "react";
import { Actions } from "./button.tsx";

/** A dialog over the page; put it into the `dialog` of a `Console`. */
export function Dialog(props: {
  title: string;
  actions: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div className="d-dialog">
      <div className="d-title">{props.title}</div>
      {props.children}
      <Actions>{props.actions}</Actions>
    </div>
  );
}
