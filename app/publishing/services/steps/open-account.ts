import type { ServiceContext } from '#app/platform/context.ts'
import { SealError, unseal } from '#app/platform/secrets/seal.ts'
import type { ConnectedAccount, NetworkAdapters } from '#app/publishing/integrations/network.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findSealedAccount } from '#db/queries/publishing/publish-accounts.ts'

/**
 * A connected account with its tokens opened. Null when it is not connected, when this installation has no adapter for
 * its network, or when its tokens were sealed with a key that is gone: then somebody has to connect it again.
 */
export async function openAccount(
  sql: Sql,
  input: { context: ServiceContext; adapters: NetworkAdapters; workspace: WorkspaceId; id: string },
): Promise<ConnectedAccount | null> {
  const { context, adapters, workspace, id } = input
  const row = await findSealedAccount(sql, { workspace, id })
  if (!row?.sealedTokens || row.status !== 'connected' || !adapters[row.network]) return null
  const { network, server, accountId, handle } = row
  try {
    const text = unseal(row.sealedTokens, context.config.encryptionKey, 'connection-tokens', id)
    return { id, network, server, accountId, handle, tokens: JSON.parse(text) as unknown }
  } catch (error) {
    if (error instanceof SealError || error instanceof SyntaxError) return null
    throw error
  }
}
