-- transaction: none
alter table user_dashboard_personalization validate constraint personalization_focus;
