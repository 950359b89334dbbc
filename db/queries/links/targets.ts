import type { Sql } from '../../client.ts'

/**
 * Pages that links of any workspace lead to and that are due for a look, each once, those never looked at first. A link
 * that nobody followed since `followedSince` and that is older than that is left out.
 */
export async function listTargetsToCheck(
  sql: Sql,
  input: { aliveBefore: Date; deadBefore: Date; followedSince: Date; limit: number },
): Promise<string[]> {
  const { aliveBefore, deadBefore, followedSince, limit } = input
  const rows = await sql<{ target: string }[]>`
    select l.target
    from tracked_links l
    where l.deleted_at is null
      and (l.checked_at is null or l.checked_at < case when l.dead_since is null then ${aliveBefore} else ${deadBefore} end)
      and (l.created_at > ${followedSince} or exists (
        select from link_days d
        where d.user_id = l.user_id and d.link_id = l.id and d.reason = '' and d.day >= ${followedSince}::timestamptz::date
      ))
    group by l.target order by min(l.checked_at) nulls first limit ${limit}
  `
  return rows.map(({ target }) => target)
}

/** Notes for all links to a page what was found there; null for what could not be said changes only when it was looked at. */
export async function updateTargetChecked(
  sql: Sql,
  { target, isDead, now }: { target: string; isDead: boolean | null; now: Date },
): Promise<void> {
  await sql`
    update tracked_links set checked_at = ${now},
      dead_since = case ${isDead}::boolean when true then coalesce(dead_since, ${now}) when false then null else dead_since end
    where target = ${target} and deleted_at is null
  `
}
