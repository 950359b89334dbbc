-- Full-text search of posts. A plain column that a trigger fills, because a generated one would rewrite the whole table
-- under a lock; posts written before have none until they change, and the search reads their text instead.
alter table content_created add column search tsvector;

create function content_search() returns trigger language plpgsql as $$
begin
  new.search := setweight(to_tsvector('english', new.title), 'A') || setweight(to_tsvector('english', new.body), 'B');
  return new;
end
$$;

create trigger content_created_search before insert or update of title, body on content_created
  for each row execute function content_search();
