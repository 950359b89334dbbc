-- transaction: none
alter table recovery_codes validate constraint recovery_codes_hash_check;
