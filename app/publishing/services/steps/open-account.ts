import type { ServiceContext } from '#app/platform/context.ts'
import type { ConnectedAccount, NetworkAdapters } from '#app/publishing/integrations/network.ts'
import { openTokens } from '#app/publishing/services/connections/open-tokens.ts'
import { openVault } from '#app/publishing/services/connections/open-vault.ts'
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
  const tokens = openTokens(context, row)
  if (tokens === null) return null
  return { id, network, server, accountId, handle, tokens, vault: openVault(context, { workspace, id }) }
}
