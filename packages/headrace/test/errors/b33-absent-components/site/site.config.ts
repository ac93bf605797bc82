import { defineSite } from "headrace";

export default defineSite({
  name: "Tiny",
  url: "https://tiny.example",
  content: { components: "site/mdx-componets.tsx" },
});
