-- transaction: none
-- The rows from before 0245 hold no certainty; read them while the tables are in use.
alter table content_created validate constraint content_created_alignment_certainty_check;
alter table content_versions validate constraint content_versions_alignment_certainty_check;
