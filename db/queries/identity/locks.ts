import type { Sql } from '../../client.ts'

export interface AuthLock {
  /** Refusals in a row, from 0. */
  readonly attempt: number
  readonly lockedAt: Date
}

/** When a form was locked last, or null. */
export async function findAuthLock(sql: Sql, { key }: { key: string }): Promise<AuthLock | null> {
  const [row] = await sql<AuthLock[]>`select attempt, locked_at from auth_locks where key = ${key}`
  return row ?? null
}

/** Locks a form once more and answers how often in a row that was; fifteen quiet minutes begin anew. */
export async function upsertAuthLock(sql: Sql, { key, now }: { key: string; now: Date }): Promise<number> {
  const [row] = await sql<{ attempt: number }[]>`
    insert into auth_locks as l (key, attempt, locked_at) values (${key}, 0, ${now})
    on conflict (key) do update set
      attempt = case when l.locked_at < ${now}::timestamptz - interval '15 minutes' then 0 else least(l.attempt, 100) + 1 end,
      locked_at = excluded.locked_at
    returning attempt
  `
  return row?.attempt ?? 0
}
