import type { ReactNode } from "react";
import type { ApiFile } from "../../model/api-request.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { formatSize } from "../response/units.ts";
import type { FieldIds } from "./field.tsx";

/** Properties of `FileInput`. */
export interface FileInputProps {
  ids: FieldIds;
  files: readonly ApiFile[];
  /** What the operation takes: "application/gzip, application/zip"; "" for anything. */
  contentType: string;
  multiple: boolean;
  onChange(files: ApiFile[]): void;
}

/** A native file chooser, and what was chosen. */
export function FileInput({
  ids,
  files,
  contentType,
  multiple,
  onChange,
}: FileInputProps): ReactNode {
  return (
    <>
      <input
        {...ids}
        type="file"
        multiple={multiple}
        onChange={(event) =>
          onChange([...(event.target.files ?? [])].map((file) => toApiFile(file, contentType)))
        }
      />
      {files.map(({ name, content }) => (
        <p className="console-hint" key={name}>
          {content
            ? `${name}, ${formatSize(content.size)}`
            : fill(localized("exampleFile"), { name })}
        </p>
      ))}
    </>
  );
}

/** The browser's idea of the type counts only where the operation leaves the choice. */
function toApiFile(file: File, accepted: string): ApiFile {
  const types = accepted.split(",").map((type) => type.trim());
  const isListed = types.includes(file.type);
  const [first = ""] = types;
  const fallback = first === "" || first.includes("*") ? "application/octet-stream" : first;
  const isOpen = first === "" || first.includes("*");
  const contentType = (isListed || isOpen) && file.type ? file.type : fallback;
  return { name: file.name, contentType, content: file };
}
