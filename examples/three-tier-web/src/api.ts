import { config } from "./config";

export const STATUSES = ["REGISTERED", "IN_TRANSIT", "OUT_FOR_DELIVERY", "DELIVERED"] as const;

export type ParcelStatus = (typeof STATUSES)[number];

export interface Parcel {
  id: string;
  recipient: string;
  destination: string;
  status: ParcelStatus;
  createdAt: string;
  updatedAt: string;
}

export interface NewParcel {
  recipient: string;
  destination: string;
}

export class ApiError extends Error {
  readonly traceId: string;

  constructor(message: string, traceId: string) {
    super(message);
    this.traceId = traceId;
  }
}

export function listParcels(): Promise<Parcel[]> {
  return request("GET", "/parcels");
}

export function getParcel(id: string): Promise<Parcel> {
  return request("GET", `/parcels/${id}`);
}

export function registerParcel(parcel: NewParcel): Promise<Parcel> {
  return request("POST", "/parcels", parcel);
}

export function changeStatus(id: string, status: ParcelStatus): Promise<Parcel> {
  return request("PUT", `/parcels/${id}/status`, { status });
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const traceId = randomHex(16);
  const response = await fetch(config.apiBaseUrl + path, {
    method,
    headers: {
      Accept: "application/json, application/problem+json",
      "Content-Type": "application/json",
      traceparent: `00-${traceId}-${randomHex(8)}-01`,
    },
    signal: AbortSignal.timeout(10_000),
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) {
    const problem = await response.json().catch(() => ({}));
    throw new ApiError(problem.detail ?? `The request failed: ${response.status}`, traceId);
  }
  return response.json();
}

function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}
