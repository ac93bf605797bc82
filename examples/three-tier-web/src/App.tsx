import { useSyncExternalStore } from "react";
import { config } from "./config";
import { ParcelDetail } from "./ParcelDetail";
import { ParcelList } from "./ParcelList";

function subscribe(onChange: () => void) {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

export function App() {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const id = /^#\/parcels\/(PX-\d+)$/.exec(hash)?.[1];
  return (
    <main>
      <h1>Parcel Tracker</h1>
      <p>
        Environment {config.environment}, release {config.release}
      </p>
      {id ? <ParcelDetail key={id} id={id} /> : <ParcelList />}
    </main>
  );
}
