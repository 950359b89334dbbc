import type { WorkspaceContext } from '#app/platform/context.ts'
import { networkAdapters } from '#app/publishing/integrations/adapters.ts'
import type { ConnectedAccount, NetworkLimits } from '#app/publishing/integrations/network.ts'
import { isUuid } from '#db/client.ts'
import { openAccount } from './open-account.ts'

/** Accounts that are asked at most. */
const MOST_ACCOUNTS = 20
/** Milliseconds that somebody waits for servers to name their limits. */
const PATIENCE_MS = 4000

/**
 * The connected ones of these accounts, with what their servers allow: null from one that does not answer within the
 * milliseconds that somebody waits.
 */
export async function openAccounts(
  ctx: WorkspaceContext,
  connectionIds: readonly string[],
  patienceMs = PATIENCE_MS,
): Promise<{ account: ConnectedAccount; limits: NetworkLimits | null }[]> {
  const ids = connectionIds.filter(isUuid).slice(0, MOST_ACCOUNTS)
  if (ids.length === 0) return []
  const adapters = networkAdapters(ctx.config)
  const { workspace } = ctx
  const opened = await ctx.inWorkspace(async sql => {
    const accounts: (ConnectedAccount | null)[] = []
    for (const id of ids) accounts.push(await openAccount(sql, { context: ctx, adapters, workspace, id }))
    return accounts.filter(account => account !== null)
  })
  return Promise.all(
    opened.map(async account => ({
      account,
      limits: (await adapters[account.network]?.limits(account, AbortSignal.timeout(patienceMs))) ?? null,
    })),
  )
}
