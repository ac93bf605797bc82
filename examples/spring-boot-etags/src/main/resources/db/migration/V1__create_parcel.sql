-- #region table
create table parcel (
    id              varchar(20) not null primary key,
    address         varchar(80) not null,
    delivery_window varchar(11) not null, -- "window" is a reserved word in SQL
    version         bigint      not null
);
-- #endregion table

insert into parcel (id, address, delivery_window, version)
values ('PX-20417', 'Mill Lane 4', '09:00-12:00', 7);
