// https://github.com/ulid/spec: Crockford's base 32, 10 characters of time, 16 of chance.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A ULID of a time in milliseconds. */
export function makeUlid(time: number, random: () => number): string {
  let rest = Math.floor(time);
  let head = "";
  for (let index = 0; index < 10; index++) {
    head = (ALPHABET[rest % 32] ?? "") + head;
    rest = Math.floor(rest / 32);
  }
  const tail = Array.from({ length: 16 }, () => ALPHABET[Math.floor(random() * 32)]);
  return head + tail.join("");
}
