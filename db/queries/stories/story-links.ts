import type { StoryLink } from '#core/stories/link-key.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** Content pillars in the founder's order, at most 12. */
export async function listPillars(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ id: string; title: string }[]> {
  return sql<{ id: string; title: string }[]>`
    select id, title from content_pillars where user_id = ${workspace} and retired_at is null
    order by position, created_at, id limit 12
  `
}

/** What one story stands for, at most 40. */
export async function listStoryLinks(
  sql: Sql,
  { workspace, storyId }: { workspace: WorkspaceId; storyId: string },
): Promise<StoryLink[]> {
  return sql<StoryLink[]>`
    select kind, name from story_links
    where user_id = ${workspace} and story_id = ${storyId} order by kind, name limit 40
  `
}

/**
 * Makes a story stand for these and nothing else; pillars that do not exist are left out. The story must be of the
 * workspace.
 */
export async function updateStoryLinks(
  sql: Sql,
  input: { workspace: WorkspaceId; storyId: string; links: readonly StoryLink[] },
): Promise<void> {
  const { workspace, storyId } = input
  const kinds = input.links.map(link => link.kind)
  const names = input.links.map(link => link.name)
  await sql`
    with wanted as (
      select w.kind, w.name, p.id as pillar_id
      from unnest(${kinds}::text[], ${names}::text[]) as w (kind, name)
      left join content_pillars p on p.user_id = ${workspace} and w.kind = 'pillar' and p.id::text = w.name
      where w.kind <> 'pillar' or p.id is not null
    ),
    gone as (
      delete from story_links l
      where l.user_id = ${workspace} and l.story_id = ${storyId}
        and not exists (select from wanted w where w.kind = l.kind and w.name = l.name)
        -- A pillar that is out of the strategy is not offered, and has its stories back when it returns.
        and not exists (
          select from content_pillars r
          where r.user_id = ${workspace} and r.id = l.pillar_id and r.retired_at is not null
        )
    )
    insert into story_links (user_id, story_id, kind, name, pillar_id)
    select distinct ${workspace}::uuid, ${storyId}::uuid, kind, name, pillar_id from wanted
    on conflict do nothing
  `
}

/** Words are looked for in so many of the newest stories; row security keeps the index of words out of reach here. */
const READ_FOR_WORDS = 200

export interface StoredTarget extends StoryLink {
  /** The value, the pillar's title, or the offer's name. */
  readonly words: string
  readonly hasStory: boolean
}

/**
 * The values, pillars (in the founder's order) and the offer, at most 12 of each, and which of them have a story: one
 * that was given to them, whenever, or one of the newest 200 that speaks their words.
 */
export async function listTargets(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<StoredTarget[]> {
  return sql<StoredTarget[]>`
    with brand as (
      select clarify_data as data from user_clarify_data where user_id = ${workspace}
    ),
    targets as (
      select 'value' as kind, v.place, left(btrim(regexp_replace(v.value, '\\s+', ' ', 'g')), 200) as name, v.value as words
      from brand cross join lateral jsonb_array_elements_text(
        case when jsonb_typeof(data -> 'core_values') = 'array' then data -> 'core_values' else '[]' end
      ) with ordinality as v (value, place)
      where v.place <= 12
      union all
      (
        select 'pillar', row_number() over (order by p.position, p.created_at, p.id), p.id::text, p.title
        from content_pillars p where p.user_id = ${workspace} and p.retired_at is null order by 2 limit 12
      )
      union all
      select 'offer', 1,
        left(coalesce(nullif(btrim(regexp_replace(data ->> 'primary_offer_name', '\\s+', ' ', 'g')), ''), 'Your main offer'), 200),
        coalesce(data ->> 'primary_offer_name', '')
      from brand
    ),
    recent as materialized (
      select search from stories where user_id = ${workspace} order by created_at desc, id desc limit ${READ_FOR_WORDS}
    )
    select t.kind, t.name, t.words, (
      exists (select from story_links l where l.user_id = ${workspace} and l.kind = t.kind and l.name = t.name)
      or exists (select from recent r where r.search @@ plainto_tsquery('english', t.words))
    ) as has_story
    from targets t order by t.kind, t.place
  `
}
