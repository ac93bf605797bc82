import { formScreen } from "../described.tsx";
import type { Screen } from "../screen.ts";

/** Screens of the pages for administrators. */
export const administration: readonly (readonly [string, Screen])[] = [
  [
    "company-log-in",
    formScreen({
      caption: "Company log-in, filled in for OpenID Connect.",
      menu: "Administration",
      entry: "Users",
      user: "PL",
      path: ["Administration", "Users", "Company log-in"],
      title: "Set up company log-in",
      titleStep: 2,
      tabs: { of: "users", open: "Log-in" },
      fields: [
        { label: "Protocol", value: "OpenID Connect", kind: "list", step: 3 },
        { label: "Issuer", value: "https://id.riverside.example/realms/staff", kind: "code" },
        { label: "Client id", value: "millrace", kind: "code" },
        { label: "Client secret", value: "••••••••" },
        { label: "E-mail domains", value: "riverside.example", kind: "code" },
      ],
      action: { label: "Test log-in", step: 4 },
    }),
  ],
  [
    "new-scm-provider",
    formScreen({
      caption: "New SCM provider, filled in for GitHub.",
      menu: "Administration",
      entry: "SCM providers",
      user: "PL",
      path: ["Administration", "SCM providers", "New SCM provider"],
      title: "New SCM provider",
      titleStep: 2,
      fields: [
        { label: "Display name", value: "GitHub of Riverside" },
        { label: "Technical name", value: "github-riverside", kind: "code" },
        { label: "Type", value: "GitHub", kind: "list" },
        { label: "Address", value: "https://github.com", kind: "code" },
        { label: "Token", value: "••••••••" },
      ],
      action: { label: "Create", step: 3 },
    }),
  ],
];
