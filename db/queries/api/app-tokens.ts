import type { Sql } from '../../client.ts'

/** What stands behind a code or a refresh token, locked until the transaction ends. */
export interface AppGrant {
  readonly appId: string
  readonly workspace: string
  /** Whose app it is. */
  readonly memberId: string
  readonly clientId: string
  readonly scopes: readonly string[]
  readonly isRevoked: boolean
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

/** The code of a hash with its app; null when there is none. One trade at a time. */
export async function lockCode(
  sql: Sql,
  { hash }: { hash: Uint8Array },
): Promise<(AppGrant & { redirectUri: string; challenge: string }) | null> {
  const [row] = await sql<(AppGrant & { redirectUri: string; challenge: string })[]>`
    select a.id as app_id, a.user_id as workspace, a.member_id, a.client_id, a.scopes, a.revoked_at is not null as is_revoked,
      c.expires_at, c.used_at, c.redirect_uri, c.challenge
    from app_codes c join connected_apps a on a.id = c.app_id where c.code_hash = ${hash} for update
  `
  return row ?? null
}

/** The refresh token of a hash with its app; null when there is none. One trade at a time. */
export async function lockRefreshToken(sql: Sql, { hash }: { hash: Uint8Array }): Promise<AppGrant | null> {
  const [row] = await sql<AppGrant[]>`
    select a.id as app_id, a.user_id as workspace, a.member_id, a.client_id, a.scopes, a.revoked_at is not null as is_revoked,
      t.expires_at, t.used_at
    from app_tokens t join connected_apps a on a.id = t.app_id
    where t.token_hash = ${hash} and t.kind = 'refresh' for update
  `
  return row ?? null
}

/** The app of a token of either kind; null for none. */
export async function findAppOfToken(
  sql: Sql,
  { hash }: { hash: Uint8Array },
): Promise<{ appId: string; clientId: string } | null> {
  const [row] = await sql<{ appId: string; clientId: string }[]>`
    select a.id as app_id, a.client_id from app_tokens t join connected_apps a on a.id = t.app_id
    where t.token_hash = ${hash}
  `
  return row ?? null
}

/** Notes that a code was traded. */
export async function updateCodeUsed(
  sql: Sql,
  { hash, now }: { hash: Uint8Array; now: Date },
): Promise<void> {
  await sql`update app_codes set used_at = ${now} where code_hash = ${hash} and used_at is null`
}

/** Notes that a refresh token was traded; the first time counts. */
export async function updateTokenTraded(
  sql: Sql,
  { hash, now }: { hash: Uint8Array; now: Date },
): Promise<void> {
  await sql`update app_tokens set used_at = ${now} where token_hash = ${hash} and used_at is null`
}

/** Ends an app for good; false when it has ended already. */
export async function endApp(sql: Sql, { appId, now }: { appId: string; now: Date }): Promise<boolean> {
  const { count } = await sql`
    update connected_apps set revoked_at = ${now} where id = ${appId} and revoked_at is null
  `
  return count > 0
}

/** Keeps tokens by their hashes; one that is there already stays as it is. */
export async function insertAppTokens(
  sql: Sql,
  {
    workspace,
    appId,
    tokens,
    now,
  }: {
    workspace: string
    appId: string
    tokens: readonly { hash: Uint8Array; kind: 'access' | 'refresh'; expiresAt: Date }[]
    now: Date
  },
): Promise<void> {
  for (const { hash, kind, expiresAt } of tokens)
    await sql`
      insert into app_tokens (token_hash, user_id, app_id, kind, created_at, expires_at)
      values (${hash}, ${workspace}, ${appId}, ${kind}, ${now}, ${expiresAt})
      on conflict (token_hash) do nothing
    `
}
