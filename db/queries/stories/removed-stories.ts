import type { Sql, WorkspaceId } from '../../client.ts'
import { takeRemovedRow } from '../platform/removed-rows.ts'

/** Every column but the search text, which the database makes itself. */
function columns(sql: Sql) {
  return sql`
    id, user_id, title, kind, status, body, situation, struggle, turn, result, lesson, proof, proof_kind, emotion,
    permission, permission_scope, permission_wording, permission_expires_on, happened_on, version, created_at, updated_at
  `
}

/**
 * Removes a story and keeps a copy of it, of its people, what it stands for and which posts were made from it, for
 * `insertRemovedStory`. Posts stay and lose the link. False when it was not there.
 */
export async function deleteStoryKeepingCopy(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    with kept as (
      insert into removed_rows (user_id, kind, id, data, removed_at)
      select s.user_id, 'story', s.id, jsonb_build_object(
        'row', to_jsonb(s) - 'search',
        'posts', (
          select coalesce(jsonb_agg(c.id), '[]') from content_created c
          where c.user_id = s.user_id and c.story_id = s.id
        ),
        'people', (
          select coalesce(jsonb_agg(to_jsonb(p)), '[]') from story_people p
          where p.user_id = s.user_id and p.story_id = s.id
        ),
        'links', (
          select coalesce(jsonb_agg(to_jsonb(l)), '[]') from story_links l
          where l.user_id = s.user_id and l.story_id = s.id
        ),
        'requests', (
          select coalesce(jsonb_agg(r.id), '[]') from story_requests r
          where r.user_id = s.user_id and r.story_id = s.id
        )
      ), ${now}
      from stories s where s.id = ${id} and s.user_id = ${workspace}
      on conflict (user_id, kind, id) do update set data = excluded.data, removed_at = excluded.removed_at
      returning id
    )
    delete from stories where user_id = ${workspace} and id in (select id from kept)
  `
  return rows.count === 1
}

/** The title of a story that can still be put back, or null. */
export async function findRemovedStory(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<{ id: string; title: string } | null> {
  const [row] = await sql<{ id: string; title: string }[]>`
    select id, data -> 'row' ->> 'title' as title from removed_rows
    where user_id = ${workspace} and kind = 'story' and id = ${id}
  `
  return row ?? null
}

/** Puts a removed story back as it was, with its posts. False when there is no copy of it. */
export async function insertRemovedStory(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  const copy = await takeRemovedRow(sql, { workspace, kind: 'story', id })
  if (copy === null) return false
  await sql`
    insert into stories (${columns(sql)})
    select ${columns(sql)}
    from jsonb_populate_record(null::stories, ${copy}::text::jsonb -> 'row')
  `
  await sql`insert into storybank_entries (user_id, story_id) values (${workspace}, ${id})`
  await sql`
    insert into story_people
    select p.* from jsonb_populate_recordset(
      null::story_people, coalesce(${copy}::text::jsonb -> 'people', '[]')
    ) p
  `
  await sql`
    insert into story_links
    select l.* from jsonb_populate_recordset(
      null::story_links, coalesce(${copy}::text::jsonb -> 'links', '[]')
    ) l
    where l.pillar_id is null
      or exists (select from content_pillars c where c.user_id = ${workspace} and c.id = l.pillar_id)
  `
  await sql`
    update story_requests set story_id = ${id}
    where user_id = ${workspace} and story_id is null and id in (
      select value::uuid
      from jsonb_array_elements_text(coalesce(${copy}::text::jsonb -> 'requests', '[]'))
    )
  `
  await sql`
    update content_created set story_id = ${id}
    where user_id = ${workspace} and story_id is null and id in (
      select value::uuid from jsonb_array_elements_text(${copy}::text::jsonb -> 'posts')
    )
  `
  return true
}
