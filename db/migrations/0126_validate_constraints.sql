-- transaction: none
-- Until it is validated a constraint holds for new rows only, and the planner may not count on it. Each by itself: the
-- scan lets everybody read and write meanwhile.
alter table team_members validate constraint team_members_role_check;
alter table stories validate constraint stories_author;
alter table content_created validate constraint content_created_author;
alter table content_created validate constraint content_created_status_check;
alter table content_planner validate constraint content_planner_timed;
alter table module_usage validate constraint module_usage_member;
alter table removed_rows validate constraint removed_rows_remover;
