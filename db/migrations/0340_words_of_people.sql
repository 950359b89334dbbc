-- The words that people are found by, one row each. A text search over the people themselves could use no index: row
-- security lets only comparisons that leak nothing look before it does, and those of text search are not among them.
create table lead_words (
  user_id uuid not null references accounts on delete cascade,
  -- By bytes, so that all words with one beginning lie side by side.
  word text collate "C" not null check (length(word) between 1 and 1000),
  -- Without a reference, since these follow from the people: an undo brings back a person, and so their words.
  lead_id uuid not null,
  primary key (user_id, word, lead_id)
);
create index lead_words_lead on lead_words (user_id, lead_id, word);
select isolate_workspace('lead_words');
select restrict_to('lead_words', 'edit');
grant select, insert, delete on lead_words to app;

-- Names are words of no language; the parts of an email are found one by one.
create function words_of_person(name text, email text, company text) returns text[]
language sql immutable parallel safe
as $$
  select tsvector_to_array(
    to_tsvector('simple', translate(name || ' ' || email || ' ' || company, '@._-+/:’‘–', '          '))
  )
$$;

create function note_words() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.lead_words (user_id, word, lead_id)
    select n.user_id, word, n.id
    from new_rows n, unnest(public.words_of_person(n.name, n.email, n.company)) as word;
  elsif tg_op = 'DELETE' then
    delete from public.lead_words w using old_rows o where w.user_id = o.user_id and w.lead_id = o.id;
  else
    delete from public.lead_words w using old_rows o, new_rows n
    where n.user_id = o.user_id and n.id = o.id and (n.name, n.email, n.company) <> (o.name, o.email, o.company)
      and w.user_id = o.user_id and w.lead_id = o.id;
    insert into public.lead_words (user_id, word, lead_id)
    select n.user_id, word, n.id
    from new_rows n
    join old_rows o on n.user_id = o.user_id and n.id = o.id and (n.name, n.email, n.company) <> (o.name, o.email, o.company),
      unnest(public.words_of_person(n.name, n.email, n.company)) as word;
  end if;
  return null;
end
$$;
create trigger note_words_insert after insert on leads referencing new table as new_rows
  for each statement execute function note_words();
create trigger note_words_update after update on leads referencing old table as old_rows new table as new_rows
  for each statement execute function note_words();
create trigger note_words_delete after delete on leads referencing old table as old_rows
  for each statement execute function note_words();

insert into lead_words (user_id, word, lead_id)
select l.user_id, word, l.id from leads l, unnest(words_of_person(l.name, l.email, l.company)) as word;
