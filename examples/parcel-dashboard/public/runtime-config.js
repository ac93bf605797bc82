window.runtimeConfig = {
  apiBaseUrl: "/api",
  issuerUrl: "",
  clientId: "parcel-dashboard",
  environment: "local",
};
