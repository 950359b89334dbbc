import type { Sql, WorkspaceId } from '../../client.ts'

/** Credits spent in `from <= at < to` and not given back. */
export async function countCredits(
  sql: Sql,
  { workspace, from, to }: { workspace: WorkspaceId; from: Date; to: Date },
): Promise<number> {
  const [row] = await sql<{ spent: number }[]>`
    select coalesce(sum(credits), 0)::integer as spent from ai_generations
    where user_id = ${workspace} and refunded_at is null and created_at >= ${from} and created_at < ${to}
  `
  return row?.spent ?? 0
}

/**
 * Since when the workspace has asked `limit` times or more, answers given back included: each of them was paid for by us.
 * Null while it has asked less often since `from`.
 */
export async function findAskedSince(
  sql: Sql,
  { workspace, limit, from }: { workspace: WorkspaceId; limit: number; from: Date },
): Promise<Date | null> {
  const [row] = await sql<{ createdAt: Date }[]>`
    select created_at from ai_generations where user_id = ${workspace} and created_at > ${from}
    order by created_at desc offset ${Math.max(limit, 1) - 1} limit 1
  `
  return row?.createdAt ?? null
}

/** Writes down that credits were spent; answers the id by which they can be given back. */
export async function insertCredits(
  sql: Sql,
  input: { workspace: WorkspaceId; kind: string; credits: number; now: Date },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into ai_generations (user_id, kind, credits, created_at)
    values (${input.workspace}, ${input.kind}, ${input.credits}, ${input.now})
    returning id
  `
  if (!row) throw new Error('Credits were not written down')
  return row.id
}

/** Gives credits back, once; answers false when they were given back before. */
export async function updateCreditsRefunded(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update ai_generations set refunded_at = ${now}
    where id = ${id} and user_id = ${workspace} and refunded_at is null
  `
  return rows.count === 1
}
