/** Whether the sources of a directive of the security policy let an address of another host through. */
export function letsThrough(sources: readonly string[] | undefined, address: string): boolean {
  // One that begins with slashes has the scheme of the page.
  const whole = address.replace(/^\/\//, "https://");
  return (
    URL.canParse(whole) &&
    (sources ?? []).some((source) => source === new URL(whole).origin || source === "https:")
  );
}
