import type { ConnectedAccount } from '#app/publishing/integrations/network.ts'
import { NETWORK_NAMES } from '#core/publishing/networks.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { updateNeedsReconnecting } from '#db/queries/publishing/claims.ts'

/** Notes that a network no longer lets us post to an account. What was not published by that says so itself. */
export async function losePermission(
  sql: Sql,
  { workspace, account }: { workspace: WorkspaceId; account: ConnectedAccount },
): Promise<void> {
  const reason = `${NETWORK_NAMES[account.network]} no longer lets us post to this account.`
  await updateNeedsReconnecting(sql, { workspace, connectionId: account.id, reason })
}
