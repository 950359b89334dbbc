-- The Monday summary of Analytics, by person: since when they want it; null while they don't.
alter table notification_settings add column summary_since timestamptz;

-- lock is short: a check that is weighed for new rows only
alter table notification_watermarks drop constraint notification_watermarks_kind_check;
-- lock is short: a check that is weighed for new rows only
alter table notification_watermarks add constraint notification_watermarks_kind_check
  check (kind in ('daily', 'weekly', 'summary')) not valid;
