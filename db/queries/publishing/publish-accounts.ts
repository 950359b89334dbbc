import type { Network } from '#core/publishing/networks.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** An account as it is sent to: with its sealed tokens. */
export interface SealedAccount {
  readonly id: string
  readonly network: Network
  readonly server: string
  readonly accountId: string
  readonly handle: string
  readonly status: 'connected' | 'needs_reconnecting' | 'disconnected'
  readonly sealedTokens: Uint8Array | null
}

/** One account with its sealed tokens; null when it is not there. */
export async function findSealedAccount(
  sql: Sql,
  { workspace, id }: { workspace: WorkspaceId; id: string },
): Promise<SealedAccount | null> {
  const [row] = await sql<SealedAccount[]>`
    select id, network, server, account_id, handle, status, sealed_tokens
    from connections where user_id = ${workspace} and id = ${id}
  `
  return row ?? null
}

/** An account as one chooses where to publish. */
export interface PublishAccount {
  readonly id: string
  readonly network: Network
  readonly handle: string
}

/** The accounts of scheduled posts, whether they are still connected or not. */
export async function listAccountsOf(
  sql: Sql,
  { workspace, scheduledPostIds }: { workspace: WorkspaceId; scheduledPostIds: readonly string[] },
): Promise<(PublishAccount & { scheduledPostId: string })[]> {
  return sql<(PublishAccount & { scheduledPostId: string })[]>`
    select c.id, c.network, c.handle, t.scheduled_post_id
    from publish_targets t join connections c on c.user_id = t.user_id and c.id = t.connection_id
    where t.user_id = ${workspace} and t.scheduled_post_id = any(${[...scheduledPostIds]}::uuid[])
    order by t.created_at, c.handle limit 1000
  `
}

/** The accounts that a workspace can publish to, by network and name. */
export async function listPublishAccounts(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<PublishAccount[]> {
  return sql<PublishAccount[]>`
    select id, network, handle from connections
    where user_id = ${workspace} and status = 'connected' order by network, handle, id limit 50
  `
}
