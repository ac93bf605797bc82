--liquibase formatted sql

--changeset riverside:001-booking
CREATE TABLE booking (
  id         UUID PRIMARY KEY,
  parcel_id  VARCHAR(20) NOT NULL,
  driver_id  VARCHAR(20) NOT NULL,
  amount     DECIMAL(12, 2) NOT NULL CHECK (amount > 0),
  booked_at  TIMESTAMPTZ NOT NULL,
  payout_id  UUID
);
--rollback DROP TABLE booking;

--changeset riverside:001-booking-driver
CREATE INDEX booking_driver ON booking (driver_id, booked_at);
--rollback DROP INDEX booking_driver;
