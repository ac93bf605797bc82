import { defineSite } from "headrace";

export default defineSite({
  name: "Base",
  url: "https://base.example",
  collections: [{ id: "news", path: "news", route: "/news", kind: "blog" }],
});
