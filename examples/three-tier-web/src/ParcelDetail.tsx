import { useEffect, useState } from "react";
import { changeStatus, getParcel, type Parcel, STATUSES } from "./api";
import { Problem } from "./Problem";

export function ParcelDetail({ id }: { id: string }) {
  const [parcel, setParcel] = useState<Parcel>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    getParcel(id).then(setParcel, setError);
  }, [id]);

  const next = parcel && STATUSES[STATUSES.indexOf(parcel.status) + 1];

  return (
    <>
      <p>
        <a href="#/">All parcels</a>
      </p>
      <h2>{id}</h2>
      <Problem error={error} />
      {!parcel && !error && <p>Loading parcel...</p>}
      {parcel && (
        <dl>
          <dt>Recipient</dt>
          <dd>{parcel.recipient}</dd>
          <dt>Destination</dt>
          <dd>{parcel.destination}</dd>
          <dt>Status</dt>
          <dd>{parcel.status}</dd>
          <dt>Updated</dt>
          <dd>{new Date(parcel.updatedAt).toLocaleString()}</dd>
        </dl>
      )}
      {next && (
        <button type="button" onClick={() => changeStatus(id, next).then(setParcel, setError)}>
          Set to {next}
        </button>
      )}
    </>
  );
}
