import { Actions, Button } from "../../button.tsx";
import { Console, Title } from "../../console.tsx";
import { Choice, Field, Form, Switch } from "../../form.tsx";
import type { Screen } from "../../screen.ts";
import { Mono } from "../../text.tsx";

/** The form behind New component. */
export const newComponent: Screen = {
  caption: "New component, filled in for tracking-api.",
  alternative:
    "the form New component of Parcel Tracker. Display name Tracking API, technical name tracking-api, template java-spring-boot with Java version 21, build tool Maven and base package com.riverside.tracking. The repository is a new one in Millrace Git, space riverside, named parcel-tracker-tracking-api. CI provider is Millrace, own descriptors are off.",
  drawing: (
    <Console menu="Applications" path={["Applications", "Parcel Tracker", "New component"]}>
      <Title>New component</Title>
      <Form>
        <Field step={3} label="Display name">
          Tracking API
        </Field>
        <Field label="Technical name" kind="code">
          tracking-api
        </Field>
        <Field step={4} label="Template" kind="list">
          <Mono>java-spring-boot</Mono>
        </Field>
        <Field step={5} label="Java version" kind="list">
          21
        </Field>
        <Field label="Build tool" kind="list">
          Maven
        </Field>
        <Field label="Base package" kind="code">
          com.riverside.tracking
        </Field>
        <Choice
          step={6}
          label="Repository"
          of={["New repository", "Existing repository", "Folder of a repository"]}
          chosen="New repository"
        />
        <Field label="SCM provider" kind="list">
          Millrace Git
        </Field>
        <Field label="Space" kind="list">
          riverside
        </Field>
        <Field label="Repository name" kind="code">
          parcel-tracker-tracking-api
        </Field>
        <Choice step={7} label="CI provider" of={["Millrace", "External CI"]} chosen="Millrace" />
        <Switch step={8} label="Own descriptors" />
      </Form>
      <Actions>
        <Button>Cancel</Button>
        <Button kind="primary" step={9}>
          Create
        </Button>
      </Actions>
    </Console>
  ),
};
