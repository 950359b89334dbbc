import type { Sql } from '../../client.ts'

export interface TwoFactor {
  readonly sealedSecret: Uint8Array
  readonly confirmedAt: Date | null
}

/** The authenticator of an account, confirmed or waiting for its first code; null when there is none. */
export async function findTwoFactor(sql: Sql, { userId }: { userId: string }): Promise<TwoFactor | null> {
  const [row] = await sql<TwoFactor[]>`
    select sealed_secret, confirmed_at from two_factor where user_id = ${userId}
  `
  return row ?? null
}

/** Keeps the secret of an authenticator that waits for its first code; one that is confirmed already stays. */
export async function upsertPendingTwoFactor(
  sql: Sql,
  { userId, sealedSecret }: { userId: string; sealedSecret: Uint8Array },
): Promise<void> {
  await sql`
    insert into two_factor (user_id, sealed_secret) values (${userId}, ${sealedSecret})
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
    where two_factor.confirmed_at is null
  `
}

/** Turns the second step on with the step of its first code; false when it is on already. */
export async function updateTwoFactorConfirmed(
  sql: Sql,
  { userId, step, at }: { userId: string; step: number; at: Date },
): Promise<boolean> {
  const rows = await sql`
    update two_factor set confirmed_at = ${at}, last_step = ${step}
    where user_id = ${userId} and confirmed_at is null
  `
  return rows.count === 1
}

/** Spends a one-time code by its step. Of any number at once exactly one is answered true. */
export async function updateTwoFactorStep(
  sql: Sql,
  { userId, step }: { userId: string; step: number },
): Promise<boolean> {
  const rows = await sql`
    update two_factor set last_step = ${step}
    where user_id = ${userId} and confirmed_at is not null and last_step < ${step}
  `
  return rows.count === 1
}

/** Turns the second step off, and with it the recovery codes. */
export async function deleteTwoFactor(sql: Sql, { userId }: { userId: string }): Promise<boolean> {
  await sql`delete from recovery_codes where user_id = ${userId}`
  const rows = await sql`delete from two_factor where user_id = ${userId}`
  return rows.count === 1
}

/** Replaces all recovery codes; the old ones end at once. */
export async function insertRecoveryCodes(
  sql: Sql,
  { userId, hashes }: { userId: string; hashes: readonly Uint8Array[] },
): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${userId}`
  for (const hash of hashes) await sql`insert into recovery_codes (user_id, hash) values (${userId}, ${hash})`
}

/** Spends a recovery code, known by its hashes under the keys there are. Of any number at once exactly one is answered true. */
export async function consumeRecoveryCode(
  sql: Sql,
  { userId, hashes, now }: { userId: string; hashes: readonly Uint8Array[]; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update recovery_codes set used_at = ${now} where user_id = ${userId} and used_at is null
      and hash = any(${sql.array([...hashes], 1001)})
  `
  return rows.count === 1
}

/** Recovery codes that still work. */
export async function countRecoveryCodes(sql: Sql, { userId }: { userId: string }): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from recovery_codes where user_id = ${userId} and used_at is null
  `
  return row?.count ?? 0
}
