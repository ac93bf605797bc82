--liquibase formatted sql

--changeset riverside:002-payout
CREATE TABLE payout (
  id         UUID PRIMARY KEY,
  driver_id  VARCHAR(20) NOT NULL,
  amount     DECIMAL(12, 2) NOT NULL,
  paid_at    TIMESTAMPTZ NOT NULL
);
--rollback DROP TABLE payout;
