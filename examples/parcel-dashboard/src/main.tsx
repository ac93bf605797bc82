import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Dashboard, Problem } from "./Dashboard";
import { logIn } from "./login";

const root = createRoot(document.getElementById("root") as HTMLElement);

// The code in the address is valid once. So it is used before React, which may run effects twice.
logIn().then(
  (token) => {
    root.render(
      <StrictMode>
        <Dashboard token={token} />
      </StrictMode>,
    );
  },
  (error: Error) => root.render(<Problem error={error} />),
);
