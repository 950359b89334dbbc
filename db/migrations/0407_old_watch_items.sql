-- transaction: none
-- What is deleted for its age.
create index concurrently watch_items_old on watch_items (found_at)
  where state in ('new', 'not_relevant') and content_id is null;
