create sequence parcel_number start with 20417;

create table parcel (
    id           bigint                   not null primary key,
    recipient    varchar(80)              not null,
    destination  varchar(40)              not null,
    weight_grams integer                  not null,
    status       varchar(20)              not null,
    created_at   timestamp with time zone not null,
    updated_at   timestamp with time zone not null,
    constraint parcel_status_known
        check (status in ('REGISTERED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED')),
    constraint parcel_weight_positive
        check (weight_grams > 0)
);

create index parcel_destination_id on parcel (destination, id desc);
