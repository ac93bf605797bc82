import address from "virtual:page-tools";

// The tools are a file of their own, with all that they need: what they share with search and console
// stays theirs, and readers whose browser takes no tools load none of it. It runs as it was built, or
// not at all.
const [href = "", integrity = ""] = address.split("#");
const link = Object.assign(document.createElement("link"), {
  rel: "modulepreload",
  href,
  integrity,
  onload: () => import(/* @vite-ignore */ href),
});
document.head.append(link);
