import { config } from "./config";

export const STATUSES = ["REGISTERED", "IN_TRANSIT", "OUT_FOR_DELIVERY", "DELIVERED"] as const;

export interface Parcel {
  id: string;
  recipient: string;
  destination: string;
  status: (typeof STATUSES)[number];
  updatedAt: string;
}

/** What the back end said last, with the label of that answer. */
export interface Snapshot {
  parcels: Parcel[];
  etag: string | null;
}

export class LogInExpired extends Error {
  constructor() {
    super("Your log-in has expired");
  }
}

/** Asks for the parcels. If nothing has changed, the answer is the previous snapshot itself. */
export async function loadParcels(token: string, previous?: Snapshot): Promise<Snapshot> {
  const headers = new Headers({ Accept: "application/json" });
  if (token !== "") {
    headers.set("Authorization", `Bearer ${token}`);
  }
  if (previous?.etag) {
    headers.set("If-None-Match", previous.etag);
  }
  const response = await fetch(`${config().apiBaseUrl}/parcels`, {
    headers,
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status === 304 && previous) {
    return previous;
  }
  if (response.status === 401) {
    throw new LogInExpired();
  }
  if (!response.ok) {
    throw new Error(`The request failed: ${response.status}`);
  }
  return { parcels: await response.json(), etag: response.headers.get("ETag") };
}
