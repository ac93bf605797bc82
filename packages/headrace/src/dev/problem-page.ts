import { formatDiagnostics } from "../diagnostics/format.ts";
import { AGE, DEV_MESSAGES_PATH } from "../model/dev-message.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { escapeAttribute } from "../model/escape-html.ts";
import { withBase } from "../model/routes.ts";
import type { MadeResponse } from "./respond.ts";

/**
 * Stands in for a page while nothing can be shown: a server that begins with broken components has no script of
 * its own for the overlay either. It is loaded again as soon as something changes.
 */
export function problemPage(problems: readonly Diagnostic[], baseUrl: string): MadeResponse {
  const address = withBase(baseUrl, `/${DEV_MESSAGES_PATH}?${AGE}=0`);
  const text = escapeAttribute(formatDiagnostics(problems, () => undefined));
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page can't be made</title>
<h1>This page can't be made</h1>
<pre>${text}</pre>
<script>
new EventSource(${JSON.stringify(address)}).onmessage = ({ data }) => {
  if (JSON.parse(data).type !== "diagnostics") location.reload();
};
</script>
`;
  return { status: 500, type: "text/html;charset=utf-8", body };
}
