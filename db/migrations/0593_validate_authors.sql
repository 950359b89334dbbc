-- transaction: none
alter table content_versions validate constraint content_versions_author;
