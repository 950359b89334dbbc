-- transaction: none
alter table connections validate constraint connections_renewing;
