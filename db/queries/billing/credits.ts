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
