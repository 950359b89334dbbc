-- transaction: none
-- An account that goes looks for its versions.
create index concurrently if not exists content_versions_author
  on content_versions (author_id) where author_id is not null;
