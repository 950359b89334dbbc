import type { Network } from '#core/publishing/networks.ts'
import type { ConnectionStatus } from '#core/publishing/states.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** An account that is or was connected, without its tokens. */
export interface ListedConnection {
  readonly id: string
  readonly network: Network
  readonly server: string
  readonly handle: string
  readonly displayName: string
  readonly status: ConnectionStatus
  /** Why it has to be connected again; '' when it has not. */
  readonly reason: string
  /** When it has to be connected again; null where that is not known. */
  readonly expiresAt: Date | null
  readonly createdAt: Date
}

/** The accounts of a workspace that are connected or were until their network refused us, the first connected first. */
export async function listConnections(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<ListedConnection[]> {
  return sql<ListedConnection[]>`
    select id, network, server, handle, display_name, status, reason, expires_at, created_at from connections
    where user_id = ${workspace} and status <> 'disconnected' order by created_at, id limit 100
  `
}

/** An account with its sealed tokens, for whoever changes it in this transaction. */
export interface LockedConnection {
  readonly id: string
  readonly network: Network
  readonly server: string
  readonly accountId: string
  readonly handle: string
  readonly sealedTokens: Uint8Array | null
}

/** Locks an account by its name at its server; null when it was never connected. */
export async function lockConnectionByAccount(
  sql: Sql,
  input: { workspace: WorkspaceId; network: Network; server: string; accountId: string },
): Promise<LockedConnection | null> {
  const [row] = await sql<LockedConnection[]>`
    select id, network, server, account_id, handle, sealed_tokens from connections
    where user_id = ${input.workspace} and network = ${input.network} and server = ${input.server}
      and account_id = ${input.accountId} for update
  `
  return row ?? null
}

/** Locks an account that is connected or has to be again; null when there is none. */
export async function lockConnection(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<LockedConnection | null> {
  const [row] = await sql<LockedConnection[]>`
    select id, network, server, account_id, handle, sealed_tokens from connections
    where user_id = ${workspace} and id = ${id} and status <> 'disconnected' for update
  `
  return row ?? null
}

/** Keeps an account as connected, with new tokens; one that was connected before begins anew under its id. */
export async function upsertConnection(
  sql: Sql,
  input: {
    workspace: WorkspaceId
    id: string
    network: Network
    server: string
    accountId: string
    handle: string
    displayName: string
    sealedTokens: Uint8Array
    scopes: string
    expiresAt: Date | null
    now: Date
  },
): Promise<void> {
  await sql`
    insert into connections (id, user_id, network, server, account_id, handle, display_name, sealed_tokens, scopes,
      expires_at, created_at)
    values (${input.id}, ${input.workspace}, ${input.network}, ${input.server}, ${input.accountId}, ${input.handle},
      ${input.displayName}, ${input.sealedTokens}, ${input.scopes},
      ${input.expiresAt}, ${input.now})
    on conflict (user_id, network, server, account_id) do update set handle = excluded.handle,
      display_name = excluded.display_name, sealed_tokens = excluded.sealed_tokens, scopes = excluded.scopes,
      expires_at = excluded.expires_at,
      created_at = case when connections.status = 'disconnected' then excluded.created_at else connections.created_at end,
      status = 'connected', reason = '', resting_until = null, renewing_by = null, renewing_until = null
  `
}

/** Forgets the tokens of an account; what was published through it stays. */
export async function updateDisconnected(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<void> {
  await sql`
    update connections set status = 'disconnected', sealed_tokens = null, reason = '', resting_until = null,
      renewing_by = null, renewing_until = null
    where user_id = ${workspace} and id = ${id}
  `
}

/** Is this account connected in another workspace, too? System role only. */
export async function isConnectedElsewhere(
  sql: Sql,
  input: { workspace: WorkspaceId; network: Network; server: string; accountId: string },
): Promise<boolean> {
  const rows = await sql`
    select 1 from connections
    where network = ${input.network} and server = ${input.server} and account_id = ${input.accountId}
      and user_id <> ${input.workspace} and status <> 'disconnected' limit 1
  `
  return rows.count > 0
}

/** The accounts of a workspace that can be posted to, with their sealed tokens. */
export async function listSealedConnections(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ id: string; network: Network; server: string; accountId: string; sealedTokens: Uint8Array }[]> {
  return sql<{ id: string; network: Network; server: string; accountId: string; sealedTokens: Uint8Array }[]>`
    select id, network, server, account_id, sealed_tokens from connections
    where user_id = ${workspace} and sealed_tokens is not null order by id
  `
}
