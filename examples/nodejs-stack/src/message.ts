import type { Config } from "./config.ts";

/** A change of a parcel, as `tracking-api` reports it. */
export interface ParcelEvent {
  parcelId: string;
  status: string;
  email: string;
}

/** A mail that is ready to be sent. */
export interface Message {
  from: string;
  to: string;
  subject: string;
  text: string;
}

/** The mail for an event, or `undefined` when there is none for it. */
export function composeMessage(config: Config, event: Partial<ParcelEvent>): Message | undefined {
  const { parcelId, status, email } = event;
  const known = status !== undefined && Object.hasOwn(config.subjects, status);
  const subject = known ? config.subjects[status] : undefined;
  if (subject === undefined || email === undefined || !/^PX-\d{1,15}$/.test(parcelId ?? "")) {
    return undefined;
  }
  return {
    from: config.sender,
    to: email,
    subject,
    text: `${subject}: ${config.trackingUrl}/parcels/${parcelId}`,
  };
}
