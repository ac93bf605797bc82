window.runtimeConfig = {
  apiBaseUrl: "/api",
  environment: "local",
  release: "local",
};
