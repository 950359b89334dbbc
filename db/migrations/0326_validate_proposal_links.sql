-- transaction: none
-- The keys that were kept before 0325 read while the table is in use.
alter table kept_keys validate constraint kept_keys_purpose_check;
