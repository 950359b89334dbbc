-- transaction: none
alter table watch_sources validate constraint watch_sources_kind_check;
alter table watch_sources validate constraint watch_sources_problem_check;
alter table watch_items validate constraint watch_items_note_check;
