import { buildRequest } from "../../api/request/build-request.ts";
import { RequestError } from "../../api/request/request-error.ts";
import { exampleValues } from "../../api/values/example-values.ts";
import { mainMediaType } from "../../api/values/main-media-type.ts";
import type { ApiConfig } from "../../config/api-schema.ts";
import type { ApiDescription, Operation } from "../../model/api.ts";
import type { ApiRequest, ApiRequestBody } from "../../model/api-request.ts";
import type { PageFile } from "../../sources/compiled-page.ts";
import { operationTitle } from "../operation-name.ts";

/** What readers know the programs by. */
export type ExportLabel = "postmanCollection" | "brunoCollection" | "httpFile";

/** An API as a file that a program for requests opens. */
export interface ExportFile {
  /** Name of the sentence that names it. */
  label: ExportLabel;
  /** Relative to the site. */
  path: string;
  print: (folders: readonly RequestFolder[], description: ApiDescription) => string;
}

/** The example requests of one family. */
export interface RequestFolder {
  name: string;
  requests: { name: string; description: string; request: ApiRequest }[];
}

/** The exports of an API, beside its description. */
export function exportFiles({ download }: ApiConfig): ExportFile[] {
  const base = download.replace(/\.(?:yaml|json)$/, "");
  return [
    { label: "postmanCollection", path: `${base}.postman.json`, print: printPostman },
    { label: "brunoCollection", path: `${base}.bruno.json`, print: printBruno },
    { label: "httpFile", path: `${base}.http`, print: printHttpFile },
  ];
}

/** The files of all exports, made from the requests that the code samples show. */
export function writeExports(description: ApiDescription, api: ApiConfig): PageFile[] {
  const accept = mainMediaType(description);
  const folders = description.families.map(({ title, operations }) => ({
    name: title,
    requests: operations.flatMap((operation) => exampleRequest(operation, description, accept)),
  }));
  return exportFiles(api).map(({ path, print }) => ({
    path,
    content: print(folders, description),
  }));
}

function exampleRequest(
  operation: Operation,
  { securitySchemes }: ApiDescription,
  accept: string,
): RequestFolder["requests"] {
  try {
    const values = exampleValues(operation, { securitySchemes, accept });
    const request = buildRequest(operation, values);
    return [{ name: operationTitle(operation), description: operation.description, request }];
  } catch (error) {
    // Its page says what is missing.
    if (error instanceof RequestError) return [];
    throw error;
  }
}

/** https://schema.postman.com/collection/json/v2.1.0/ */
function printPostman(
  folders: readonly RequestFolder[],
  { title, version }: ApiDescription,
): string {
  const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";
  const item = folders.map(({ name, requests }) => ({
    name,
    item: requests.map((entry) => ({
      name: entry.name,
      request: {
        method: entry.request.method,
        description: entry.description,
        header: entry.request.headers.map(({ name: key, value }) => ({ key, value })),
        url: postmanUrl(entry.request.url),
        ...postmanBody(entry.request.body),
      },
    })),
  }));
  return `${JSON.stringify({ info: { name: `${title} ${version}`.trim(), schema }, item }, null, 2)}\n`;
}

function postmanUrl(url: string) {
  const { protocol, hostname, port, pathname, search } = new URL(url);
  const query = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const at = pair.indexOf("=");
      return at < 0
        ? { key: pair, value: null }
        : { key: pair.slice(0, at), value: pair.slice(at + 1) };
    });
  return {
    raw: url,
    protocol: protocol.slice(0, -1),
    host: hostname.split("."),
    ...(port !== "" && { port }),
    path: pathname.slice(1).split("/"),
    ...(query.length > 0 && { query }),
  };
}

function postmanBody(body: ApiRequestBody): { body?: Record<string, unknown> } {
  switch (body.kind) {
    case "none":
      return {};
    case "text":
      return { body: { mode: "raw", raw: body.text } };
    case "file":
      return { body: { mode: "file", file: { src: body.file.name } } };
    case "multipart":
      return {
        body: {
          mode: "formdata",
          formdata: body.parts.map((part) =>
            part.kind === "file"
              ? {
                  key: part.name,
                  type: "file",
                  src: part.file.name,
                  contentType: part.file.contentType,
                }
              : {
                  key: part.name,
                  type: "text",
                  value: part.text,
                  ...(part.contentType !== null && { contentType: part.contentType }),
                },
          ),
        },
      };
  }
}

/** The form in which Bruno exports and imports collections. */
function printBruno(folders: readonly RequestFolder[], { title, version }: ApiDescription): string {
  const items = folders.map((folder, index) => ({
    type: "folder",
    name: folder.name,
    seq: index + 1,
    items: folder.requests.map(({ name, description, request }, at) => ({
      type: "http",
      name,
      seq: at + 1,
      request: {
        url: request.url,
        method: request.method,
        headers: request.headers.map((header) => ({ ...header, enabled: true })),
        params: [],
        body: brunoBody(request.body),
        auth: { mode: "none" },
        docs: description,
      },
    })),
  }));
  return `${JSON.stringify({ name: `${title} ${version}`.trim(), version: "1", items }, null, 2)}\n`;
}

function brunoBody(body: ApiRequestBody): Record<string, unknown> {
  switch (body.kind) {
    case "none":
      return { mode: "none" };
    case "text":
      return { mode: "text", text: body.text };
    case "file":
      return {
        mode: "file",
        file: [{ filePath: body.file.name, contentType: body.file.contentType, selected: true }],
      };
    case "multipart":
      return {
        mode: "multipartForm",
        multipartForm: body.parts.map((part) => ({
          name: part.name,
          type: part.kind,
          value: part.kind === "file" ? [part.file.name] : part.text,
          contentType: part.kind === "file" ? part.file.contentType : (part.contentType ?? ""),
          enabled: true,
        })),
      };
  }
}

const BOUNDARY = "----boundary-of-this-file";

/** Requests as editors send them: https://www.jetbrains.com/help/idea/exploring-http-syntax.html */
function printHttpFile(folders: readonly RequestFolder[]): string {
  const requests = folders.flatMap((folder) =>
    folder.requests.map(({ name, request }) => {
      const multipart = request.body.kind === "multipart";
      const headers = request.headers.map((header) => `${header.name}: ${header.value}`);
      if (multipart) headers.push(`Content-Type: multipart/form-data; boundary=${BOUNDARY}`);
      const body = httpBody(request.body);
      return [
        `### ${folder.name}: ${name.replaceAll(/\s+/g, " ")}`,
        `${request.method} ${request.url}`,
        ...headers,
        ...(body === "" ? [] : ["", body]),
        "",
      ].join("\n");
    }),
  );
  return requests.join("\n");
}

function httpBody(body: ApiRequestBody): string {
  switch (body.kind) {
    case "none":
      return "";
    case "text":
      return body.text;
    case "file":
      return `< ./${body.file.name}`;
    case "multipart": {
      const parts = body.parts.map((part) => {
        const file = part.kind === "file" ? `; filename="${part.file.name}"` : "";
        const type = part.kind === "file" ? part.file.contentType : part.contentType;
        return [
          `--${BOUNDARY}`,
          `Content-Disposition: form-data; name="${part.name}"${file}`,
          ...(type === null ? [] : [`Content-Type: ${type}`]),
          "",
          part.kind === "file" ? `< ./${part.file.name}` : part.text,
        ].join("\n");
      });
      return [...parts, `--${BOUNDARY}--`].join("\n");
    }
  }
}
