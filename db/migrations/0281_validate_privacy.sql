-- transaction: none
alter table content_planner validate constraint content_planner_privacy;
