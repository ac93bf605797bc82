CREATE SEQUENCE parcel_number START WITH 20417;

CREATE TABLE parcel (
    id          bigint                   NOT NULL PRIMARY KEY,
    recipient   varchar(80)              NOT NULL,
    destination varchar(40)              NOT NULL,
    status      varchar(20)              NOT NULL,
    created_at  timestamp with time zone NOT NULL,
    updated_at  timestamp with time zone NOT NULL,
    CONSTRAINT parcel_status_known
        CHECK (status IN ('REGISTERED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'))
);
