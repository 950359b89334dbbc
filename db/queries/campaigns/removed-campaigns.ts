import type { Sql, WorkspaceId } from '../../client.ts'
import { takeRemovedRow } from '../platform/removed-rows.ts'

/**
 * Removes a campaign and keeps a copy of it, and of which posts belonged to it, for `insertRemovedCampaign`. The posts
 * stay and lose the link. False when it was not there.
 */
export async function deleteCampaignKeepingCopy(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    with kept as (
      insert into removed_rows (user_id, kind, id, data, removed_at)
      select k.user_id, 'campaign', k.id, jsonb_build_object(
        'row', to_jsonb(k),
        'posts', (
          select coalesce(jsonb_agg(c.id), '[]') from content_created c
          where c.user_id = k.user_id and c.campaign_id = k.id
        )
      ), ${now}
      from campaigns k where k.id = ${id} and k.user_id = ${workspace}
      on conflict (user_id, kind, id) do update set data = excluded.data, removed_at = excluded.removed_at
      returning id
    )
    delete from campaigns where user_id = ${workspace} and id in (select id from kept)
  `
  return rows.count === 1
}

/** Name and beginning of a campaign that can still be put back, or null. */
export async function findRemovedCampaign(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<{ id: string; name: string; createdAt: Date } | null> {
  const [row] = await sql<{ id: string; name: string; createdAt: Date }[]>`
    select id, data -> 'row' ->> 'name' as name, (data -> 'row' ->> 'created_at')::timestamptz as created_at
    from removed_rows
    where user_id = ${workspace} and kind = 'campaign' and id = ${id}
  `
  return row ?? null
}

/** Puts a removed campaign back as it was, with those of its posts that joined no other. False when there is no copy. */
export async function insertRemovedCampaign(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  const copy = await takeRemovedRow(sql, { workspace, kind: 'campaign', id })
  if (copy === null) return false
  await sql`
    insert into campaigns
    select * from jsonb_populate_record(null::campaigns, ${copy}::text::jsonb -> 'row')
  `
  await sql`
    update content_created set campaign_id = ${id}
    where user_id = ${workspace} and campaign_id is null and id in (
      select value::uuid from jsonb_array_elements_text(${copy}::text::jsonb -> 'posts')
    )
  `
  return true
}
