import type { Sql, WorkspaceId } from '../../client.ts'

/** Every column but the search text, which the database makes itself. */
function columns(sql: Sql) {
  return sql`
    id, user_id, title, kind, status, body, situation, struggle, turn, result, lesson, proof, proof_kind, emotion,
    permission, permission_scope, permission_wording, permission_expires_on, happened_on, version, created_at, updated_at
  `
}

/**
 * Removes a story and keeps a copy of it, and of which posts were made from it, for `insertRemovedStory`. Posts stay and lose
 * the link. False when it was not there.
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
  const [copy] = await sql<{ data: unknown }[]>`
    delete from removed_rows where user_id = ${workspace} and kind = 'story' and id = ${id} returning data::text as data
  `
  if (!copy) return false
  await sql`
    insert into stories (${columns(sql)})
    select ${columns(sql)}
    from jsonb_populate_record(null::stories, ${String(copy.data)}::text::jsonb -> 'row')
  `
  await sql`insert into storybank_entries (user_id, story_id) values (${workspace}, ${id})`
  await sql`
    update content_created set story_id = ${id}
    where user_id = ${workspace} and story_id is null and id in (
      select value::uuid from jsonb_array_elements_text(${String(copy.data)}::text::jsonb -> 'posts')
    )
  `
  return true
}
