-- transaction: none
-- What insights look for: stories whose permission ends soon, however many stories there are.
create index concurrently stories_permission_ending on stories (user_id, permission_expires_on)
  where permission_expires_on is not null;
