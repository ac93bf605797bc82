/** Parts of the theme that the frame has in places of its own. */
export default function OfTheFrame(): null {
  return null;
}
