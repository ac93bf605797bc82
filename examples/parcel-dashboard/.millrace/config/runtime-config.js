window.runtimeConfig = {
  apiBaseUrl: "/api",
  issuerUrl: "${ISSUER_URL}",
  clientId: "parcel-dashboard",
  environment: "${MILLRACE_ENVIRONMENT}",
};
