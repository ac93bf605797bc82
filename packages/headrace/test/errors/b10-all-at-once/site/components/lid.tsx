export function Lid() {
  return <p>A lid</b>;
}
