import type { Sql, WorkspaceId } from '../../client.ts'
import { boolean, instant, type RowOf, rowShape, smallint, text, uuid } from '../../row.ts'

export const checkinShape = rowShape('brand_checkins', {
  id: uuid,
  alignmentScore: smallint,
  completed: boolean,
  note: text(),
  createdAt: instant,
})

export type Checkin = RowOf<typeof checkinShape>

/** Stores a check-in; the score is a whole number from 0 to 10. */
export async function insertCheckin(
  sql: Sql,
  input: { workspace: WorkspaceId; alignmentScore: number; completed?: boolean; note?: string; now: Date },
): Promise<Checkin> {
  const [row] = await sql<Checkin[]>`
    insert into brand_checkins (user_id, alignment_score, completed, note, created_at)
    values (
      ${input.workspace}, ${input.alignmentScore}, ${input.completed ?? true}, ${input.note ?? ''}, ${input.now}
    )
    returning ${sql(checkinShape.names)}
  `
  if (!row) throw new Error('The check-in was not returned')
  return row
}

/** Newest first. */
export async function listLatestCheckins(
  sql: Sql,
  { workspace, limit }: { workspace: WorkspaceId; limit: number },
): Promise<Checkin[]> {
  return sql<Checkin[]>`
    select ${sql(checkinShape.names)} from brand_checkins
    where user_id = ${workspace} order by created_at desc, id desc limit ${Math.min(limit, 100)}
  `
}

/** The last check-in, finished or not; null when there is none. */
export async function findLatestCheckin(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Checkin | null> {
  const [row] = await listLatestCheckins(sql, { workspace, limit: 1 })
  return row ?? null
}

/** Check-ins since an instant (the history: 30 days), newest first, at most 200. */
export async function listCheckinsSince(
  sql: Sql,
  { workspace, since }: { workspace: WorkspaceId; since: Date },
): Promise<Checkin[]> {
  return sql<Checkin[]>`
    select ${sql(checkinShape.names)} from brand_checkins
    where user_id = ${workspace} and created_at >= ${since} order by created_at desc, id desc limit 200
  `
}
