/** `@docusaurus/isInternalUrl`: whether an address leads to this site. */
export default function isInternalUrl(url: string | undefined): boolean {
  return url !== undefined && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}
