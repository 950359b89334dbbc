-- Words without their accents, so that "Sean" finds Seán. Only texts that hold an accented letter get them; what a search
-- looks for has no accents, and the others are found as they stand.
create function fold_text(words text) returns text
language sql immutable parallel safe
as $$
  select lower(regexp_replace(normalize(words, nfkd), '[\u0300-\u036f]+', '', 'g'))
$$;

create function has_accents(words text) returns boolean
language sql immutable parallel safe
as $$
  select words ~ '[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff]'
$$;

-- Null where no letter has an accent: nearly everywhere.
create function folded_words(title text, body text) returns tsvector
language sql immutable parallel safe
as $$
  select case when public.has_accents(title || ' ' || body) then
    setweight(to_tsvector('english', public.fold_text(title)), 'A') ||
    setweight(to_tsvector('english', public.fold_text(body)), 'B')
  end
$$;

alter table stories add column folded tsvector;
alter table content_created add column folded tsvector;

create function fold_story() returns trigger language plpgsql as $$
begin
  new.folded := public.folded_words(new.title, concat_ws(
    ' ', new.body, new.lesson, new.situation, new.struggle, new.turn, new.result, new.proof
  ));
  return new;
end
$$;
create trigger stories_fold
  before insert or update of title, body, lesson, situation, struggle, turn, result, proof on stories
  for each row execute function fold_story();

create or replace function content_search() returns trigger language plpgsql as $$
begin
  new.search := setweight(to_tsvector('english', new.title), 'A') || setweight(to_tsvector('english', new.body), 'B');
  new.folded := public.folded_words(new.title, new.body);
  return new;
end
$$;

-- Finding a text is no edit of it: it keeps the day it was last written on.
create or replace trigger stories_touch before update on stories
  for each row when (new.version <> old.version or new.folded is not distinct from old.folded)
  execute function touch_updated_at();
create or replace trigger content_created_touch before update on content_created
  for each row when (
    new.version <> old.version
    or (new.alignment_rules = old.alignment_rules and new.folded is not distinct from old.folded)
  )
  execute function touch_updated_at();

-- Few have any.
update stories set folded = folded_words(title, concat_ws(
  ' ', body, lesson, situation, struggle, turn, result, proof
)) where has_accents(concat_ws(' ', title, body, lesson, situation, struggle, turn, result, proof));
update content_created set folded = folded_words(title, body) where has_accents(title || ' ' || body);

-- People are found by their words alone (0340): those with accents get the same words without.
create or replace function words_of_person(name text, email text, company text) returns text[]
language sql immutable parallel safe
as $$
  with words as (select translate(name || ' ' || email || ' ' || company, '@._-+/:’‘–', '          ') as said)
  select tsvector_to_array(
    to_tsvector('simple', said) ||
    case when public.has_accents(said) then to_tsvector('simple', public.fold_text(said)) else '' end
  )
  from words
$$;
insert into lead_words (user_id, word, lead_id)
select l.user_id, word, l.id from leads l, unnest(words_of_person(l.name, l.email, l.company)) as word
where has_accents(l.name || ' ' || l.company)
on conflict do nothing;
