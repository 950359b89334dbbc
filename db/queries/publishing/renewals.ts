import type { Sql, WorkspaceId } from '../../client.ts'

interface Account {
  readonly workspace: WorkspaceId
  readonly id: string
}

/** The sealed tokens of an account that is connected; null when it is not any more. */
export async function findSealedTokens(sql: Sql, { workspace, id }: Account): Promise<Uint8Array | null> {
  const [row] = await sql<{ sealedTokens: Uint8Array | null }[]>`
    select sealed_tokens from connections where user_id = ${workspace} and id = ${id} and status = 'connected'
  `
  return row?.sealedTokens ?? null
}

/**
 * Keeps renewed tokens of an account. False when it was disconnected or connected again meanwhile, or when another has the
 * turn: what is there then is newer. `holder` is whose turn it is; null without one.
 */
export async function updateTokens(
  sql: Sql,
  input: Account & { sealedTokens: Uint8Array; expiresAt: Date | null; holder: string | null },
): Promise<boolean> {
  const { workspace, id, sealedTokens, expiresAt, holder } = input
  const rows = await sql`
    update connections set sealed_tokens = ${sealedTokens}, expires_at = ${expiresAt}
    where user_id = ${workspace} and id = ${id} and status = 'connected'
      and case when ${holder}::uuid is null then renewing_until is null or renewing_until < now()
        else renewing_by = ${holder} end
    returning 1
  `
  return rows.count > 0
}

/**
 * Takes the turn to renew an account's tokens for `seconds`, by the database's clock, which is the same for all processes.
 * False while another has it.
 */
export async function claimRenewal(
  sql: Sql,
  input: Account & { holder: string; seconds: number },
): Promise<boolean> {
  const rows = await sql`
    update connections set renewing_by = ${input.holder}, renewing_until = now() + make_interval(secs => ${input.seconds})
    where user_id = ${input.workspace} and id = ${input.id} and (renewing_until is null or renewing_until < now())
    returning 1
  `
  return rows.count > 0
}

/** Gives the turn back, unless it was over and another has taken it. */
export async function releaseRenewal(sql: Sql, input: Account & { holder: string }): Promise<void> {
  await sql`
    update connections set renewing_by = null, renewing_until = null
    where user_id = ${input.workspace} and id = ${input.id} and renewing_by = ${input.holder}
  `
}
