-- The words of an item in any form, kept with it as those of posts are (0040): a search compares them and takes no text
-- apart. An index of them would not be used, since row security lets only comparisons that leak nothing look before it does
-- (0340).
alter table watch_items add column search tsvector;

create function watch_item_search() returns trigger language plpgsql as $$
begin
  new.search := to_tsvector('english', new.title || ' ' || new.summary);
  return new;
end
$$;

create trigger watch_items_search before insert or update of title, summary on watch_items
  for each row execute function watch_item_search();

-- No release has any: these are items of whoever ran an unreleased version.
update watch_items set search = to_tsvector('english', title || ' ' || summary) where search is null;
