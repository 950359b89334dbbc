-- The links of proposals are made with a key of their own.
-- lock is short: a row for each key
alter table kept_keys drop constraint kept_keys_purpose_check;
-- lock is short: a row for each key
alter table kept_keys add constraint kept_keys_purpose_check
  check (
    purpose in ('recovery-code', 'share', 'story-request', 'post-review', 'newsletter', 'unsubscribe', 'proposal')
  ) not valid;
