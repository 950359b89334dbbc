-- transaction: none
-- The watermarks of before 0388 are read while the table is in use.
alter table notification_watermarks validate constraint notification_watermarks_kind_check;
