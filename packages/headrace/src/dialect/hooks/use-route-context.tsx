/** `@docusaurus/useRouteContext`: the plug-in that made the page, which here is the one for documents. */
export default function useRouteContext() {
  return { plugin: { name: "docusaurus-plugin-content-docs", id: "default" } };
}
