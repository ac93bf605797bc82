import type { ReactNode } from "react";
import { Actions, Button } from "./button.tsx";
import { Console, Title } from "./console.tsx";
import { Dialog } from "./dialog.tsx";
import { Field, Form } from "./form.tsx";
import type { MenuPlace } from "./menu.tsx";
import type { Screen } from "./screen.ts";
import { Checks } from "./stages.tsx";
import { State } from "./state.tsx";
import { Cell, Row, Table } from "./table.tsx";
import { Tabs } from "./tabs.tsx";
import { Mono } from "./text.tsx";

/** A field: its label and value, how it is drawn, and the number of its step on the page. */
export interface FieldData {
  label: string;
  value: string;
  kind?: "list" | "code";
  step?: number;
}

interface PlaceData extends MenuPlace {
  caption: string;
  path: readonly string[];
  /** Initials of who is logged in. */
  user?: string;
  title: string;
  state?: string;
  tabs?: { of: Parameters<typeof Tabs>[0]["of"]; open: string; step?: number };
}

interface ActionData {
  label: string;
  step?: number;
}

interface FormData extends PlaceData {
  titleStep?: number;
  fields: readonly FieldData[];
  action: ActionData;
}

interface DialogData extends PlaceData {
  opener: ActionData;
  dialog: string;
  fields: readonly FieldData[];
  checks?: { step?: number; of: readonly string[] };
  action: ActionData;
}

interface ListData extends PlaceData {
  action?: ActionData;
  columns: readonly string[];
  /** A cell that is the name of a state is drawn as one; one in backquotes is a technical value. */
  rows: readonly (readonly string[])[];
  /** The row that the page speaks of, counted from 1. */
  on?: number;
  /** Columns that a narrow drawing leaves out, counted from 1. */
  drop?: readonly number[];
  states?: boolean;
}

/** A page that is one form. Its alternative text is made from the fields. */
export function formScreen(data: FormData): Screen {
  return {
    caption: data.caption,
    alternative: `the form ${data.title}. ${inWords(data.fields)} Below is the button ${data.action.label}.`,
    drawing: (
      <Console {...placeOf(data)}>
        <Title {...stepOf(data.titleStep)}>{data.title}</Title>
        {tabsOf(data)}
        <Fields of={data.fields} />
        <Actions>
          <Button>Cancel</Button>
          <Button kind="primary" {...stepOf(data.action.step)}>
            {data.action.label}
          </Button>
        </Actions>
      </Console>
    ),
  };
}

/** A dialog over a page. */
export function dialogScreen(data: DialogData): Screen {
  const { dialog, checks, opener, action } = data;
  const checked = checks ? ` Passed checks: ${checks.of.join(", ")}.` : "";
  return {
    caption: data.caption,
    alternative: `the dialog ${dialog} over the page ${data.title}. ${inWords(data.fields)}${checked} Below is the button ${action.label}.`,
    drawing: (
      <Console
        {...placeOf(data)}
        dialog={
          <Dialog
            title={dialog}
            actions={
              <>
                <Button>Cancel</Button>
                <Button kind="primary" {...stepOf(action.step)}>
                  {action.label}
                </Button>
              </>
            }
          >
            <Fields of={data.fields} />
            {checks ? <Checks {...stepOf(checks.step)} of={checks.of} /> : null}
          </Dialog>
        }
      >
        <Title
          state={data.state ? <State is={data.state} /> : null}
          actions={<Button {...stepOf(opener.step)}>{opener.label}</Button>}
        >
          {data.title}
        </Title>
        {tabsOf(data)}
      </Console>
    ),
  };
}

/** A page that lists something. */
export function listScreen(data: ListData): Screen {
  const { action, columns, rows, on, drop } = data;
  const lines = rows.map((row) => row.filter((cell) => cell !== "").join(", "));
  const open = data.tabs ? `, tab ${data.tabs.open}` : "";
  const state = data.state ? ` in the state ${data.state}` : "";
  return {
    caption: data.caption,
    alternative:
      `the page ${data.title}${open}${state}. The table has the columns ${columns.join(", ")}. Its rows: ${lines.join("; ")}.`.replaceAll(
        "`",
        "",
      ),
    drawing: (
      <Console {...placeOf(data)}>
        <Title
          state={data.state ? <State is={data.state} /> : null}
          actions={action ? <Button {...stepOf(action.step)}>{action.label}</Button> : null}
        >
          {data.title}
        </Title>
        {tabsOf(data)}
        <Table columns={columns} {...(drop ? { drop } : {})}>
          {rows.map((row, index) => (
            <Row key={row.join("|")} on={on === index + 1}>
              {row.map((cell, column) => (
                <Cell key={columns[column]}>
                  {data.states && columns[column] === "State" ? <State is={cell} /> : marked(cell)}
                </Cell>
              ))}
            </Row>
          ))}
        </Table>
      </Console>
    ),
  };
}

function Fields({ of }: { of: readonly FieldData[] }): ReactNode {
  return (
    <Form>
      {of.map(({ label, value, kind, step }) => (
        <Field key={label} label={label} {...(kind ? { kind } : {})} {...stepOf(step)}>
          {value}
        </Field>
      ))}
    </Form>
  );
}

function marked(cell: string): ReactNode {
  return cell.startsWith("`") ? <Mono>{cell.replaceAll("`", "")}</Mono> : cell;
}

function tabsOf({ tabs }: PlaceData): ReactNode {
  return tabs ? <Tabs of={tabs.of} open={tabs.open} {...stepOf(tabs.step)} /> : null;
}

function placeOf({ menu, entry, user, path }: PlaceData) {
  return {
    path,
    ...(menu ? { menu } : {}),
    ...(entry ? { entry } : {}),
    ...(user ? { user } : {}),
  };
}

function stepOf(step: number | undefined): { step?: number } {
  return step === undefined ? {} : { step };
}

function inWords(fields: readonly FieldData[]): string {
  return `${fields.map(({ label, value }) => `${label} ${value}`).join(", ")}.`;
}
