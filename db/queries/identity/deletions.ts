import type { Sql, WorkspaceId } from '../../client.ts'

/** That an account is to be deleted. */
export interface Deletion {
  readonly dueAt: Date
  readonly renewalStopped: boolean
}

/** The deletion an owner asked for; null when they did not. */
export async function findDeletion(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Deletion | null> {
  const [row] = await sql<Deletion[]>`
    select due_at, renewal_stopped from account_deletions where user_id = ${workspace}
  `
  return row ?? null
}

/** Notes that an account is to be deleted; false when that was noted before. */
export async function insertDeletion(
  sql: Sql,
  deletion: Deletion & { workspace: WorkspaceId; now: Date },
): Promise<boolean> {
  const { count } = await sql`
    insert into account_deletions (user_id, requested_at, due_at, renewal_stopped)
    values (${deletion.workspace}, ${deletion.now}, ${deletion.dueAt}, ${deletion.renewalStopped})
    on conflict (user_id) do nothing
  `
  return count > 0
}

/** Takes a deletion back; null when there is none, or it has begun. */
export async function deleteDeletion(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<Deletion | null> {
  const [row] = await sql<Deletion[]>`
    delete from account_deletions where user_id = ${workspace} and begun_at is null
    returning due_at, renewal_stopped
  `
  return row ?? null
}

/** Begins the next deletions that are due, those that a run was cut off over among them. System role only. */
export async function beginDueDeletions(
  sql: Sql,
  { now, limit }: { now: Date; limit: number },
): Promise<{ userId: string }[]> {
  return sql<{ userId: string }[]>`
    update account_deletions set begun_at = coalesce(begun_at, ${now})
    where user_id in (
      select user_id from account_deletions where due_at <= ${now} order by due_at limit ${limit} for update skip locked
    )
    returning user_id
  `
}
