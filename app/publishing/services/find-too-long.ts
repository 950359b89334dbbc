import type { WorkspaceContext } from '#app/platform/context.ts'
import { networkAdapters } from '#app/publishing/integrations/adapters.ts'
import type { ConnectedAccount } from '#app/publishing/integrations/network.ts'
import { countFor } from '#core/posts/platforms/count.ts'
import { readPlatform } from '#core/posts/platforms/platforms.ts'
import { readVariants, textFor } from '#core/posts/variants.ts'
import { isUuid } from '#db/client.ts'
import { findTextToPublish } from '#db/queries/publishing/targets.ts'
import { openAccount } from './steps/open-account.ts'

/** Accounts that are asked at most. */
const MOST_ACCOUNTS = 20
/** Milliseconds that somebody waits for servers to name their limits. */
const PATIENCE_MS = 4000

/**
 * The first of these accounts whose server would find the post too long, with what it takes and what the text has; null
 * when it fits everywhere. Servers differ, so each is asked, once a day; one that does not answer now stops nobody.
 */
export async function findTooLong(
  ctx: WorkspaceContext,
  { postId, connectionIds }: { postId: string; connectionIds: readonly string[] },
): Promise<{ handle: string; limit: number; length: number } | null> {
  const ids = connectionIds.filter(isUuid).slice(0, MOST_ACCOUNTS)
  if (ids.length === 0 || !isUuid(postId)) return null
  const adapters = networkAdapters(ctx.config)
  const { workspace } = ctx
  const { source, accounts } = await ctx.inWorkspace(async sql => {
    const opened: (ConnectedAccount | null)[] = []
    for (const id of ids) opened.push(await openAccount(sql, { context: ctx, adapters, workspace, id }))
    return {
      source: await findTextToPublish(sql, { workspace, postId }),
      accounts: opened.filter(account => account !== null),
    }
  })
  if (!source) return null
  const variants = readVariants(source.variants)
  const found = await Promise.all(
    accounts.map(async account => {
      const platform = readPlatform(account.network)
      const limits = await adapters[account.network]?.limits(account, AbortSignal.timeout(PATIENCE_MS))
      if (!platform || !limits) return null
      const length = countFor(platform, textFor(platform, { body: source.body, variants }).trim())
      const limit = limits.maxCharacters
      return length > limit ? { handle: account.handle, limit, length } : null
    }),
  )
  return found.find(account => account !== null) ?? null
}
