import { leaveForLogIn } from "./login";
import { LogInExpired, type Parcel, STATUSES } from "./parcels";
import { useParcels } from "./use-parcels";

export function Dashboard({ token }: { token: string }) {
  const { snapshot, error, reload } = useParcels(token);
  return (
    <main aria-busy={!snapshot && !error}>
      <h1>Parcels</h1>
      {error && <Problem error={error} onRetry={reload} />}
      {!snapshot && !error && <p>Loading parcels...</p>}
      {snapshot && snapshot.parcels.length === 0 && <p>No parcels yet.</p>}
      {snapshot && snapshot.parcels.length > 0 && (
        <>
          <StatusCounts parcels={snapshot.parcels} />
          <ParcelTable parcels={snapshot.parcels} />
        </>
      )}
    </main>
  );
}

export function Problem({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  return (
    <p role="alert">
      {error.message}{" "}
      {error instanceof LogInExpired ? (
        <button type="button" onClick={() => leaveForLogIn()}>
          Log in again
        </button>
      ) : (
        onRetry && (
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        )
      )}
    </p>
  );
}

function StatusCounts({ parcels }: { parcels: Parcel[] }) {
  return (
    <dl>
      {STATUSES.map((status) => (
        <div key={status}>
          <dt>{status}</dt>
          <dd>{parcels.filter((parcel) => parcel.status === status).length}</dd>
        </div>
      ))}
    </dl>
  );
}

function ParcelTable({ parcels }: { parcels: Parcel[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Parcel</th>
          <th scope="col">Recipient</th>
          <th scope="col">Destination</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {parcels.map((parcel) => (
          <tr key={parcel.id}>
            <td>{parcel.id}</td>
            <td>{parcel.recipient}</td>
            <td>{parcel.destination}</td>
            <td>{parcel.status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
