window.runtimeConfig = {
  apiBaseUrl: "/api",
  environment: "${MILLRACE_ENVIRONMENT}",
  release: "${MILLRACE_RELEASE}",
};
