import { type FormEvent, useEffect, useState } from "react";
import { listParcels, type Parcel, registerParcel } from "./api";
import { Problem } from "./Problem";

export function ParcelList() {
  const [parcels, setParcels] = useState<Parcel[]>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    listParcels().then(setParcels, setError);
  }, []);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    try {
      const parcel = await registerParcel({
        recipient: String(fields.get("recipient")),
        destination: String(fields.get("destination")),
      });
      setParcels((current) => [parcel, ...(current ?? [])]);
      setError(undefined);
      form.reset();
    } catch (problem) {
      setError(problem);
    }
  }

  return (
    <>
      <form onSubmit={add}>
        <label>
          Recipient <input name="recipient" maxLength={80} required />
        </label>{" "}
        <label>
          Destination <input name="destination" maxLength={80} required />
        </label>{" "}
        <button type="submit">Add parcel</button>
      </form>
      <Problem error={error} />
      {parcels === undefined && !error && <p>Loading parcels...</p>}
      {parcels?.length === 0 && <p>No parcels yet.</p>}
      {parcels && parcels.length > 0 && (
        <ul>
          {parcels.map((parcel) => (
            <li key={parcel.id}>
              <a href={`#/parcels/${parcel.id}`}>{parcel.id}</a> to {parcel.recipient},{" "}
              {parcel.destination}: {parcel.status}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
