interface RuntimeConfig {
  apiBaseUrl: string;
  environment: string;
  release: string;
}

declare global {
  interface Window {
    runtimeConfig?: RuntimeConfig;
  }
}

export const config: RuntimeConfig = window.runtimeConfig ?? {
  apiBaseUrl: "/api",
  environment: "local",
  release: "local",
};
