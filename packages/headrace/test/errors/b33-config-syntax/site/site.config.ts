import { defineSite } from "headrace";

export default defineSite({
  name: "Tiny",
  tagline: "A site with one fault"
  url: "https://tiny.example",
});
