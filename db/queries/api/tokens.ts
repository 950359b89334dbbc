import type { ApiScope } from '#core/api/scopes.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text, textList, uuid } from '../../row.ts'
import type { StoredSubscription } from '../billing/subscriptions.ts'
import type { MembershipRow } from '../identity/sessions.ts'

export const tokenShape = rowShape('api_tokens', {
  id: uuid,
  memberId: uuid,
  name: text(),
  beginning: text(),
  scopes: textList,
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: nullable(instant),
})

/** A token as its list shows it. */
export type ApiToken = RowOf<typeof tokenShape>

/** The token behind a call, with the person and the workspace it stands for as they are now. */
export interface CallingToken {
  readonly id: string
  readonly workspace: string
  readonly memberId: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly lastUsedAt: Date | null
  /** What its person is called. */
  readonly personName: string
  /** Where its person may act when they ask for `workspace`: another one than that once they were removed there. */
  readonly workspaceId: string
  readonly workspaceTimeZone: string
  readonly memberships: readonly MembershipRow[]
  readonly subscription: (StoredSubscription & { readonly hasCard: boolean }) | null
  /** Its person or the workspace's owner asked for their account to be deleted. */
  readonly isLeaving: boolean
}

/** The living token of a hash, with who and where it stands for; null when it is unknown, revoked or over. */
export async function findCallingToken(
  sql: Sql,
  { hash, now }: { hash: Uint8Array; now: Date },
): Promise<CallingToken | null> {
  const [row] = await sql<CallingToken[]>`
    select t.id, t.user_id as workspace, t.member_id, t.name, t.scopes, t.last_used_at,
      coalesce(nullif(place.full_name, ''), a.email) as person_name, place.workspace_id, place.workspace_time_zone, place.memberships, place.subscription,
      exists (select from account_deletions d where d.user_id in (t.member_id, t.user_id)) as is_leaving
    from api_tokens t
    join accounts a on a.id = t.member_id
    cross join read_place(t.member_id, t.user_id) place
    where t.token_hash = ${hash} and t.revoked_at is null and t.expires_at > ${now}
  `
  return row ?? null
}

/** Notes that a token was used. */
export async function updateTokenUsed(sql: Sql, { id, now }: { id: string; now: Date }): Promise<void> {
  await sql`
    update api_tokens set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${now})
  `
}

/** Tokens that were not revoked, the newest first, of one person or of everybody; also those that are over. */
export async function listTokens(
  sql: Sql,
  { workspace, memberId }: { workspace: WorkspaceId; memberId: string | null },
): Promise<ApiToken[]> {
  return sql<ApiToken[]>`
    select ${sql(tokenShape.names)} from api_tokens
    where user_id = ${workspace} and revoked_at is null ${memberId ? sql`and member_id = ${memberId}` : sql``}
    order by created_at desc, id limit 100
  `
}

/** Living tokens of one person in a workspace. */
export async function countLivingTokens(
  sql: Sql,
  { workspace, memberId, now }: { workspace: WorkspaceId; memberId: string; now: Date },
): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from api_tokens
    where user_id = ${workspace} and member_id = ${memberId} and revoked_at is null and expires_at > ${now}
  `
  return row?.n ?? 0
}

/** Keeps a new token by its hash. */
export async function insertToken(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    memberId: string
    name: string
    hash: Uint8Array
    beginning: string
    scopes: readonly ApiScope[]
    now: Date
    expiresAt: Date
  },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into api_tokens (user_id, member_id, name, token_hash, beginning, scopes, created_at, expires_at)
    values (
      ${input.workspace}, ${input.memberId}, ${input.name}, ${input.hash}, ${input.beginning},
      ${sql.array([...input.scopes])}::text[], ${input.now}, ${input.expiresAt}
    )
    returning id
  `
  if (!row) throw new Error('The token was not returned')
  return row.id
}

/** Has this token ended for good? Not for whoever may not see it. */
export async function isTokenRevoked(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  const rows = await sql`
    select from api_tokens where user_id = ${workspace} and id = ${id} and revoked_at is not null
  `
  return rows.count === 1
}

/** Ends a token for good; answers its name and whose it was, null when there is no such token to end. */
export async function updateTokenRevoked(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<{ name: string; memberId: string } | null> {
  const [row] = await sql<{ name: string; memberId: string }[]>`
    update api_tokens set revoked_at = ${now}
    where user_id = ${workspace} and id = ${id} and revoked_at is null
    returning name, member_id
  `
  return row ?? null
}
