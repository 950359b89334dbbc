-- transaction: none
create index concurrently notification_settings_summary on notification_settings (user_id, member_id)
  where summary_since is not null;
