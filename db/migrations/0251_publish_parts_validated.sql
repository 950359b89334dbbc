-- transaction: none
alter table content_planner validate constraint content_planner_first_comment;
alter table publish_targets validate constraint publish_targets_sent_is_frozen;
alter table publish_attempts validate constraint publish_attempts_action;
alter table publish_attempts validate constraint publish_attempts_answer;
