import type { ApiAnswer } from '#core/api/answer.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { jsonb } from '../../json.ts'

/** What a caller’s Idempotency-Key stands for. */
interface Claim {
  readonly state: 'running' | 'free' | 'answered'
  /** The mark of the request that it came with. */
  readonly fingerprint: string
  /** Under which the work itself is done once, whatever becomes of this process. */
  readonly workKey: string
  readonly answer?: ApiAnswer
}

interface ClaimKey {
  readonly workspace: WorkspaceId
  readonly tokenId: string
  /** A hash of the caller’s key. */
  readonly key: string
}

const ACTION = 'api_call'
const scopeOf = (tokenId: string) => `api:${tokenId}`

/**
 * Claims a key for a request, in one statement, so that of many at once one is the first. Also the first is whoever comes
 * after `keptSince` has passed, after a refusal, or with the same request after `runsSince`, when whoever ran it must have
 * died: then under the old work key, so that what was done is not done again.
 */
export async function claimAnswer(
  sql: Sql,
  input: ClaimKey & {
    fingerprint: string
    workKey: string
    now: Date
    keptSince: Date
    runsSince: Date
  },
): Promise<{ first: true; workKey: string } | { first: false; claim: Claim }> {
  const { workspace, tokenId, key, fingerprint, workKey, now } = input
  const claim: Claim = { state: 'running', fingerprint, workKey }
  const isStuck = sql`
    (k.result ->> 'state' = 'running' and k.result ->> 'fingerprint' = ${fingerprint} and k.created_at < ${input.runsSince})
  `
  const [won] = await sql<{ result: Claim }[]>`
    insert into idempotency_keys as k (scope, action, key, user_id, result, created_at)
    values (${scopeOf(tokenId)}, ${ACTION}, ${key}, ${workspace}, ${jsonb(sql, claim)}, ${now})
    on conflict (scope, action, key) do update set
      result = case when ${isStuck} and k.created_at >= ${input.keptSince} then k.result else excluded.result end,
      created_at = excluded.created_at
    where k.created_at < ${input.keptSince} or k.result ->> 'state' = 'free' or ${isStuck}
    returning result
  `
  if (won) return { first: true, workKey: won.result.workKey }
  const [row] = await sql<{ result: Claim }[]>`
    select result from idempotency_keys where scope = ${scopeOf(tokenId)} and action = ${ACTION} and key = ${key}
  `
  if (!row) throw new Error('A claimed key is gone')
  return { first: false, claim: row.result }
}

/** Keeps the answer of a claimed key; without one the key is free again, because nothing was done. */
export async function updateClaim(
  sql: Sql,
  input: ClaimKey & { fingerprint: string; workKey: string; answer: ApiAnswer | null },
): Promise<void> {
  const { tokenId, key, fingerprint, workKey, answer } = input
  const claim: Claim = answer
    ? { state: 'answered', fingerprint, workKey, answer }
    : { state: 'free', fingerprint, workKey }
  await sql`
    update idempotency_keys set result = ${jsonb(sql, claim)}
    where scope = ${scopeOf(tokenId)} and action = ${ACTION} and key = ${key} and user_id = ${input.workspace}
      and result ->> 'workKey' = ${workKey}
  `
}
