create table parcel (
  id       text primary key,
  status   text   not null,
  depot    text,
  version  bigint not null
);

create table parcel_event (
  position     bigint generated always as identity primary key,
  parcel_id    text        not null references parcel (id),
  sequence     bigint      not null,
  type         text        not null,
  payload      jsonb       not null,
  occurred_at  timestamptz not null default now(),
  published_at timestamptz,
  unique (parcel_id, sequence)
);

create index parcel_event_unpublished
  on parcel_event (position) where published_at is null;
