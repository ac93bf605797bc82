export function Box() {
  return <p>A box;
}
