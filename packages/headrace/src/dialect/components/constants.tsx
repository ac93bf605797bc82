/** `@docusaurus/constants`: the id of whatever plug-in has but one instance. */
export const DEFAULT_PLUGIN_ID = "default";
