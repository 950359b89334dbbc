import type { ApiScope } from '#core/api/scopes.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { instant, nullable, type RowOf, rowShape, text, textList, uuid } from '../../row.ts'
import type { CallingToken } from './tokens.ts'

export const appShape = rowShape('connected_apps', {
  id: uuid,
  memberId: uuid,
  name: text(),
  clientId: text(),
  redirectHost: text(),
  scopes: textList,
  createdAt: instant,
  lastUsedAt: nullable(instant),
})

/** An app as its list shows it. */
export type ConnectedApp = RowOf<typeof appShape>

/** Keeps that a person lets an app act, and the code it trades for tokens, by its hash. */
export async function insertAppWithCode(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    memberId: string
    clientId: string
    name: string
    redirectHost: string
    redirectUri: string
    scopes: readonly ApiScope[]
    resource: string
    state: string
    challenge: string
    codeHash: Uint8Array
    codeExpiresAt: Date
    now: Date
  },
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into connected_apps (user_id, member_id, client_id, name, redirect_host, scopes, resource, created_at)
    values (
      ${input.workspace}, ${input.memberId}, ${input.clientId}, ${input.name}, ${input.redirectHost},
      ${sql.array([...input.scopes])}::text[], ${input.resource}, ${input.now}
    )
    returning id
  `
  if (!row) throw new Error('The app was not returned')
  await sql`
    insert into app_codes (code_hash, user_id, app_id, redirect_uri, state, challenge, expires_at)
    values (
      ${input.codeHash}, ${input.workspace}, ${row.id}, ${input.redirectUri}, ${input.state}, ${input.challenge},
      ${input.codeExpiresAt}
    )
  `
  return row.id
}

/** Where a code that nobody has traded is to be taken; null for none. */
export async function findCodeReturn(
  sql: Sql,
  {
    workspace,
    memberId,
    codeHash,
    now,
  }: { workspace: WorkspaceId; memberId: string; codeHash: Uint8Array; now: Date },
): Promise<{ redirectUri: string; state: string } | null> {
  const [row] = await sql<{ redirectUri: string; state: string }[]>`
    select c.redirect_uri, c.state from app_codes c join connected_apps a on a.id = c.app_id
    where c.user_id = ${workspace} and c.code_hash = ${codeHash} and c.used_at is null and c.expires_at > ${now}
      and a.member_id = ${memberId}
  `
  return row ?? null
}

/** Living apps that have tokens, the newest first: of one person, or of everybody. */
export async function listApps(
  sql: Sql,
  { workspace, memberId }: { workspace: WorkspaceId; memberId: string | null },
): Promise<ConnectedApp[]> {
  return sql<ConnectedApp[]>`
    select ${sql(appShape.names)} from connected_apps
    where user_id = ${workspace} and revoked_at is null and last_used_at is not null
      ${memberId ? sql`and member_id = ${memberId}` : sql``}
    order by created_at desc, id limit 100
  `
}

/** Has this app ended for good? Not for whoever may not see it. */
export async function isAppRevoked(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<boolean> {
  const rows = await sql`
    select from connected_apps where user_id = ${workspace} and id = ${id} and revoked_at is not null
  `
  return rows.count === 1
}

/** Ends an app for good; answers its name and whose it was, null when there is none to end. */
export async function updateAppRevoked(
  sql: Sql,
  { workspace, id, now }: { workspace: WorkspaceId; id: string; now: Date },
): Promise<{ name: string; memberId: string } | null> {
  const [row] = await sql<{ name: string; memberId: string }[]>`
    update connected_apps set revoked_at = ${now}
    where user_id = ${workspace} and id = ${id} and revoked_at is null returning name, member_id
  `
  return row ?? null
}

/** The app behind a living access token for this resource, with who and where it stands for; null for none. */
export async function findCallingApp(
  sql: Sql,
  { hash, resource, now }: { hash: Uint8Array; resource: string; now: Date },
): Promise<CallingToken | null> {
  const [row] = await sql<CallingToken[]>`
    select g.id, g.user_id as workspace, g.member_id, g.name, g.scopes, g.last_used_at,
      coalesce(nullif(place.full_name, ''), a.email) as person_name, place.workspace_id, place.workspace_time_zone,
      place.memberships, place.subscription,
      exists (select from account_deletions d where d.user_id in (g.member_id, g.user_id)) as is_leaving
    from app_tokens t
    join connected_apps g on g.id = t.app_id
    join accounts a on a.id = g.member_id
    cross join read_place(g.member_id, g.user_id) place
    where t.token_hash = ${hash} and t.kind = 'access' and t.expires_at > ${now} and g.revoked_at is null
      and g.resource = ${resource}
  `
  return row ?? null
}

/** Notes that an app was used. */
export async function updateAppUsed(sql: Sql, { id, now }: { id: string; now: Date }): Promise<void> {
  await sql`
    update connected_apps set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${now})
  `
}
