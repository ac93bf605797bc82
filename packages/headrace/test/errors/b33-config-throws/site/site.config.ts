import { defineSite } from "headrace";

const { MISSING } = process.env;
if (MISSING === undefined) {
  throw new Error("Set MISSING first.");
}

export default defineSite({ name: MISSING });
