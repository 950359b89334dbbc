-- Lists were parted at every comma when they were saved, so that "Flour, water, salt, time. That's the lot." became four
-- items. Where an earlier version or the answer as it was first given still has the whole, and parting it at its commas
-- gives exactly what is stored today, the whole comes back as a version of its own. Where nothing has the whole, the items stay.
create temporary table whole_lists on commit drop as
with keys (key) as (
  values ('core_values'), ('brand_personality'), ('emotions_to_spark'), ('preferred_platforms'), ('preferred_formats'),
    ('words_to_avoid'), ('offer_type'), ('personal_values'), ('brand_beliefs'), ('content_examples')
), stored as (
  select c.user_id, k.key, c.clarify_data -> k.key as items, c.version
  from user_clarify_data c cross join keys k
  where jsonb_typeof(c.clarify_data -> k.key) = 'array'
    and jsonb_array_length(c.clarify_data -> k.key) > 1
    and not exists (
      select from jsonb_array_elements(c.clarify_data -> k.key) as item
      where jsonb_typeof(item) <> 'string'
    )
), originals as (
  -- A list of an earlier version, item by item; the newest such version is believed first.
  select s.user_id, s.key, s.items, v.version as rank,
    case jsonb_typeof(v.clarify_data -> s.key)
      when 'array' then v.clarify_data -> s.key
      else jsonb_build_array(v.clarify_data -> s.key)
    end as whole
  from stored s join clarify_versions v on v.user_id = s.user_id and v.version < s.version
  where jsonb_typeof(v.clarify_data -> s.key) = 'array'
    -- A text of an earlier version is one answer only where it is told in sentences; otherwise its commas part it.
    or (jsonb_typeof(v.clarify_data -> s.key) = 'string' and v.clarify_data ->> s.key ~ '[.!?…](\s|$)')
  union all
  -- The answer as it was given in the older form.
  select s.user_id, s.key, s.items, 0, jsonb_build_array(btrim(e.response, E' \t\r\n'))
  from stored s join clarify_entries e on e.user_id = s.user_id
  where e.response ~ '[.!?…](\s|$)' and e.response !~ '[\r\n]'
), found as (
  select o.user_id, o.key, o.whole, o.rank
  from originals o
  where o.whole <> o.items
    and not exists (select from jsonb_array_elements(o.whole) as item where jsonb_typeof(item) <> 'string')
    and o.items = (
      select jsonb_agg(btrim(part, E' \t\r\n') order by item_at, part_at)
      from jsonb_array_elements_text(o.whole) with ordinality as item (text, item_at),
        regexp_split_to_table(item.text, ',') with ordinality as parts (part, part_at)
      where btrim(part, E' \t\r\n') <> ''
    )
)
select distinct on (user_id, key) user_id, key, whole from found order by user_id, key, rank desc;

update user_clarify_data c
set clarify_data = c.clarify_data || w.answers, version = c.version + 1
from (select user_id, jsonb_object_agg(key, whole) as answers from whole_lists group by user_id) w
where c.user_id = w.user_id;

insert into clarify_versions (user_id, version, clarify_data)
select c.user_id, c.version, c.clarify_data from user_clarify_data c
where c.user_id in (select user_id from whole_lists);
