-- The words of watched items, one row each, so that a search for a rare one need not go through all of them: row security lets
-- an index of text search look at nothing before it does (0340, 0408). They follow from watch_items.search and only say where
-- to look; whether an item is meant is still asked of it.
create table watch_words (
  user_id uuid not null references accounts on delete cascade,
  -- Without a reference, since these follow from the items: an undo brings back an item, and so their words.
  item_id uuid not null,
  word text collate "C" not null check (length(word) between 1 and 2046)
);
-- Two indexes that may hold equal keys, and no primary key: equal keys are stored once, and a common word has thousands.
create index watch_words_word on watch_words (user_id, word);
create index watch_words_item on watch_words (user_id, item_id);
select isolate_workspace('watch_words');
select restrict_to('watch_words', 'edit');
grant select, insert, delete on watch_words to app;

create function note_words_of_items() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.watch_words (user_id, item_id, word)
    select n.user_id, n.id, word from new_rows n, unnest(tsvector_to_array(n.search)) as word;
  elsif tg_op = 'DELETE' then
    delete from public.watch_words w using old_rows o where w.user_id = o.user_id and w.item_id = o.id;
  else
    delete from public.watch_words w where w.user_id = old.user_id and w.item_id = old.id;
    insert into public.watch_words (user_id, item_id, word)
    select new.user_id, new.id, word from unnest(tsvector_to_array(new.search)) as word;
  end if;
  return null;
end
$$;
create trigger note_words_insert after insert on watch_items referencing new table as new_rows
  for each statement execute function note_words_of_items();
-- Row by row, since only so it is asked for when a text changes: states change by the thousand, texts hardly ever.
create trigger note_words_update after update of title, summary on watch_items
  for each row when (old.search is distinct from new.search) execute function note_words_of_items();
create trigger note_words_delete after delete on watch_items referencing old table as old_rows
  for each statement execute function note_words_of_items();

-- No release has any: these are items of whoever ran an unreleased version.
insert into watch_words (user_id, item_id, word)
select i.user_id, i.id, word from watch_items i, unnest(tsvector_to_array(i.search)) as word;
