import { defineSite } from "../../../../engine/index.ts";

export default defineSite({
  name: "Tiny",
  tagline: "A site with one fault"
  url: "https://tiny.example",
});
