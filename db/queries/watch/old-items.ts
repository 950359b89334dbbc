import type { Sql, WorkspaceId } from '../../client.ts'

/**
 * Deletes items that nobody wanted: new and not relevant ones found before `before`, hidden ones found before `hiddenBefore`;
 * what was saved, made into an idea, taken as evidence or cited stays, and so does an item for which others stand folded. Each is remembered, so that
 * its feed does not bring it again. Answers how many; the oldest first, `limit` at most. System role only.
 */
export async function deleteOldItems(
  sql: Sql,
  { before, hiddenBefore, limit, now }: { before: Date; hiddenBefore: Date; limit: number; now: Date },
): Promise<number> {
  const rows = await sql`
    with old as (
      select i.id, i.user_id, i.source_id, i.identity from watch_items i
      where i.state in ('new', 'not_relevant') and i.content_id is null and i.found_at < ${hiddenBefore}
        and (i.is_hidden or i.found_at < ${before})
        and not exists (select from watch_items f where f.user_id = i.user_id and f.folded_into = i.id)
        and not exists (select from competitor_evidence e where e.user_id = i.user_id and e.item_id = i.id)
        and not exists (select from note_citations c where c.user_id = i.user_id and c.item_id = i.id)
      order by i.found_at limit ${limit} for update skip locked
    ), remembered as (
      insert into watch_seen (user_id, source_id, identity, listed_at)
      select user_id, source_id, identity, ${now}::timestamptz from old
      on conflict (user_id, source_id, identity) do update set listed_at = excluded.listed_at
    )
    delete from watch_items i using old where i.user_id = old.user_id and i.id = old.id returning i.id
  `
  return rows.length
}

/** Notes which deleted items a feed still lists, and forgets those that it has not listed since an instant. */
export async function updateSeen(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    sourceId: string
    identities: readonly string[]
    forgottenBefore: Date
    now: Date
  },
): Promise<void> {
  const { workspace, sourceId, identities, forgottenBefore, now } = input
  await sql`
    update watch_seen set listed_at = ${now}
    where user_id = ${workspace} and source_id = ${sourceId} and identity = any(${[...identities]}::text[])
  `
  await sql`
    delete from watch_seen
    where user_id = ${workspace} and source_id = ${sourceId} and listed_at < ${forgottenBefore}
  `
}
