import type { Sql, WorkspaceId } from '../../client.ts'
import { takeRemovedRow } from '../platform/removed-rows.ts'

/**
 * Removes a post and keeps a copy of it, its versions, its dates in the schedule and which checks were made
 * on it, for `insertRemovedPost`. False when it was not there.
 */
export async function deletePostKeepingCopy(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    with kept as (
      insert into removed_rows (user_id, kind, id, data, removed_at)
      select c.user_id, 'post', c.id, jsonb_build_object(
        'row', to_jsonb(c) - 'search',
        'versions', (
          select coalesce(jsonb_agg(to_jsonb(v)), '[]') from content_versions v
          where v.user_id = c.user_id and v.content_id = c.id
        ),
        'planned', (
          select coalesce(jsonb_agg(to_jsonb(p)), '[]') from content_planner p
          where p.user_id = c.user_id and p.content_id = c.id
        ),
        'checks', (
          select coalesce(jsonb_agg(a.id), '[]') from post_alignment_scores a
          where a.user_id = c.user_id and a.post_id = c.id
        )
      ), ${now}
      from content_created c where c.id = ${id} and c.user_id = ${workspace}
      on conflict (user_id, kind, id) do update set data = excluded.data, removed_at = excluded.removed_at
      returning id
    )
    delete from content_created where user_id = ${workspace} and id in (select id from kept)
  `
  return rows.count === 1
}

/** Title and first words of a post that can still be put back, or null. */
export async function findRemovedPost(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<{ id: string; title: string; body: string } | null> {
  const [row] = await sql<{ id: string; title: string; body: string }[]>`
    select id, data -> 'row' ->> 'title' as title, left(data -> 'row' ->> 'body', 400) as body from removed_rows
    where user_id = ${workspace} and kind = 'post' and id = ${id}
  `
  return row ?? null
}

/**
 * Puts a removed post back as it was, with versions, dates and checks; links to what is gone meanwhile stay empty.
 * False when there is no copy of it. Copies carry every column, so the rows are taken whole; what a copy is
 * too old to know gets its default.
 */
export async function insertRemovedPost(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  const copy = await takeRemovedRow(sql, { workspace, kind: 'post', id })
  if (copy === null) return false
  await sql`
    with copy as (select '{"format": "", "offer": ""}'::jsonb || (${copy}::text::jsonb -> 'row') as r)
    insert into content_created
    select p.* from copy, jsonb_populate_record(null::content_created, r || jsonb_build_object(
      'user_id', ${workspace}::uuid,
      'story_id', (select s.id from stories s where s.user_id = ${workspace} and s.id = (r ->> 'story_id')::uuid),
      'pillar_id', (select l.id from content_pillars l where l.user_id = ${workspace} and l.id = (r ->> 'pillar_id')::uuid),
      'campaign_id', (select c.id from campaigns c where c.user_id = ${workspace} and c.id = (r ->> 'campaign_id')::uuid)
    )) p
  `
  await sql`
    insert into content_versions
    select v.* from jsonb_array_elements(${copy}::text::jsonb -> 'versions') e,
      jsonb_populate_record(null::content_versions, '{"kind": "saved"}'::jsonb || e) v
  `
  await sql`
    insert into content_planner
    select p.* from jsonb_populate_recordset(null::content_planner, ${copy}::text::jsonb -> 'planned') p
  `
  await sql`
    update post_alignment_scores set post_id = ${id}
    where user_id = ${workspace} and post_id is null and id in (
      select value::uuid from jsonb_array_elements_text(${copy}::text::jsonb -> 'checks')
    )
  `
  return true
}
