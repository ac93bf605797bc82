import { type ReactNode, useEffect, useState } from "react";
import { essenceOf } from "../../api/request/media-types.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import type { Answer } from "../exchange/exchange.ts";
import { type AnswerBodyKind, answerBodyKind, charset, isText } from "../exchange/media-type.ts";
import { formatJson } from "../json/format-json.ts";
import { fileName } from "./file-name.ts";
import { TextView } from "./text-view.tsx";
import { formatSize } from "./units.ts";
import { useObjectUrl } from "./use-object-url.ts";

/** Larger bodies are shown as plain text: no laying out, no colors. */
const PLAIN_TEXT_BYTES = 1_000_000;

/** Larger texts have no colors: each colored piece is an element. */
const COLOR_LENGTH = 60_000;

/** Properties of `BodyView`. */
export interface BodyViewProps {
  answer: Answer;
  /** Of the request: names the file where the server does not. */
  url: string;
}

/** The body of an answer, and the way to save it. */
export function BodyView({ answer, url }: BodyViewProps): ReactNode {
  const { body, contentType, headers } = answer;
  if (body.size === 0) return <p className="console-hint">{localized("emptyBody")}</p>;
  const name = fileName(headers, url);
  const kind = answerBodyKind(contentType);
  return (
    <section className="console-body" aria-label={localized("requestBody")}>
      <div className="console-label">
        <span>
          {localized("requestBody")} <span className="console-note">{essenceOf(contentType)}</span>
        </span>
        <DownloadLink body={body} name={name} />
      </div>
      {kind === "image" ? (
        <ImageView body={body} type={essenceOf(contentType)} name={name} />
      ) : (
        <TextualBody answer={answer} kind={kind} name={name} />
      )}
    </section>
  );
}

interface TextualBodyProps {
  answer: Answer;
  kind: AnswerBodyKind;
  /** Of the file that it can be saved as. */
  name: string;
}

/** Text of any kind, if it is one. HTML, too, is shown as text: it is never run. */
function TextualBody({ answer, kind, name }: TextualBodyProps): ReactNode {
  const { body } = answer;
  const [shown, setShown] = useState<ShownText | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readText(answer, kind).then((text) => {
      if (isCurrent) setShown(text);
    });
    return () => {
      isCurrent = false;
    };
  }, [answer, kind]);
  if (shown?.blob === null) {
    return (
      <p className="console-hint">
        {fill(localized("binaryBody"), { name, size: formatSize(body.size) })}
      </p>
    );
  }
  return (
    <>
      {kind === "json" && shown?.blob === body && (
        <p className="console-hint">
          {body.size > PLAIN_TEXT_BYTES ? localized("largeBody") : localized("brokenJson")}
        </p>
      )}
      {shown && <TextView blob={shown.blob} encoding={shown.encoding} isJson={shown.isColored} />}
    </>
  );
}

/** `blob`: null where it is no text. */
type ShownText = { blob: Blob; encoding: string; isColored: boolean } | { blob: null };

async function readText({ body, contentType }: Answer, kind: AnswerBodyKind): Promise<ShownText> {
  const encoding = charset(contentType);
  if (kind === "json" && body.size <= PLAIN_TEXT_BYTES) {
    const json = formatJson(new TextDecoder(encoding).decode(await body.arrayBuffer()));
    if (json !== null) {
      return { blob: new Blob([json]), encoding: "utf-8", isColored: json.length <= COLOR_LENGTH };
    }
  }
  const isShown = kind !== "unknown" || (await isText(body, encoding));
  return isShown ? { blob: body, encoding, isColored: false } : { blob: null };
}

function ImageView({ body, type, name }: { body: Blob; type: string; name: string }): ReactNode {
  const url = useObjectUrl(body, type);
  return (
    url && (
      <img className="console-image" src={url} alt={fill(localized("bodyPicture"), { name })} />
    )
  );
}

function DownloadLink({ body, name }: { body: Blob; name: string }): ReactNode {
  // Under its own type, HTML opened in a new tab would run as a page of this site.
  const url = useObjectUrl(body, "application/octet-stream");
  return (
    url && (
      <a className="console-link" href={url} download={name}>
        {fill(localized("downloadBody"), { size: formatSize(body.size) })}
      </a>
    )
  );
}
