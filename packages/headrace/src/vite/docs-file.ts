/** In the folder of a bundle of components: what they may ask about all pages, where one of them does. */
export const DOCS_FILE = "site-docs.json";
