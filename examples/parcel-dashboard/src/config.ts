export interface RuntimeConfig {
  apiBaseUrl: string;
  issuerUrl: string;
  clientId: string;
  environment: string;
}

declare global {
  interface Window {
    runtimeConfig?: RuntimeConfig;
  }
}

/** Read at each use, because a deployment may change the file without a build. */
export function config(): RuntimeConfig {
  if (!window.runtimeConfig) {
    throw new Error("runtime-config.js is missing");
  }
  return window.runtimeConfig;
}
