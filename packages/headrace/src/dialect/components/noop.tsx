/** `@docusaurus/Noop`: draws nothing. */
export default function Noop(): null {
  return null;
}
