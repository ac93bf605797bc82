/** Whether the sources of a directive of the security policy let an address of another host through. */
export function letsThrough(sources: readonly string[] | undefined, address: string): boolean {
  return (
    URL.canParse(address) &&
    (sources ?? []).some((source) => source === new URL(address).origin || source === "https:")
  );
}
