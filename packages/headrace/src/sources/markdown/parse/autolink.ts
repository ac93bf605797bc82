/** An address in angle brackets, which is a link in Markdown and none in MDX. */
export const AUTOLINK = /^<((?:[A-Za-z][\w+.-]+:\/\/|mailto:)[^\s<>]+|[^\s<>@/]+@[^\s<>]+)>/;

/** The link that MDX reads as Markdown reads an address in angle brackets. */
export function linkTo(target: string): string {
  const isMail = !/^(?:[A-Za-z][\w+.-]+:\/\/|mailto:)/.test(target);
  const label = target.replace(/[\\`*[\]{}~]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, "\\$&");
  const address = target.replace(/[\\(){}]/g, "\\$&");
  return `[${label}](${isMail ? "mailto:" : ""}${address})`;
}
