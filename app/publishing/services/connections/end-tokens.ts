import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Network } from '#core/publishing/networks.ts'
import { isConnectedElsewhere } from '#db/queries/publishing/connections.ts'
import { findConnector } from './find-connector.ts'

/**
 * Ends tokens at their network; false where it could not be told. Not while another workspace has the account: a network
 * may give one and the same token each time that its owner allows us in.
 */
export async function endTokens(
  ctx: Pick<WorkspaceContext, 'db' | 'config' | 'workspace'>,
  account: {
    readonly network: Network
    readonly server: string
    readonly accountId: string
    readonly tokens: unknown
    /** The account lives on here with newer tokens. */
    readonly isReplaced: boolean
  },
): Promise<boolean> {
  const { workspace } = ctx
  const { network, server, accountId } = account
  const isInUse = await ctx.db.acrossWorkspaces('publishing', sql =>
    isConnectedElsewhere(sql, { workspace, network, server, accountId }),
  )
  if (isInUse) return true
  return (await findConnector(ctx, network)?.end(account)) ?? false
}
